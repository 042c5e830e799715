import { gzipSync } from 'node:zlib';
import { itemKey, type ChangeKey, type Changes } from '#src/platform/changes.server.ts';

/** What was answered; `stamp` is from before it was made. */
type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  keys: readonly ChangeKey[];
  stamp: number;
};

/** The bytes of one public answer, ready to be written; headers are flat, as `writeHead` copies them least. */
export type Entry = Omit<Answer, 'headers'> & {
  headers: string[];
  gzipped: Buffer | null;
  gzippedHeaders: string[];
};

/** Items are on show while their sellers are not suspended. */
const catalog = ['listings', 'people'] as const;
const everything = ['listings', 'people', 'categories', 'posts'] as const;

/** What a public path is made of; paths that are not here, nor those of an item, are never kept. */
const policy: [RegExp, readonly ChangeKey[]][] = [
  // `.data` is what a browser asks instead of HTML when it goes from page to page.
  [/^(\/api)?\/(cameras|lens|accessories)(\.data)?$/, catalog],
  [/^(\/api)?\/blogs(\/[\w-]{1,64})?(\.data)?$/, ['posts']],
  [/^\/api\/advertised$/, catalog],
  [/^\/(_\.data)?$/, everything],
  [/^\/api\/categories$/, [...catalog, 'categories']],
  [/^\/sitemap\.xml$/, [...catalog, 'posts']],
  [/^\/sitemaps\/items-[0-9a-f-]{36}\.xml$/, catalog],
  [/^\/sitemaps\/posts-[0-9a-f-]{36}\.xml$/, ['posts']],
  [/^\/feeds\/items\.xml$/, catalog],
  [/^\/feeds\/posts\.xml$/, ['posts']],
  [/^\/(robots\.txt|sitemaps\/pages\.xml)$/, []],
  [/^\/api\/(docs|openapi\.json)$/, []],
  [/^\/(buying|selling|safety|about|contact|terms|privacy|cookies)$/, []],
  // Their HTML is the same for everyone: who is signed in is known to the browser alone.
  [/^\/(login|login\/google|signup|forgot-password|reset-password|verify-email)$/, []],
  [/^\/dashboard(\/[\w-]{1,64}){0,3}$/, []],
];

/** What our own links ask. Kept under any other query, copies of one page would push out all others. */
const ownQuery = /^[^?]*(\?(&?(cursor=[\w-]{1,512}|limit=\d{1,3})){1,2})?$/;

/** One item, wherever it is shown by itself: what it is, its seller, and nothing of any other. */
const oneItem = /^(?:\/api)?\/(?:cameras|lens|accessories)\/([\w-]{1,64})(?:\.data)?$/;

/** What is behind a path, null when its answers are not kept. */
export function keysOf(pathname: string): readonly ChangeKey[] | null {
  const id = oneItem.exec(pathname)?.[1];
  if (id !== undefined) return [itemKey(id), 'people'];
  return policy.find(([pattern]) => pattern.test(pathname))?.[1] ?? null;
}

/**
 * Public pages and lists as bytes. An entry is current while nothing it was made of has changed since;
 * while other processes cannot be heard, nothing is.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #changes: Changes;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(changes: Changes, maxBytes = 24 * 1024 * 1024) {
    this.#changes = changes;
    this.#maxBytes = maxBytes;
  }

  get size(): { entries: number; bytes: number } {
    return { entries: this.#entries.size, bytes: this.#bytes };
  }

  stamp(keys: readonly ChangeKey[]): number {
    return this.#changes.stamp(keys);
  }

  find(url: string): Entry | undefined {
    const entry = this.#entries.get(url);
    if (!entry) return undefined;
    if (this.#changes.listening && entry.stamp === this.#changes.stamp(entry.keys)) return entry;
    this.#remove(url, entry);
    return undefined;
  }

  /** Makes an entry of an answer, and keeps it unless something of it changed while it was made. */
  keep(url: string, answer: Answer): Entry {
    const entry = toEntry(answer);
    if (!ownQuery.test(url)) return entry;
    if (!this.#changes.listening || this.#changes.stamp(entry.keys) !== entry.stamp) return entry;
    const before = this.#entries.get(url);
    if (before) this.#remove(url, before);
    this.#entries.set(url, entry);
    this.#bytes += weightOf(entry);
    // Insertion order: the oldest go first.
    for (const [oldUrl, old] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#remove(oldUrl, old);
    }
    return entry;
  }

  #remove(url: string, entry: Entry): void {
    this.#entries.delete(url);
    this.#bytes -= weightOf(entry);
  }
}

function toEntry({ headers, ...answer }: Answer): Entry {
  const flat = Object.entries(headers).flat();
  const plain = [...flat, 'content-length', String(answer.body.byteLength)];
  if (answer.body.byteLength <= 1024) return { ...answer, headers: plain, gzipped: null, gzippedHeaders: [] };
  const gzipped = gzip(answer.body);
  const length = String(gzipped.byteLength);
  const vary = ['vary', 'accept-encoding'];
  const gzippedHeaders = [...flat, ...vary, 'content-encoding', 'gzip', 'content-length', length];
  return { ...answer, headers: [...plain, ...vary], gzipped, gzippedHeaders };
}

/** Five hundredths more bytes than by the usual level, for little more than half its time, which all others wait for. */
const level = 4;

/** In memory of its own: what `gzipSync` gives is a view of a larger piece, which would stay with it. */
function gzip(body: Buffer): Buffer {
  const bytes = gzipSync(body, { level });
  const own = Buffer.allocUnsafeSlow(bytes.byteLength);
  bytes.copy(own);
  return own;
}

function weightOf({ body, gzipped }: Entry): number {
  return body.byteLength + (gzipped?.byteLength ?? 0) + 1024;
}
