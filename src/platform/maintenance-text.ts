/** Sent with `/version` while the shop is in maintenance: the text, percent-encoded. */
export const maintenanceHeader = 'x-maintenance';

let newest: string | null | undefined;
const listeners = new Set<() => void>();

export function noteMaintenance(text: string | null): void {
  newest = text;
  for (const listener of listeners) listener();
}

export const newestMaintenance = (): string | null | undefined => newest;

export function onMaintenance(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
