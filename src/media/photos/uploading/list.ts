import { photosTexts } from '#src/texts/photos.ts';
import { CallError } from '#src/ui/client/call.ts';
import { newKey } from '#src/ui/client/idempotency-key.ts';
import { faultOf, uploadImage } from './client.ts';

export type Picked = {
  key: string;
  name: string;
  preview: string;
  state: 'queued' | 'sending' | 'waiting' | 'failed' | 'done';
  /** 0 to 1. */
  progress: number;
  url?: string;
  message?: string;
};

/** Photos that were uploaded earlier have no file. */
type Item = Picked & {
  file?: File;
  checked?: boolean;
  tries: number;
  abort?: AbortController;
  timer?: number;
};

type Local = Item & { file: File };

/** More uploads at a time would only share the same bandwidth. */
const concurrency = 2;
const firstWaitMs = 4_000;
const maxWaitMs = 60_000;
/** Statuses after which a retry can succeed. */
const retryable = new Set([0, 408, 425, 429, 500, 502, 503, 504]);

export class UploadList {
  #items: Item[];
  readonly #max: number;
  readonly #listeners = new Set<() => void>();

  constructor(urls: readonly string[], max: number) {
    this.#max = max;
    this.#items = urls.map((url) => this.#sent(url));
  }

  /** Returns a new array after every change, as `useSyncExternalStore` requires. */
  readonly items = (): readonly Picked[] => this.#items;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Adds files. Returns how many exceeded the limit. */
  add(files: readonly File[]): number {
    const taken = files.slice(0, Math.max(0, this.#max - this.#items.length));
    const items = taken.map((file) => this.#begin(file));
    this.#set([...this.#items, ...items]);
    for (const item of items) void this.#check(item);
    return files.length - taken.length;
  }

  addSent(urls: readonly string[]): void {
    const known = new Set(this.#items.map(({ url }) => url));
    const fresh = urls.filter((url) => !known.has(url)).slice(0, this.#max - this.#items.length);
    this.#set([...this.#items, ...fresh.map((url) => this.#sent(url))]);
  }

  remove(key: string): void {
    const item = this.#items.find((one) => one.key === key);
    if (item) drop(item);
    this.#set(this.#items.filter((one) => one !== item));
    this.#next();
  }

  clear(): void {
    this.show([]);
  }

  /** Replaces all photos with some that were uploaded earlier. */
  show(urls: readonly string[]): void {
    for (const item of this.#items) drop(item);
    this.#set(urls.map((url) => this.#sent(url)));
  }

  move(key: string, to: number): void {
    const item = this.#items.find((one) => one.key === key);
    if (!item || to < 0 || to >= this.#items.length) return;
    this.#set(this.#items.filter((one) => one !== item).toSpliced(to, 0, item));
  }

  retry(key: string): void {
    this.#change(key, { state: 'queued', progress: 0 });
    this.#next();
  }

  /** Waits until no upload is running. Returns the addresses of all photos, or null if one of them was not uploaded. */
  async settled(): Promise<string[] | null> {
    const busy = () => this.#items.some(({ state }) => state === 'sending' || state === 'queued');
    const { promise, resolve } = Promise.withResolvers<void>();
    const stop = this.subscribe(() => busy() || resolve());
    if (busy()) await promise;
    stop();
    const urls = this.#items.flatMap(({ url }) => url ?? []);
    return urls.length === this.#items.length ? [...new Set(urls)] : null;
  }

  close(): void {
    for (const item of this.#items) drop(item);
  }

  #blank(preview: string, name: string): Item {
    return { key: newKey(), name, preview, state: 'queued', progress: 0, tries: 0 };
  }

  #sent(url: string): Item {
    return { ...this.#blank(url, ''), url, state: 'done', progress: 1 };
  }

  #begin(file: File): Local {
    return { ...this.#blank(URL.createObjectURL(file), file.name), file };
  }

  async #check({ key, file }: Local): Promise<void> {
    // Ignores a file that cannot be read, because sending it will fail.
    const message = await faultOf(file).catch(() => undefined);
    this.#change(key, message ? { state: 'failed', message } : { checked: true });
    this.#next();
  }

  #next(): void {
    const sending = this.#items.filter(({ state }) => state === 'sending').length;
    const queued = this.#items.filter(isLocal).filter(({ state, checked }) => state === 'queued' && checked);
    for (const item of queued.slice(0, Math.max(0, concurrency - sending))) void this.#send(item);
  }

  async #send({ key, file, tries }: Local): Promise<void> {
    const abort = new AbortController();
    this.#change(key, { state: 'sending', abort, tries: tries + 1 });
    try {
      const onProgress = (progress: number) => this.#change(key, { progress });
      const url = await uploadImage(file, { onProgress, signal: abort.signal, key });
      this.#change(key, { state: 'done', progress: 1, url });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (!abort.signal.aborted) this.#fail(key, tries, error);
    }
    this.#next();
  }

  #fail(key: string, tries: number, { status, message }: CallError): void {
    const { photos } = photosTexts;
    if (!retryable.has(status)) {
      this.#change(key, { state: 'failed', message: status >= 400 ? message : photos.failed });
      return;
    }
    const wait = Math.min(maxWaitMs, firstWaitMs * 2 ** tries);
    const timer = window.setTimeout(() => this.retry(key), wait);
    this.#change(key, { state: 'waiting', message: photos.waiting, timer });
  }

  #change(key: string, change: Partial<Item>): void {
    for (const { timer } of this.#items.filter((item) => item.key === key)) clearTimeout(timer);
    this.#set(this.#items.map((item) => (item.key === key ? { ...item, ...change } : item)));
  }

  #set(items: Item[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}

const isLocal = (item: Item): item is Local => item.file !== undefined;

function drop({ abort, timer, file, preview }: Item): void {
  abort?.abort();
  clearTimeout(timer);
  if (file) URL.revokeObjectURL(preview);
}
