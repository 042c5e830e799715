import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Log } from '#src/platform/log.server.ts';
import type { Db } from './connect.server.ts';
import { connectTo } from './external-database.server.ts';
import { isOutage } from './outage.server.ts';
import { Standby } from './standby.server.ts';

export type { Standby } from './standby.server.ts';

const setting = 'DATABASE_READ_URL';
/** Later than this it is not used, and used again only once it lacks nothing for a moment. */
const lateMs = 30_000;
const catchUpWithinMs = 2_000;
const pauseMs = 20;
const askEveryMs = 1_000;

/** Where a server's transactions are: below `lowest` all have ended, and none from `next` on has. */
const progress = `select pg_is_in_recovery() as standby, pg_postmaster_start_time()::text as started,
  pg_snapshot_xmin(pg_current_snapshot())::text as lowest, pg_snapshot_xmax(pg_current_snapshot())::text as next`;
type Progress = { standby: boolean; started: string; lowest: string; next: string };
type Ask = <Row>(text: string) => Promise<{ rows: Row[] }>;

async function progressOf(ask: Ask): Promise<Progress> {
  const { rows } = await ask<Progress>(progress);
  return rows[0]!;
}

const askOf =
  (client: pg.Client): Ask =>
  async <Row>(text: string) => {
    const { rows } = await client.query(text);
    return { rows: rows as Row[] };
  };

/** Which cluster of servers it is, where the account may know, and which of its databases. */
type Identity = { system: string | null; database: string };

async function identityOf(ask: Ask): Promise<Identity> {
  const known = await ask<{ system: string }>(
    'select system_identifier::text as system from pg_control_system()',
  ).catch(() => null);
  const { rows } = await ask<{ database: string }>('select current_database() as database');
  return { system: known?.rows[0]!.system ?? null, database: rows[0]!.database };
}

/**
 * The standby of DATABASE_READ_URL, which answers what visitors read. It is used while the log of changes is read from it;
 * before that, and while it is gone or late, the primary answers.
 */
export class Replica {
  readonly #url: string;
  readonly #log: Log;
  readonly #askPrimary: Ask;
  readonly #reading = new AsyncLocalStorage<Standby | null>();
  #used: Standby | null = null;
  #said = '';
  /** Where the primary was when, since the oldest that the standby has not reached. */
  #asked: { next: bigint; at: number }[] = [];
  #askedLast = 0;
  #lateMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, log: Log, primary: () => Db) {
    this.#url = url;
    this.#log = log;
    // Whoever's answer made it the time to ask.
    this.#askPrimary = async <Row>(text: string) =>
      this.#reading.run(null, () => sql.raw<Row>(text).execute(primary()));
  }

  get isUsed(): boolean {
    return this.#used !== null;
  }

  get lateMs(): number {
    return this.#lateMs;
  }

  /** Has `run` read from the standby that is used now, for as long as it is. */
  reading<T>(run: () => T): T {
    return this.#reading.run(this.#used, run);
  }

  /** The standby to read from; null where it is to be the primary. */
  get current(): Standby | null {
    return this.#reading.getStore() === this.#used ? this.#used : null;
  }

  /** @throws Error with one line where the setting names what is no copy; one that does not answer may come back */
  async check(): Promise<void> {
    await connectTo(this.#url, (client) => this.#identify(client), setting).catch((error: Error) => {
      if (!isOutage(error.cause)) throw error;
    });
  }

  /** The standby, once it has all that was ended at the primary before `next`; null where it does not come to that. */
  async find(next: bigint): Promise<Standby | null> {
    let started = '';
    const check = async (client: pg.Client): Promise<void> => {
      await this.#identify(client);
      started = await catchUp(client, next);
    };
    try {
      return new Standby(await connectTo(this.#url, check, setting), started);
    } catch (error) {
      this.#say((error as Error).message);
      return null;
    }
  }

  async #identify(client: pg.Client): Promise<void> {
    const primary = await identityOf(this.#askPrimary);
    const own = await identityOf(askOf(client));
    const isOther = primary.system !== null && own.system !== null && primary.system !== own.system;
    if (isOther || primary.database !== own.database)
      throw new Error('it is no copy of the database of DATABASE_URL');
  }

  /** Has visitors answered from this one from now on: the log of changes is read from it. */
  use(standby: Standby): void {
    if (this.#used === standby) return;
    this.#used = standby;
    this.#said = '';
    this.#asked = [];
    this.#lateMs = 0;
    this.#timer = setInterval(() => void this.#ask(), askEveryMs).unref();
    this.#log.info('visitors are answered from the standby');
  }

  /** Has the primary answer. */
  leave(why: string): void {
    const used = this.#used;
    if (!used) return;
    this.#used = null;
    clearInterval(this.#timer);
    this.#say(why);
    used.end().catch(() => undefined);
  }

  async close(): Promise<void> {
    const used = this.#used;
    this.#used = null;
    clearInterval(this.#timer);
    await used?.end();
  }

  #say(why: string): void {
    if (why === this.#said) return;
    this.#said = why;
    this.#log.warn({ why }, 'visitors are answered from the primary');
  }

  async #ask(): Promise<void> {
    const used = this.#used;
    const rows = await progressOf(this.#askPrimary).catch(() => null);
    if (!rows || this.#used !== used) return;
    const next = BigInt(rows.next);
    // After the loss of a primary another may begin at less.
    if (next < (this.#asked.at(-1)?.next ?? 0n)) this.#asked = [];
    this.#askedLast = performance.now();
    this.#asked.push({ next, at: this.#askedLast });
  }

  /**
   * Why a standby at `next` is not to be used; null where it is. How late it is counts to when the primary answered last:
   * one that has nothing to tell makes nothing late.
   */
  lateness(next: bigint): string | null {
    while (this.#asked[0] && this.#asked[0].next <= next) this.#asked.shift();
    const [oldest] = this.#asked;
    this.#lateMs = oldest ? this.#askedLast - oldest.at : 0;
    return this.#lateMs > lateMs ? `it is ${Math.round(this.#lateMs / 1000)} seconds late` : null;
  }
}

/** Waits until a server has all that was ended before `next`; answers when it was started. */
async function catchUp(client: pg.Client, next: bigint): Promise<string> {
  const until = performance.now() + catchUpWithinMs;
  for (;;) {
    const { standby, lowest, started } = await progressOf(askOf(client));
    if (!standby) throw new Error('it is no standby');
    if (BigInt(lowest) >= next) return started;
    if (performance.now() > until) throw new Error('it has not caught up, or a transaction stays open');
    await wait(pauseMs);
  }
}
