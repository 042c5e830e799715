import { createStore } from '#src/platform/shared/store.ts';

/** Why the browser does not store what this page writes: the user blocked site data, or the storage is full. */
export type StorageFault = 'blocked' | 'full';

const fault = createStore<StorageFault | null>(null);
export const useStorageFault = fault.useValue;

function report(error: unknown): void {
  const next = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  // Components read during rendering, when no other component may be changed.
  if (fault.get() !== next) setTimeout(() => fault.set(next));
}

/** One of the browser's two storages. Values that the browser does not store are kept until the page is closed. */
function openStorage(name: 'localStorage' | 'sessionStorage') {
  const unstored = new Map<string, string>();
  // Another tab has changed or removed the value since. This tab sends itself such events, too.
  globalThis.addEventListener?.('storage', ({ key, isTrusted }) => {
    if (isTrusted && key === null) unstored.clear();
    else if (isTrusted && key !== null) unstored.delete(key);
  });
  function attempt<T>(work: (storage: Storage) => T): T | null {
    try {
      return work(globalThis[name]);
    } catch (error) {
      report(error);
      return null;
    }
  }
  const remove = (key: string): void => {
    unstored.delete(key);
    attempt((storage) => storage.removeItem(key));
  };
  return {
    read: (key: string): string | null => unstored.get(key) ?? attempt((storage) => storage.getItem(key)),
    write(key: string, value: string): void {
      unstored.delete(key);
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) return;
      // The next page must not take an older value for the current one.
      remove(key);
      unstored.set(key, value);
    },
    remove,
    keys(prefix: string): string[] {
      const all = new Set([...unstored.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])]);
      return [...all].filter((key) => key.startsWith(prefix));
    },
  };
}

/** Shared by all tabs, and stored until it is removed. */
export const deviceStorage = openStorage('localStorage');
/** Belongs to one tab, and is stored until the tab is closed. */
export const tabStorage = openStorage('sessionStorage');
