import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { coalesce } from '#src/platform/async.server.ts';
import { endQuietly } from '#src/platform/db/external-database.server.ts';
import type { Replica } from '#src/platform/db/replica.server.ts';
import type { Standby } from '#src/platform/db/standby.server.ts';
import type { Log } from '#src/platform/observability/log.server.ts';
import { isOutage, isServerFull } from '#src/platform/outage.server.ts';
import type { Changes } from './changes.server.ts';
import { newlyVisible, parseSnapshot, type Reading, type Snapshot } from './newly-visible.server.ts';

const pollEveryMs = 250;
const answerWithinMs = 600;
const connectWithinMs = 2_000;
const openEveryMs = 500;
const tryStandbyEveryMs = 5_000;
const reachWithinMs = 333;
const pauseMs = 20;
/** One notification covers all commits within this time. */
const hintEveryMs = 10;
/** The last read of the log. It included all transactions that `snapshot` sees, and those in `extra`. */
type Read = { server: string; text: string; at: string; snapshot: Snapshot; next: bigint; extra: string[] };
/** The standby that the log is read from, or null for the primary. */
type Source = { replica: Replica; standby: Standby } | null;
/** A connection. Concurrent calls of `read` and of `hint` are combined. */
type Reader = {
  client: pg.Client;
  source: Source;
  began: number;
  read(): Promise<void>;
  hint(): Promise<void>;
};

/**
 * Reads the change log from the server that cached values come from, so that no cached value is older than the log.
 * Reconnects until `close()`.
 */
export class ChangeLog {
  readonly #changes: Changes;
  readonly #connection: pg.ClientConfig;
  readonly #log: Log;
  readonly #replica: Replica | null;
  #reader: Reader | null = null;
  #last: Read | null = null;
  #timer: NodeJS.Timeout | undefined;
  #standbyTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(changes: Changes, connection: pg.ClientConfig, log: Log, replica: Replica | null = null) {
    this.#changes = changes;
    this.#connection = connection;
    this.#log = log;
    this.#replica = replica;
  }

  /** Connects, and reads changes from then on. @throws Error if the first connection fails */
  async open(): Promise<void> {
    const failed = await this.#connect();
    if (failed) throw failed.error;
  }

  /** Returns the error of a failed connection. A timer then tries again. */
  async #connect(): Promise<{ error: unknown } | null> {
    const reader = this.#readerAt(this.#connection, null);
    this.#begin(reader);
    try {
      await reader.client.connect();
      // Makes the planner use the index, since its last statistics may describe an empty table.
      await reader.client.query('set synchronous_commit = off; set enable_seqscan = off; listen changed');
      await reader.read();
    } catch (error) {
      if (!this.#changes.listening)
        this.#changes.markUnread({ isDatabaseGone: isOutage(error) && !isServerFull(error) });
      this.#lose(reader);
      return { error };
    }
    if (this.#replica && this.#reader === reader) this.#tryStandbyIn(this.#replica, 0);
    return null;
  }

  #readerAt(connection: pg.ClientConfig, source: Source): Reader {
    const client = new pg.Client({
      ...connection,
      application_name: 'rangefinder-changes',
      keepAlive: true,
      connectionTimeoutMillis: connectWithinMs,
      query_timeout: connectWithinMs,
    });
    const lost = (): void => this.#lose(reader);
    const reader: Reader = {
      client,
      source,
      began: performance.now(),
      read: coalesce(() => this.#readOnce(reader)),
      hint: coalesce(async () => {
        await client.query('notify changed').catch(lost);
        await wait(hintEveryMs, undefined, { ref: false });
      }),
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ processId }) => {
      if (processId !== (client as pg.Client & { processID: number }).processID) void reader.read();
    });
    return reader;
  }

  /** Starts to use a new connection. No cached value counts as current until the log has been read over it. */
  #begin(reader: Reader): void {
    clearTimeout(this.#timer);
    this.#reader = reader;
    this.#changes.markUnread();
  }

  #tryStandbyIn(replica: Replica, ms: number): void {
    clearTimeout(this.#standbyTimer);
    const next = () =>
      this.#isClosed || this.#reader?.source || this.#tryStandbyIn(replica, tryStandbyEveryMs);
    this.#standbyTimer = setTimeout(() => void this.#moveTo(replica).finally(next), ms).unref();
  }

  /** Switches to the standby once it has replayed everything that was read from the primary. */
  async #moveTo(replica: Replica): Promise<void> {
    const [before, last] = [this.#reader, this.#last];
    if (!before || before.source || !last) return;
    const standby = await replica.find(last.next);
    if (!standby) return;
    const reader = this.#readerAt(standby.connection, { replica, standby });
    try {
      await reader.client.connect();
      await standby.check(reader.client);
      await reader.client.query('set enable_seqscan = off');
      if (this.#reader !== before) throw new Error('another connection is reading the log');
    } catch {
      return endQuietly(reader.client);
    }
    this.#begin(reader);
    void endQuietly(before.client);
    await reader.read();
  }

  #lose(reader: Reader, why = 'the connection was lost'): void {
    if (this.#reader !== reader) return;
    this.#reader = null;
    // A connection that lasted for a while is replaced immediately, because its server is probably up.
    const retryMs = reader.source ? 0 : Math.max(0, reader.began + openEveryMs - performance.now());
    const wasListening = this.#changes.listening;
    this.#changes.markUnread();
    clearTimeout(this.#timer);
    reader.source?.replica.disconnect(why);
    void endQuietly(reader.client);
    if (this.#isClosed) return;
    if (!reader.source && wasListening)
      this.#log.warn(
        'the change log cannot be read; cached pages are served as stale until the database is available again',
      );
    this.#timer = setTimeout(() => void this.#connect(), retryMs);
  }

  /** Drops the connection to a server that does not respond. */
  #giveUp(reader: Reader): void {
    if (this.#reader === reader && !reader.source) this.#changes.markUnread({ isDatabaseGone: true });
    this.#lose(reader, 'it is not responding');
  }

  async #readOnce(reader: Reader): Promise<void> {
    // Another connection has replaced this one.
    if (this.#reader !== reader) return;
    clearTimeout(this.#timer);
    let hasResponse = false;
    const late = setTimeout(() => {
      // A response that arrived while this process was busy is handled first.
      setImmediate(() => setImmediate(() => hasResponse || this.#giveUp(reader)));
    }, answerWithinMs);
    try {
      const { text, at, extra = [], server } = this.#last ?? {};
      const values = [text, at, extra, server];
      const { rows } = await reader.client.query<Reading>({ name: 'changes', text: newlyVisible, values });
      for (const reading of rows) if (this.#reader === reader) this.#take(reader, reading);
    } catch {
      this.#lose(reader);
    } finally {
      hasResponse = true;
      clearTimeout(late);
      if (this.#reader === reader) this.#timer = setTimeout(() => void reader.read(), pollEveryMs).unref();
    }
  }

  #take(reader: Reader, { server, at, gap, tags, ...reading }: Reading): void {
    const next = BigInt(reading.next);
    const { source } = reader;
    const why = source && (reading.standby ? source.replica.lateness(next) : 'it is no longer a standby');
    if (why) return this.#lose(reader, why);
    const before = this.#last?.server === server ? this.#last : null;
    if (gap) this.#changes.missed();
    else if (!before) this.#changes.missed(reading.withdrawals);
    else this.#changes.note(tags);
    const snapshot = parseSnapshot(reading.snapshot);
    const read = [...(before?.extra ?? []), ...reading.xids];
    const extra = read.filter((xid) => !snapshot.sees(BigInt(xid)));
    this.#last = { server, text: reading.snapshot, at, snapshot, next, extra };
    this.#changes.markRead();
    source?.replica.use(source.standby);
  }

  /** Returns whether the log is being read and all changes of this transaction have been read. */
  hasRead(xid: bigint): boolean {
    return this.#changes.listening && this.hadRead(xid);
  }

  /** Returns whether the last read included all changes of this transaction. */
  hadRead(xid: bigint): boolean {
    if (!this.#last) return false;
    return this.#last.snapshot.sees(xid) || this.#last.extra.includes(String(xid));
  }

  /** The changes of this transaction and of later ones may not have been read. Null before the first read. */
  get firstUnread(): bigint | null {
    return this.#last?.snapshot.lowestOpen ?? null;
  }

  /** Waits until `hasRead(xid)` is true. Returns false after a timeout, or if the log cannot be read. */
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

  /**
   * Reads what this process has just committed, and notifies the other processes, unless the log is read from a
   * standby, which cannot send notifications.
   */
  async committed(xid: bigint): Promise<void> {
    const reader = this.#reader;
    if (!reader) return;
    const read = this.reach(xid);
    if (!reader.source) void reader.hint();
    await read;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#standbyTimer);
    const reader = this.#reader;
    this.#reader = null;
    this.#changes.markUnread();
    await reader?.client.end();
  }
}
