import { gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { searchQuery } from '#src/catalog/filters.ts';
import type { ChangeKey, Changes } from '#src/platform/changes.server.ts';
import type { Dependencies, ShownValue } from '#src/platform/dependencies.server.ts';
import { counter } from '#src/platform/metrics.server.ts';

const reads = counter('rangefinder_page_cache_reads_total', 'Answers by where their bytes came from', [
  'result',
]);

/** What was answered, and what it was made of, since the change of that number. */
type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  keys: readonly ChangeKey[];
  values?: readonly ShownValue[];
  since: number;
};

/** The bytes of one public answer, ready to be written; headers are flat, as `writeHead` copies them least. */
export type Entry = {
  status: number;
  headers: string[];
  body: Buffer;
  gzipped: Buffer | null;
  gzippedHeaders: string[];
};

/** An answer that is kept: true while its stamps are those of its keys, and `checked` that of its values. */
type Kept = Entry & {
  keys: readonly ChangeKey[];
  stamp: number;
  values: readonly ShownValue[];
  valueKeys: readonly ChangeKey[];
  checked: number;
  /** The newest change at which it was seen to be current. */
  seen: number;
};

/** What our own links ask of pages that many look at. */
const paging = /^[^?]*(\?(&?(cursor=[\w-]{1,512}|limit=\d{1,3})){1,2})?$/;
const ofSearches: ReadonlySet<string> = new Set(Object.keys(searchQuery.shape));
const longest = 400;

/** Whether an address narrows a list by what lists can be narrowed by, and nothing else. */
function isNarrowed(url: string): boolean {
  if (url.length > longest) return false;
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  return [...query.keys()].every((name) => ofSearches.has(name));
}

/** What an answer was made of: where those who read it said of which items, these stand for the table of all. */
export function narrowKeys(keys: readonly ChangeKey[], { keys: said }: Dependencies): ChangeKey[] {
  return said.size === 0 ? [...keys] : [...new Set([...keys.filter((key) => key !== 'listings'), ...said])];
}

/**
 * Public pages and lists as bytes. An entry is current while nothing it was made of has changed since;
 * while other processes cannot be heard, nothing is.
 */
export class PageCache {
  readonly #usual: LRUCache<string, Kept>;
  /** There is no end of what can be looked for: it has room of its own, and pushes nothing else out. */
  readonly #narrowed: LRUCache<string, Kept>;
  readonly #changes: Changes;

  constructor(changes: Changes, maxBytes = 24 * 1024 * 1024) {
    this.#changes = changes;
    this.#usual = new LRUCache({ maxSize: maxBytes, sizeCalculation: weightOf });
    this.#narrowed = new LRUCache({ maxSize: Math.ceil(maxBytes / 3), sizeCalculation: weightOf });
  }

  get size(): { entries: number; bytes: number } {
    const all = [this.#usual, this.#narrowed];
    const sum = (of: (one: LRUCache<string, Kept>) => number) => all.reduce((so, one) => so + of(one), 0);
    return { entries: sum(({ size }) => size), bytes: sum(({ calculatedSize }) => calculatedSize) };
  }

  stamp(keys: readonly ChangeKey[]): number {
    return this.#changes.stamp(keys);
  }

  /** The number of the newest change: what is made from now on is made of what was there then, or later. */
  get latest(): number {
    return this.#changes.latest;
  }

  find(url: string): Entry | undefined {
    const kept = this.#current(url);
    if (!kept) return undefined;
    if (kept.seen !== this.#changes.latest) {
      if (kept.checked !== this.#changes.stamp(kept.valueKeys)) return undefined;
      kept.seen = this.#changes.latest;
    }
    reads.inc({ result: 'hit' });
    return kept;
  }

  /** What is kept, if what it shows has turned out to be the same after all. */
  async findSame(url: string): Promise<Entry | undefined> {
    const kept = this.#current(url);
    if (!kept) return undefined;
    const checked = this.#changes.stamp(kept.valueKeys);
    const changed = kept.values.filter(({ keys }) => this.#changes.stamp(keys) > kept.checked);
    // One that cannot be learned is made anew, which says why.
    const same = await Promise.all(changed.map((value) => value.isSame().catch(() => false)));
    if (same.includes(false) || kept !== this.#current(url)) return undefined;
    kept.checked = Math.max(kept.checked, checked);
    reads.inc({ result: 'checked' });
    return kept;
  }

  /** Makes an entry of an answer, and keeps it unless something of it changed while it was made. */
  keep(url: string, { keys, values = [], since, ...answer }: Answer): Entry {
    const entry = toEntry(answer);
    reads.inc({ result: 'made' });
    const all = paging.test(url) ? this.#usual : isNarrowed(url) ? this.#narrowed : null;
    const stamp = this.#changes.stamp(keys);
    if (!all || !this.#changes.listening || stamp > since) return entry;
    const valueKeys = [...new Set(values.flatMap((value) => value.keys))];
    // Values were read since then; what changed meanwhile is looked at again.
    const checked = Math.min(since, this.#changes.stamp(valueKeys));
    all.set(url, { ...entry, keys, stamp, values, valueKeys, checked, seen: 0 });
    return entry;
  }

  #current(url: string): Kept | undefined {
    const kept = this.#usual.get(url) ?? this.#narrowed.get(url);
    if (!kept) return undefined;
    if (this.#changes.listening) {
      if (kept.seen === this.#changes.latest) return kept;
      if (kept.stamp === this.#changes.stamp(kept.keys)) return kept;
    }
    this.#usual.delete(url);
    this.#narrowed.delete(url);
    return undefined;
  }
}

function toEntry({ headers, ...answer }: Pick<Answer, 'status' | 'headers' | 'body'>): Entry {
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

function weightOf({ body, gzipped }: Kept): number {
  return body.byteLength + (gzipped?.byteLength ?? 0) + 1024;
}
