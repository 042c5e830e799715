import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { currentContext, withContext } from '#src/platform/context.server.ts';
import { errorMessage } from '#src/platform/errors.ts';
import type { Log } from '#src/platform/observability/log.server.ts';
import { isOutage } from '#src/platform/outage.server.ts';
import type { Db } from './connect.server.ts';
import { endQuietly, connectTo } from './external-database.server.ts';
import { Standby } from './standby.server.ts';

const setting = 'DATABASE_READ_URL';
/** A standby that lags by more than this is not used until it has caught up. */
const lateMs = 30_000;
const catchUpWithinMs = 2_000;
const pauseMs = 20;
const checkEveryMs = 1_000;

/** All transactions below `lowest` have ended, and none from `next` on have begun. */
const progress = `select pg_is_in_recovery() as standby, pg_postmaster_start_time()::text as started,
  pg_snapshot_xmin(pg_current_snapshot())::text as lowest, pg_snapshot_xmax(pg_current_snapshot())::text as next`;
type Progress = { standby: boolean; started: string; lowest: string; next: string };
type RunQuery = <Row extends object>(text: string) => Promise<{ rows: Row[] }>;

const queryOn =
  (client: pg.Client): RunQuery =>
  async <Row extends object>(text: string) =>
    client.query<Row>(text);

/** The id of the cluster, if the account may read it, and the database. */
type Identity = { system: string | null; database: string | undefined };

async function identityOf(query: RunQuery): Promise<Identity> {
  const known = await query<{ system: string }>(
    'select system_identifier::text as system from pg_control_system()',
  ).catch((error: unknown) => {
    // The account lacks the privilege, or a managed server lacks the function.
    if (error instanceof pg.DatabaseError) return null;
    throw error;
  });
  const { rows } = await query<{ database: string }>('select current_database() as database');
  return { system: known?.rows[0]?.system ?? null, database: rows[0]?.database };
}

/** The standby of DATABASE_READ_URL. Visitors read from it only while the change log is read from it, too. */
export class Replica {
  readonly #url: string;
  readonly #log: Log;
  readonly #queryPrimary: RunQuery;
  #used: Standby | null = null;
  #loggedReason = '';
  /** Positions of the primary that the standby had not reached, oldest first. */
  #checks: { next: bigint; at: number }[] = [];
  #lastCheckMs = 0;
  #lateMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(url: string, log: Log, primary: () => Db) {
    this.#url = url;
    this.#log = log;
    // Queries the primary even if the caller reads from the standby.
    this.#queryPrimary = async <Row extends object>(text: string) =>
      withContext({ standby: null }, () => sql.raw<Row>(text).execute(primary()));
  }

  get isUsed(): boolean {
    return this.#used !== null;
  }

  get lateMs(): number {
    return this.#lateMs;
  }

  /** The standby from which requests that begin now may read. */
  get used(): Standby | null {
    return this.#used;
  }

  /** The standby from which the current request reads, or null if it reads from the primary. */
  get current(): Standby | null {
    return currentContext()?.standby === this.#used ? this.#used : null;
  }

  /**
   * @throws Error if the server is not a copy of the database; a server that does not respond is accepted, because it
   * may come back
   */
  async check(): Promise<void> {
    await connectTo(this.#url, (client) => this.#identify(client), setting).catch((error: Error) => {
      if (!isOutage(error.cause)) throw error;
    });
  }

  /** Returns the standby once it has replayed all transactions before `next`, or null if that fails. */
  async find(next: bigint): Promise<Standby | null> {
    let started = '';
    const check = async (client: pg.Client): Promise<void> => {
      await this.#identify(client);
      started = await catchUp(client, next);
    };
    try {
      return new Standby(await connectTo(this.#url, check, setting), started);
    } catch (error) {
      this.#logOnce(errorMessage(error));
      return null;
    }
  }

  async #identify(client: pg.Client): Promise<void> {
    const primary = await identityOf(this.#queryPrimary);
    const own = await identityOf(queryOn(client));
    const isOther = primary.system !== null && own.system !== null && primary.system !== own.system;
    if (isOther || primary.database !== own.database)
      throw new Error('it is not a copy of the database of DATABASE_URL');
  }

  use(standby: Standby): void {
    if (this.#used === standby) return;
    this.#used = standby;
    this.#loggedReason = '';
    this.#checks = [];
    this.#lateMs = 0;
    this.#timer = setInterval(() => void this.#poll(), checkEveryMs).unref();
    this.#log.info('reads of visitors use the standby');
  }

  disconnect(why: string): void {
    const used = this.#used;
    if (!used) return;
    this.#used = null;
    clearInterval(this.#timer);
    this.#logOnce(why);
    void endQuietly(used);
  }

  async close(): Promise<void> {
    const used = this.#used;
    this.#used = null;
    clearInterval(this.#timer);
    await used?.end();
  }

  #logOnce(why: string): void {
    if (why === this.#loggedReason) return;
    this.#loggedReason = why;
    this.#log.warn({ why }, 'reads of visitors use the primary');
  }

  async #poll(): Promise<void> {
    const used = this.#used;
    const result = await this.#queryPrimary<Progress>(progress).catch((error: unknown) => {
      this.#log.debug({ error }, 'the WAL position of the primary could not be read');
    });
    const [row] = result?.rows ?? [];
    if (!row || this.#used !== used) return;
    const next = BigInt(row.next);
    // After a failover the new primary may begin at a lower position.
    if (next < (this.#checks.at(-1)?.next ?? 0n)) this.#checks = [];
    this.#lastCheckMs = performance.now();
    this.#checks.push({ next, at: this.#lastCheckMs });
  }

  /**
   * Returns why a standby that has reached `next` must not be used, or null if it may be used. The lag is measured up
   * to the primary's last response.
   */
  lateness(next: bigint): string | null {
    while (this.#checks[0] && this.#checks[0].next <= next) this.#checks.shift();
    const [oldest] = this.#checks;
    this.#lateMs = oldest ? this.#lastCheckMs - oldest.at : 0;
    return this.#lateMs > lateMs ? `it is ${Math.round(this.#lateMs / 1000)} seconds late` : null;
  }
}

/** Waits until a server has replayed all transactions before `next`, and returns its start time. */
async function catchUp(client: pg.Client, next: bigint): Promise<string> {
  const until = performance.now() + catchUpWithinMs;
  for (;;) {
    const { rows } = await client.query<Progress>(progress);
    const [row] = rows;
    if (!row?.standby) throw new Error('it is not a standby');
    if (BigInt(row.lowest) >= next) return row.started;
    if (performance.now() > until) throw new Error('it has not caught up, or a transaction has stayed open');
    await wait(pauseMs);
  }
}
