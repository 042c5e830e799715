import { gzipSync } from 'node:zlib';
import type { Changes } from '#src/platform/changes.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';

type Table = keyof Tables;

/** The bytes of one public answer, ready to be written. */
export type Entry = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  gzipped: Buffer | null;
  tables: readonly Table[];
  stamp: number;
};

const catalog = ['listings', 'people'] as const;
const everything = ['listings', 'people', 'categories', 'posts'] as const;

/** Which tables a public path is made of; paths that are not here are never kept. */
const policy: [RegExp, readonly Table[]][] = [
  [/^(\/api)?\/(cameras|lens|accessories)(\/[\w-]{1,64})?$/, catalog],
  [/^(\/api)?\/blogs(\/[\w-]{1,64})?$/, ['posts']],
  [/^\/api\/advertised$/, catalog],
  [/^\/$/, everything],
  [/^\/api\/categories$/, everything],
  [/^\/(buying|selling|safety|about|contact|terms|privacy|cookies)$/, []],
  // Their HTML is the same for everyone: who is signed in is known to the browser alone.
  [/^\/(login|signup)$/, []],
  [/^\/dashboard(\/[\w-]{1,64}){0,3}$/, []],
];

/** The tables behind a path, null when its answers are not kept. */
export function tablesOf(pathname: string): readonly Table[] | null {
  return policy.find(([pattern]) => pattern.test(pathname))?.[1] ?? null;
}

/**
 * Public pages and lists as bytes. An entry is current while no table it was made of has changed since;
 * while other processes cannot be heard, nothing is.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #changes: Changes;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(changes: Changes, maxBytes = 48 * 1024 * 1024) {
    this.#changes = changes;
    this.#maxBytes = maxBytes;
  }

  stamp(tables: readonly Table[]): number {
    return this.#changes.stamp(tables);
  }

  find(url: string): Entry | undefined {
    const entry = this.#entries.get(url);
    if (!entry) return undefined;
    if (this.#changes.listening && entry.stamp === this.#changes.stamp(entry.tables)) return entry;
    this.#remove(url, entry);
    return undefined;
  }

  /** Keeps an answer unless one of its tables changed while it was made: `stamp` is from before. */
  keep(url: string, made: Omit<Entry, 'gzipped'>): Entry {
    const entry = { ...made, gzipped: made.body.byteLength > 1024 ? gzipSync(made.body) : null };
    if (!this.#changes.listening || this.#changes.stamp(made.tables) !== made.stamp) return entry;
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

function weightOf({ body, gzipped }: Entry): number {
  return body.byteLength + (gzipped?.byteLength ?? 0) + 1024;
}
