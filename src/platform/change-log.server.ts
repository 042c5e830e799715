import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Changes } from './changes.server.ts';
import type { Log } from './log.server.ts';
import { parseSnapshot, type Snapshot } from './snapshot.server.ts';

/** How often the log is read when nobody says that there is something to read, and how soon the database has to answer. */
const everyMs = 250;
const answerWithinMs = 600;
const connectWithinMs = 2_000;
const retryAfterMs = 500;
/** How long is waited for the log to be read as far as someone has written. */
const reachWithinMs = 333;
const pauseMs = 20;
/** The others are told of all that is committed meanwhile at once. */
const hintEveryMs = 10;
/** How long rows can be seen; what was not read for half as long may have missed some. */
export const keptMinutes = 10;

/**
 * What became visible after a snapshot, in whatever order it was written; a transaction that is still open hides nothing.
 * Numbers that no transaction here can have had yet are of a database that was restored from a dump of another.
 */
const newlyVisible = `
  select pg_current_snapshot()::text as snapshot, now()::text as at,
    coalesce(now() - $2::timestamptz > interval '${keptMinutes / 2} minutes', true) as gap,
    array(select distinct unnest(tags) from changes
      where xid >= pg_snapshot_xmin($1::pg_snapshot) and xid < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(xid, $1::pg_snapshot)) as tags`;

type Reading = { snapshot: string; at: string; gap: boolean; tags: string[] };
/** What one connection does; `read` and `hint` are asked for as often as there is a reason. */
type Reader = { client: pg.Client; read(): Promise<void>; hint(): Promise<void> };

/**
 * Has `work` done anew for whoever asks, once for all who ask while it is being done: what is under way may have begun
 * too early for them.
 */
function gather(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const begin = (): Promise<void> => {
    next = null;
    running = work().finally(() => {
      if (!next) running = null;
    });
    return running;
  };
  return () => (running ? (next ??= running.then(begin)) : begin());
}

/**
 * Reads the log of changes over a connection of its own, whoever wrote it, and tells `Changes`. A lost connection is
 * opened again until `close()`.
 */
export class ChangeLog {
  readonly #changes: Changes;
  readonly #connection: pg.ClientConfig;
  readonly #log: Log;
  #reader: Reader | null = null;
  #last: { text: string; at: string; snapshot: Snapshot } | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(changes: Changes, connection: pg.ClientConfig, log: Log) {
    this.#changes = changes;
    this.#connection = connection;
    this.#log = log;
  }

  /** Connects, and hears of changes from then on. @throws where the first connection fails */
  async open(): Promise<void> {
    const client = new pg.Client({
      ...this.#connection,
      application_name: 'rangefinder-changes',
      keepAlive: true,
      connectionTimeoutMillis: connectWithinMs,
      query_timeout: connectWithinMs,
    });
    const reader: Reader = {
      client,
      read: gather(() => this.#readOnce(reader)),
      hint: gather(async () => {
        await client.query('notify changed').catch(() => undefined);
        await wait(hintEveryMs, undefined, { ref: false });
      }),
    };
    this.#reader = reader;
    this.#last = null;
    const lost = (): void => this.#lose(reader);
    client.on('error', lost);
    client.on('end', lost);
    // Its own it has read already.
    client.on('notification', ({ processId }) => {
      if (processId !== (client as pg.Client & { processID: number }).processID) void reader.read();
    });
    try {
      await client.connect();
      // The index is right however few rows the planner was last told of.
      await client.query('set synchronous_commit = off; set enable_seqscan = off; listen changed');
      await reader.read();
    } catch (error) {
      lost();
      throw error;
    }
  }

  #lose(reader: Reader): void {
    if (this.#reader !== reader) return;
    this.#reader = null;
    this.#changes.listening = false;
    clearTimeout(this.#timer);
    // With a query that was not answered this does not wait for a goodbye.
    void reader.client.end().catch(() => undefined);
    if (this.#isClosed) return;
    this.#log.warn('not hearing of changes: pages are not cached until the database is back');
    this.#timer = setTimeout(() => void this.open().catch(() => undefined), retryAfterMs);
  }

  async #readOnce(reader: Reader): Promise<void> {
    // Who waited for a connection that is lost now has nothing to read; the timer is for opening another.
    if (this.#reader !== reader) return;
    clearTimeout(this.#timer);
    let isAnswered = false;
    const late = setTimeout(() => {
      // What has arrived while this process was busy is read first.
      setImmediate(() => setImmediate(() => isAnswered || this.#lose(reader)));
    }, answerWithinMs);
    try {
      const values = [this.#last?.text, this.#last?.at];
      const { rows } = await reader.client.query<Reading>({ name: 'changes', text: newlyVisible, values });
      if (this.#reader === reader) this.#take(rows[0]!);
    } catch {
      this.#lose(reader);
    } finally {
      isAnswered = true;
      clearTimeout(late);
      if (this.#reader === reader) this.#timer = setTimeout(() => void reader.read(), everyMs).unref();
    }
  }

  #take({ snapshot, at, gap, tags }: Reading): void {
    if (gap) this.#changes.missed();
    else this.#changes.note(tags);
    this.#last = { text: snapshot, at, snapshot: parseSnapshot(snapshot) };
    this.#changes.listening = true;
  }

  /** Whether all that the transaction of this number changed has been read. */
  hasRead(xid: bigint): boolean {
    return this.#last !== null && this.#changes.listening && this.#last.snapshot.sees(xid);
  }

  /** Waits until that is so; false where it took too long. */
  async reach(xid: bigint): Promise<boolean> {
    const until = performance.now() + reachWithinMs;
    while (!this.hasRead(xid)) {
      const left = until - performance.now();
      if (!this.#reader || !this.#changes.listening || left <= 0) return false;
      await Promise.race([this.#reader.read(), wait(left, undefined, { ref: false })]);
      if (!this.hasRead(xid)) await wait(pauseMs);
    }
    return true;
  }

  /** Reads what this process has just committed, and has the others do so. */
  async committed(xid: bigint): Promise<void> {
    const reader = this.#reader;
    if (!reader) return;
    const read = this.reach(xid);
    void reader.hint();
    await read;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    const reader = this.#reader;
    this.#reader = null;
    this.#changes.listening = false;
    await reader?.client.end();
  }
}
