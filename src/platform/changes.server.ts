import pg from 'pg';
import type { Tables } from '#src/platform/db/tables.ts';
import type { Log } from '#src/platform/log.server.ts';

type Table = keyof Tables;

/** How often a connection is asked whether it lives, and how soon it has to answer: together less than a second. */
const checkEveryMs = 300;
const answerWithinMs = 600;
const connectWithinMs = 2_000;
const retryAfterMs = 500;

/** Asks a connection again and again whether it lives: one that dies without a word is never heard of otherwise. */
function watch(client: pg.Client, isCurrent: () => boolean, lost: () => void): void {
  const ask = async (): Promise<void> => {
    if (!isCurrent()) return;
    let isAnswered = false;
    const late = setTimeout(() => {
      // What has arrived while this process was busy is read first.
      setImmediate(() => setImmediate(() => isAnswered || lost()));
    }, answerWithinMs);
    try {
      await client.query('select');
      setTimeout(() => void ask(), checkEveryMs).unref();
    } catch {
      lost();
    } finally {
      isAnswered = true;
      clearTimeout(late);
    }
  };
  setTimeout(() => void ask(), checkEveryMs).unref();
}

/** Counts the changes of each table, so that what was made from older rows can be told from what is current. */
export class Changes {
  readonly #counts = new Map<string, number>();
  #everything = 0;
  #stop: (() => Promise<void>) | undefined;
  /** False while changes of other processes cannot be heard: then nothing may be taken for current. */
  listening = false;

  announce(tables: readonly string[]): void {
    for (const table of tables) this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1);
  }

  /** A number that grows whenever one of `tables` changes. */
  stamp(tables: readonly Table[]): number {
    let sum = this.#everything;
    for (const table of tables) sum += this.#counts.get(table) ?? 0;
    return sum;
  }

  /** Hears of changes by other processes; a lost connection is opened again until `close()`. */
  async listen(connection: pg.ClientConfig, log: Log): Promise<void> {
    let closed = false;
    let retry: NodeJS.Timeout | undefined;
    let client: pg.Client | undefined;
    const open = async (): Promise<void> => {
      const fresh = new pg.Client({
        ...connection,
        application_name: 'rangefinder-listen',
        keepAlive: true,
        connectionTimeoutMillis: connectWithinMs,
      });
      client = fresh;
      const lost = (): void => {
        if (client !== fresh) return;
        client = undefined;
        this.listening = false;
        // With a query that was not answered this does not wait for a goodbye.
        void fresh.end().catch(() => undefined);
        if (closed) return;
        log.warn('not hearing of changes: pages are not cached until the database is back');
        retry = setTimeout(() => void open().catch(() => undefined), retryAfterMs);
      };
      fresh.on('error', lost);
      fresh.on('end', lost);
      fresh.on('notification', ({ payload }) => payload && this.announce([payload]));
      try {
        await fresh.connect();
        await fresh.query('listen changed');
      } catch (error) {
        lost();
        throw error;
      }
      // What changed while nobody listened is unknown.
      this.#everything++;
      this.listening = true;
      watch(fresh, () => client === fresh, lost);
    };
    this.#stop = async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    };
    await open().catch((error: unknown) => {
      closed = true;
      clearTimeout(retry);
      throw error;
    });
  }

  async close(): Promise<void> {
    await this.#stop?.();
  }
}
