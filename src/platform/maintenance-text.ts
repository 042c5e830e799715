/** Sent with `/version` while the shop is in maintenance: the text, percent-encoded. */
export const maintenanceHeader = 'x-maintenance';

/** The newest text from the server: undefined until it has sent one or said that changes are possible, which is null. */
let newest: string | null | undefined;
const listeners = new Set<() => void>();

/** In a browser: takes up what the server says of maintenance, a text or null. */
export function noteMaintenance(text: string | null): void {
  newest = text;
  for (const listener of listeners) listener();
}

export const newestMaintenance = (): string | null | undefined => newest;

/** Calls `listener` after each change, until the returned function is called. */
export function onMaintenance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
