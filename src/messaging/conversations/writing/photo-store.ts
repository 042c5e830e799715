import { personalDatabase } from '#src/ui/client/personal-storage.ts';

const store = 'photographs';
/** Also where the browser keeps nothing: then they last as long as the page. */
const known = new Map<string, Blob>();
let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(personalDatabase, 1);
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store));
    request.addEventListener('error', () =>
      reject(new Error('nothing can be kept', { cause: request.error })),
    );
    request.addEventListener('success', () => {
      // Whoever signs out deletes it, also from another tab.
      request.result.addEventListener('versionchange', () => {
        request.result.close();
        opening = undefined;
        known.clear();
      });
      resolve(request.result);
    });
  });
  return opening;
}

async function run<T>(
  mode: IDBTransactionMode,
  act: (photos: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const request = act(transaction.objectStore(store));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () =>
        reject(new Error('not kept', { cause: transaction.error })),
      );
    });
  } catch {
    return undefined;
  }
}

export async function keepPhoto(key: string, photo: Blob): Promise<void> {
  known.set(key, photo);
  await run('readwrite', (photos) => photos.put(photo, key));
}

export async function keptPhoto(key: string): Promise<Blob | undefined> {
  return known.get(key) ?? (await run<Blob | undefined>('readonly', (photos) => photos.get(key)));
}

export async function dropPhotos(keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    known.delete(key);
    await run('readwrite', (photos) => photos.delete(key));
  }
}
