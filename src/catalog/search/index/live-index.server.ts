import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Answer, SearchPort } from '#src/catalog/search/port.ts';
import type { ModelFacts } from '#src/catalog/search/terms/item-terms.ts';
import type { Changes } from '#src/platform/cache/changes.server.ts';
import type { Log } from '#src/platform/observability/log.server.ts';
import { counter } from '#src/platform/observability/metrics.server.ts';
import { indexMissing, IndexThread } from './thread-client.server.ts';

/** A thread that ends sooner is replaced only after this, and after twice as long each time that the next one fails. */
const restartMs = 1_000;
const longestRestartMs = 30_000;
/** How often the end of an outage is looked for. */
const outageMs = 250;
const waitMs = 1_000;
const pauseMs = 20;

const indexBuilds = counter('rangefinder_search_index_made_total', 'Index builds by source', ['of']);

type Needs = {
  root: string;
  connection: pg.ClientConfig;
  changes: Changes;
  log: Log;
  snapshot: string;
  /** Takes seconds when it is first called. */
  models: () => Promise<ModelFacts>;
};

/** The search index of this process, which follows the change log. */
export class LiveIndex {
  readonly port: SearchPort;
  readonly #needs: Needs;
  readonly #unsubscribe: (() => void)[];
  readonly #opened = Promise.withResolvers<void>();
  #hasBegun = false;
  #hasOpened = false;
  /** How many threads have ended since one was ready. */
  #failures = 0;
  #current: IndexThread | null = null;
  #next: IndexThread | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(needs: Needs) {
    this.#needs = needs;
    const { changes } = needs;
    this.#unsubscribe = [
      changes.onChange((tags) => this.#onTags(tags)),
      changes.onMissed(() => this.#restart()),
    ];
    const ask = async <Name extends keyof SearchPort>(
      call: Name,
      args: Parameters<SearchPort[Name]>,
    ): Promise<Answer<Name>> => (await this.#thread()).request(call, args);
    this.port = {
      find: (query, page) => ask('find', [query, page]),
      facets: (query, radii) => ask('facets', [query, radii]),
      brands: () => ask('brands', []),
      listedModels: (ids) => ask('listedModels', [ids]),
    };
  }

  /** Reads the index when it is first called, and resolves once it is complete. */
  open(): Promise<void> {
    if (!this.#hasBegun) this.#begin(this.#needs.snapshot);
    this.#hasBegun = true;
    return this.#opened.promise;
  }

  /**
   * Waits for the first index as long as it is being built, and for each later one a second.
   * @throws AppError `unavailable` if no index is ready then, if the change log cannot be read, or at once during an
   * outage of the database
   */
  async #thread(): Promise<IndexThread> {
    void this.open();
    const until = performance.now() + waitMs;
    const { changes } = this.#needs;
    while (!this.#current || !changes.listening) {
      const isFirst = !this.#hasOpened && this.#next !== null;
      if (changes.isDatabaseGone || (performance.now() > until && !isFirst)) throw indexMissing();
      await delay(pauseMs);
    }
    return this.#current;
  }

  #begin(read?: string): void {
    if (this.#isClosed || this.#next) return;
    clearTimeout(this.#timer);
    const { root, connection, log, snapshot, models } = this.#needs;
    const since = performance.now();
    const thread: IndexThread = new IndexThread(root, connection, { read, write: snapshot }, models, {
      reading: (refused) => log.info({ ...(refused && { refused }) }, 'the search index reads all items'),
      ready: ({ items, madeOf, refused }) => {
        if (this.#next !== thread) return;
        void this.#current?.close();
        this.#current = thread;
        this.#next = null;
        indexBuilds.inc({ of: madeOf });
        const ms = Math.round(performance.now() - since);
        log.info({ items, madeOf, ms, ...(refused && { refused }) }, 'the search index is ready');
        this.#hasOpened = true;
        this.#failures = 0;
        this.#opened.resolve();
      },
      unsaved: (why) => log.warn({ why }, 'the search index could not be saved for the next start'),
      fragmented: () => this.#begin(),
      ended: (error) => this.#ended(thread, performance.now() - since, error),
    });
    this.#next = thread;
  }

  #ended(thread: IndexThread, lastedMs: number, error: Error | undefined): void {
    if (this.#current !== thread && this.#next !== thread) return;
    if (this.#isClosed) return;
    if (this.#current === thread) this.#current = null;
    else this.#next = null;
    this.#needs.log.warn({ error }, 'the thread of the search index has ended, and starts again');
    const leastMs = Math.min(longestRestartMs, restartMs * 2 ** this.#failures++);
    this.#beginIn(Math.max(0, leastMs - lastedMs));
  }

  /** Waits for the database: the change log is read again soon after it is back. */
  #beginIn(ms: number): void {
    const { changes, snapshot } = this.#needs;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (changes.listening) this.#begin(snapshot);
      else this.#beginIn(outageMs);
    }, ms).unref();
  }

  /** All changes of earlier transactions have been applied before the log showed them. */
  appliedTo = 0n;

  /** Applies changes that the log of this process does not show yet: all those before the transaction `next`. */
  applyBeforeLog(tags: readonly string[], next: bigint): void {
    this.#onTags(tags);
    this.appliedTo = next;
  }

  #onTags(tags: readonly string[]): void {
    if (tags.includes('everything')) return this.#restart();
    const of = (kind: string) =>
      tags.filter((tag) => tag.startsWith(kind)).map((tag) => tag.slice(kind.length));
    const changes = { items: of('listing:'), sellers: of('user:') };
    if (changes.items.length + changes.sellers.length === 0) return;
    this.#current?.apply(changes);
    this.#next?.apply(changes);
  }

  /** The index cannot know which changes it missed, so it restarts from the snapshot, which has versions to compare. */
  #restart(): void {
    if (!this.#hasBegun) return;
    const old = [this.#current, this.#next];
    this.#current = null;
    this.#next = null;
    for (const thread of old) void thread?.close();
    // Another server may number its transactions from an earlier one on.
    this.appliedTo = 0n;
    this.#begin(this.#needs.snapshot);
  }

  get isReady(): boolean {
    return this.#current?.isLate === false;
  }

  /** Whether a complete index has existed, and none answers now. */
  get isMissing(): boolean {
    return this.#hasOpened && !this.isReady;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const stop of this.#unsubscribe) stop();
    await Promise.all([this.#current?.close(), this.#next?.close()]);
  }
}
