import { personalDatabase } from '#src/ui/client/personal-storage.ts';

const store = 'photographs';
/** Holds the photos in memory, as long as the page is open, for browsers without storage. */
const cache = new Map<string, Blob>();
let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(personalDatabase, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('error', () =>
      reject(new Error('photos cannot be stored', { cause: request.error })),
    );
    request.addEventListener('success', () => {
      // Closes the connection, so that signing out, even in another tab, can delete the database.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opening = undefined;
        cache.clear();
      });
      resolve(request.result);
    });
  });
  return opening;
}

async function run<T>(
  mode: IDBTransactionMode,
  operation: (photos: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = operation(transaction.objectStore(store));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () =>
        reject(new Error('not stored', { cause: transaction.error })),
      );
    });
  } catch {
    return undefined;
  }
}

export async function storePhoto(key: string, photo: Blob): Promise<void> {
  cache.set(key, photo);
  await run('readwrite', (photos) => photos.put(photo, key));
}

export async function readPhoto(key: string): Promise<Blob | undefined> {
  return cache.get(key) ?? (await run<Blob | undefined>('readonly', (photos) => photos.get(key)));
}

export async function deletePhotos(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    cache.delete(key);
    await run('readwrite', (photos) => photos.delete(key));
  }
}
