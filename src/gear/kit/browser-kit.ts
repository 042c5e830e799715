import { deviceStorage } from '#src/ui/client/browser-storage.ts';

export const maxInBrowser = 12;
export const browserKey = 'kit';
const offeredKey = 'kit-offered';

const isModelId = (id: unknown): id is string => typeof id === 'string' && /^[\w-]{1,120}$/.test(id);

export function readBrowserKit(): string[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.read(browserKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter(isModelId).slice(0, maxInBrowser);
  } catch {
    return [];
  }
}

export function writeBrowserKit(ids: readonly string[]): boolean {
  if (ids.length > maxInBrowser) return false;
  if (ids.length === 0) deviceStorage.remove(browserKey);
  else deviceStorage.write(browserKey, JSON.stringify(ids));
  return true;
}

export function readOffer(): string[] {
  const ids = readBrowserKit();
  return deviceStorage.read(offeredKey) === JSON.stringify(ids) ? [] : ids;
}

export function declineOffer(): void {
  deviceStorage.write(offeredKey, JSON.stringify(readBrowserKit()));
}

export function endOffer(): void {
  deviceStorage.remove(offeredKey);
  writeBrowserKit([]);
}
