import { LRUCache } from 'lru-cache';
import { cardsQuery } from '#src/catalog/cards/schemas.ts';
import { isOfList } from '#src/catalog/listings/cache-tags.server.ts';
import { searchQuery } from '#src/catalog/search/schemas.ts';
import type { Changes } from '#src/platform/cache/changes.server.ts';
import type { Tag } from '#src/platform/cache/collect-tags.server.ts';
import { counter } from '#src/platform/observability/metrics.server.ts';
import { siteTexts } from '#src/texts/site.ts';
import { outageClass } from '#src/ui/class-names.ts';
import { toEntry, type Entry } from './entry.ts';

const reads = counter('rangefinder_page_cache_reads_total', 'Responses by source', ['result']);

/** A response whose rendering began at the change `since`. Its tags are null if they are unknown. */
type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: readonly Tag[] | null;
  since: number;
};

/**
 * A cached response. It is current while none of its tags has changed after the change `since`. The change `seen` is
 * the last at which it was found to be current, at the time `seenAt`.
 */
type CachedEntry = Entry & { tags: readonly Tag[]; since: number; seen: number; seenAt: number };

/** How long cached pages are served after the log of changes was last read. */
export const maxStaleMs = 15 * 60_000;

/**
 * A stale list is served for up to `recentMs`, and is rendered again after `dueMs`. So a list is rendered at most twice
 * a second, however often it changes.
 */
const recentMs = 1_000;
const dueMs = 500;

/** Matches the query strings of our own paging links. */
const paging = /^[^?]*(\?(&?(cursor=[\w-]{1,512}|limit=\d{1,3})){1,2})?$/;
const ofSearches: ReadonlySet<string> = new Set(
  [searchQuery, cardsQuery].flatMap(({ shape }) => Object.keys(shape)),
);
const longest = 400;

/** Whether an address has a search, filters or a list of items, which have too many combinations to cache with the pages. */
function isNarrowed(url: string): boolean {
  if (url.length > longest) return false;
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  return [...query.keys()].every((name) => ofSearches.has(name));
}

/** Caches public pages and lists as bytes, each until one of its tags changes. */
export class PageCache {
  readonly #usual: LRUCache<string, CachedEntry>;
  /** Searches are unlimited in number, so they have their own part and evict no page. */
  readonly #narrowed: LRUCache<string, CachedEntry>;
  readonly #changes: Changes;

  constructor(changes: Changes, maxBytes = 24 * 1024 * 1024) {
    this.#changes = changes;
    this.#usual = new LRUCache({ maxSize: maxBytes, sizeCalculation: weightOf });
    this.#narrowed = new LRUCache({ maxSize: Math.ceil(maxBytes / 3), sizeCalculation: weightOf });
  }

  get size(): { entries: number; bytes: number } {
    const all = [this.#usual, this.#narrowed];
    const sum = (of: (one: LRUCache<string, CachedEntry>) => number) =>
      all.reduce((so, one) => so + of(one), 0);
    return { entries: sum(({ size }) => size), bytes: sum(({ calculatedSize }) => calculatedSize) };
  }

  /** The number of the newest change. Everything that is rendered from now on includes this change. */
  get latest(): number {
    return this.#changes.latest;
  }

  get(url: string): Entry | undefined {
    const cached = this.#peek(url);
    if (!cached) return undefined;
    if (cached.seen !== this.#changes.latest) {
      if (this.#changes.version(cached.tags) > cached.since) return undefined;
      cached.seen = this.#changes.latest;
    }
    cached.seenAt = performance.now();
    reads.inc({ result: 'hit' });
    return cached;
  }

  /** Returns a list that was current a moment ago and at the change `after`, and whether it is due to be rendered again. */
  findRecent(url: string, after = 0): { entry: Entry; isDue: boolean } | undefined {
    const cached = this.#peek(url);
    if (!cached || cached.seen < after || !isOfList(cached.tags)) return undefined;
    const age = this.#changes.sinceChangeAfter(cached.seen);
    if (age > recentMs) return undefined;
    reads.inc({ result: 'recent' });
    return { entry: cached, isDue: age > dueMs };
  }

  /**
   * While the log cannot be read, or the search index is missing, returns the last entry, for `maxStaleMs` at most. It
   * may be out of date unless it `mustBeCurrent` as of the last read, but it shows nothing that was withdrawn by then.
   */
  findStale(url: string, { mustBeCurrent = false, isIndexMissing = false } = {}): Entry | undefined {
    const { listening, msSinceRead } = this.#changes;
    if ((listening && !isIndexMissing) || msSinceRead > maxStaleMs) return undefined;
    const cached = this.#find(url);
    if (!cached || this.#changes.lastWithdrawal(cached.tags) > cached.since) return undefined;
    if (listening && performance.now() - cached.seenAt > maxStaleMs) return undefined;
    const isCurrent = this.#changes.version(cached.tags) <= cached.since;
    if (mustBeCurrent && !isCurrent) return undefined;
    reads.inc({ result: 'stale' });
    return toStale(cached, isCurrent ? msSinceRead : performance.now() - cached.seenAt, !listening);
  }

  /**
   * Returns whether a response whose rendering began at the change `since` will be current: no tag of the cached
   * response has changed since then, or it is a list and a tag changed only a moment ago. Without a cached response,
   * any change counts.
   */
  willBeCurrent(url: string, since: number): boolean {
    const cached = this.#peek(url);
    if ((cached ? this.#changes.version(cached.tags) : this.#changes.latest) <= since) return true;
    return cached !== undefined && isOfList(cached.tags) && this.#changes.sinceChangeAfter(since) <= recentMs;
  }

  /** Creates an entry from a response, and caches it unless a newer one is cached. */
  set(url: string, { tags, since, ...answer }: Answer): Entry {
    const entry = toEntry(answer);
    reads.inc({ result: 'made' });
    const all = paging.test(url) ? this.#usual : isNarrowed(url) ? this.#narrowed : null;
    const before = all?.peek(url);
    if (all && tags && this.#changes.listening && !(before && before.since > since))
      all.set(url, { ...entry, tags, since, seen: since, seenAt: performance.now() });
    return entry;
  }

  #peek(url: string): CachedEntry | undefined {
    return this.#changes.listening ? this.#find(url) : undefined;
  }

  #find(url: string): CachedEntry | undefined {
    return this.#usual.get(url) ?? this.#narrowed.get(url);
  }
}

function weightOf({ body, gzipped, tags }: CachedEntry): number {
  return body.byteLength + (gzipped?.byteLength ?? 0) + 64 * tags.length + 1024;
}

const line = (text: string): string => `<output class="${outageClass}">${text}</output>`;
const emptyLine = Buffer.from(line(''));
/** Headers that differ in a stale response. */
const replaced: ReadonlySet<string> = new Set(['cache-control', 'content-length', 'vary']);

/** Compressing a page takes a millisecond or more, so each stale page is compressed only once. */
const [stale, staleInOutage] = [new WeakMap<Entry, Entry>(), new WeakMap<Entry, Entry>()];

/** Returns an entry with `Age`, `no-store` and, in pages during an outage of the database, the outage line. */
function toStale(entry: Entry, ageMs: number, isOutage: boolean): Entry {
  const all = isOutage ? staleInOutage : stale;
  const made = all.get(entry) ?? withoutAge(entry, isOutage);
  all.set(entry, made);
  const age = ['age', String(Math.ceil(ageMs / 1000))];
  return { ...made, headers: [...made.headers, ...age], gzippedHeaders: [...made.gzippedHeaders, ...age] };
}

function withoutAge(entry: Entry, isOutage: boolean): Entry {
  const usual = Object.entries(entry.named).filter(([name]) => !replaced.has(name));
  const headers = { ...Object.fromEntries(usual), 'cache-control': 'no-store' };
  const hasLine = isOutage && entry.named['content-type']?.startsWith('text/html');
  return toEntry({ status: entry.status, headers, body: hasLine ? withLine(entry.body) : entry.body });
}

function withLine(page: Buffer): Buffer {
  const at = page.indexOf(emptyLine);
  if (at === -1) return page;
  const fullLine = Buffer.from(line(siteTexts.outage.line));
  return Buffer.concat([page.subarray(0, at), fullLine, page.subarray(at + emptyLine.byteLength)]);
}
