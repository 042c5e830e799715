import { deviceStorage } from './browser-storage.ts';
import { currentPrefix } from './personal-storage.ts';

/** After this time, a different person may be using the browser. */
const intentMs = 30 * 60_000;

/** Stores what a visitor wanted to do, until they have logged in. */
export function storeIntent(name: string, what: string): void {
  deviceStorage.write(currentPrefix() + name, JSON.stringify({ what, at: Date.now() }));
}

/** Returns the stored value and removes it. If `only` is given, a different value is neither returned nor removed. */
export function takeIntent(name: string, only?: string): string | null {
  const key = currentPrefix() + name;
  const stored = readIntent(key);
  if (stored === null || (only !== undefined && stored !== only)) return null;
  deviceStorage.remove(key);
  return stored;
}

function readIntent(key: string): string | null {
  try {
    const stored: { what?: string; at?: number } = JSON.parse(deviceStorage.read(key) ?? '{}');
    return stored.what !== undefined && Date.now() - (stored.at ?? 0) < intentMs ? stored.what : null;
  } catch {
    return null;
  }
}
