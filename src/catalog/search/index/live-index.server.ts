import type pg from 'pg';
import type { Changes } from '#src/platform/cache/changes.server.ts';
import type { Log } from '#src/platform/observability/log.server.ts';
import { counter } from '#src/platform/observability/metrics.server.ts';
import type { Answer, SearchPort } from '#src/catalog/search/port.ts';
import { AppError } from '#src/platform/errors.ts';
import { IndexLateError, IndexThread } from './thread-client.server.ts';

const restartMs = 5_000;

/** More concurrent searches in PostgreSQL would slow down bookings. */
const maxFallbacks = 2;

const answers = counter('rangefinder_search_answers_total', 'Searches and lists by data source', ['from']);

const indexBuilds = counter('rangefinder_search_index_made_total', 'Index builds by source', ['of']);

type Needs = {
  root: string;
  connection: pg.ClientConfig;
  changes: Changes;
  log: Log;
  snapshot: string;
  /** The PostgreSQL search, used while there is no index and when the index takes too long. */
  rows: SearchPort;
};

export class LiveIndex {
  readonly port: SearchPort;
  readonly #needs: Needs;
  readonly #unsubscribe: (() => void)[];
  #current: IndexThread | null = null;
  #next: IndexThread | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #fallbacks = 0;

  constructor(needs: Needs) {
    this.#needs = needs;
    const { changes } = needs;
    this.#unsubscribe = [
      changes.onChange((tags) => this.#onTags(tags)),
      changes.onMissed(() => this.#restart()),
    ];
    this.port = this.#portOver(needs.rows);
    this.#begin(needs.snapshot);
  }

  #begin(read?: string): void {
    if (this.#isClosed || this.#next) return;
    const { root, connection, log, snapshot } = this.#needs;
    const since = performance.now();
    const thread: IndexThread = new IndexThread(
      root,
      connection,
      { read, write: snapshot },
      {
        ready: ({ items, madeOf, refused }) => {
          if (this.#next !== thread) return;
          void this.#current?.close();
          this.#current = thread;
          this.#next = null;
          indexBuilds.inc({ of: madeOf });
          const ms = Math.round(performance.now() - since);
          log.info({ items, madeOf, ms, ...(refused && { refused }) }, 'the search index is ready');
        },
        unsaved: (why) => log.warn({ why }, 'the search index could not be saved for the next start'),
        fragmented: () => this.#begin(),
        ended: (error) => this.#ended(thread, error),
      },
    );
    this.#next = thread;
  }

  #ended(thread: IndexThread, error: Error | undefined): void {
    if (this.#current !== thread && this.#next !== thread) return;
    if (this.#current === thread) this.#current = null;
    else this.#next = null;
    if (this.#isClosed) return;
    this.#needs.log.warn(
      { error },
      'the index thread has exited: the database answers searches until there is another',
    );
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#begin(), restartMs).unref();
  }

  #onTags(tags: readonly string[]): void {
    if (tags.includes('everything')) return this.#restart();
    const of = (kind: string) =>
      tags.filter((tag) => tag.startsWith(kind)).map((tag) => tag.slice(kind.length));
    const changes = { items: of('listing:'), sellers: of('person:') };
    if (changes.items.length + changes.sellers.length === 0) return;
    this.#current?.apply(changes);
    this.#next?.apply(changes);
  }

  /** The index cannot know which changes it missed, so it restarts from the snapshot, which has versions to compare. */
  #restart(): void {
    const old = [this.#current, this.#next];
    this.#current = null;
    this.#next = null;
    for (const thread of old) void thread?.close();
    this.#begin(this.#needs.snapshot);
  }

  get isReady(): boolean {
    return this.#current !== null;
  }

  #portOver(rows: SearchPort): SearchPort {
    const answer = async <Name extends keyof SearchPort>(
      call: Name,
      args: Parameters<SearchPort[Name]>,
      read: () => Promise<Answer<Name>>,
    ): Promise<Answer<Name>> => {
      const thread = this.#needs.changes.listening ? this.#current : null;
      let isLate = false;
      const found = await thread?.request(call, args).catch((error: unknown) => {
        isLate = error instanceof IndexLateError;
        return undefined;
      });
      if (isLate && this.#fallbacks >= maxFallbacks)
        throw new AppError('busy', undefined, undefined, { retryAfter: 1 });
      answers.inc({ from: found ? 'index' : 'database' });
      if (found) return found;
      if (!isLate) return read();
      this.#fallbacks++;
      return read().finally(() => this.#fallbacks--);
    };
    return {
      find: (query, page) => answer('find', [query, page], () => rows.find(query, page)),
      facets: (query) => answer('facets', [query], () => rows.facets(query)),
      brands: () => answer('brands', [], () => rows.brands()),
      listedModels: (ids) => answer('listedModels', [ids], () => rows.listedModels(ids)),
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const stop of this.#unsubscribe) stop();
    await Promise.all([this.#current?.close(), this.#next?.close()]);
  }
}
