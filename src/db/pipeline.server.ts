import { AsyncLocalStorage } from 'node:async_hooks';
import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';

/** What a statement ends with that is planned once for each connection. */
export const keepPlan = '/* plan kept */';
/** For the end of a statement whose best plan is the same whatever its parameters are: planning takes most of its time. */
export const prepared: RawBuilder<unknown> = sql.raw(keepPlan);

/** What a statement has before that end, or as its end, that is sent ahead of the next. */
export const sendAhead = '/* sent ahead */';
/**
 * For the end of a statement of a transaction whose answer nobody needs: the next one is sent without waiting for it.
 * If it fails, the next that is waited for fails with its error; the transaction's end always is.
 */
export const pipelined: RawBuilder<unknown> = sql.raw(sendAhead);

const names = new Map<string, string>();

/** A name for each text: the server knows the statement by it. There are few: they are in our code. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) names.set(text, (name = `kept-${names.size + 1}`));
  return name;
}

const noSuchStatement = '26000';

function isSpoiling(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === 'Query read timeout' || ('code' in error && error.code === noSuchStatement);
}

const learning = new AsyncLocalStorage<{ xid: Promise<bigint | null> }>();
const ownXid = { name: 'own-xid', text: 'select pg_current_xact_id_if_assigned()::text as xid' };

/** Runs a transaction, and learns by which number the database knows it; null where it has written nothing. */
export async function learnXid<T>(run: () => Promise<T>): Promise<{ result: T; xid: bigint | null }> {
  const learned = { xid: Promise.resolve<bigint | null>(null) };
  const result = await learning.run(learned, run);
  return { result, xid: await learned.xid };
}

const noAnswer = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };

/** An answer, or the failure of what came before it. */
function after(before: Promise<unknown> | undefined, answer: Promise<unknown>): Promise<unknown> {
  if (!before) return answer;
  answer.catch(() => undefined);
  return before.then(() => answer);
}

/**
 * Keeps the plans of statements that ask for it, and sends a transaction's beginning and what else needs no answer
 * together with what follows: each answer that is waited for takes a turn of a busy process. For pools with `pipeline`:
 * without it the driver holds the next statement back itself.
 */
export class PipelineClient extends pg.Client {
  #isOpen = false;
  #ahead: Promise<unknown> | undefined;
  #isSpoilt = false;

  /**
   * Whether it is of no use to whoever comes next: it takes statements for prepared that the server does not know, or its
   * server has not answered in time.
   */
  get isSpoilt(): boolean {
    return this.#isSpoilt;
  }

  /** Hears of every error that the server answers, of what is sent ahead, too. */
  onServerError(heard: (error: Error) => void): void {
    const { connection } = this as unknown as { connection: EventEmitter<{ errorMessage: [Error] }> };
    connection.on('errorMessage', heard);
  }

  // The driver's own overloads, of which Kysely uses one.
  override query(...all: unknown[]): never {
    const [text, values, ...rest] = all;
    if (typeof text !== 'string' || rest.length > 0) return Reflect.apply(super.query, this, all) as never;
    const learned = text === 'commit' ? learning.getStore() : undefined;
    // Sent together with the commit: nobody waits for one more answer.
    if (learned) learned.xid = this.#askXid();
    const query = { text, values: values as unknown[] };
    const answer = this.#send(text.endsWith(keepPlan) ? { name: nameOf(text), ...query } : query);
    return this.#inOrder(text, answer) as never;
  }

  #send<Row extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<Row>> {
    this.#coalesce();
    const answer = Reflect.apply(super.query, this, [query]) as Promise<pg.QueryResult<Row>>;
    answer.catch((error: unknown) => (this.#isSpoilt ||= isSpoiling(error)));
    return answer;
  }

  /** Has all that is sent in this turn written at once: each write to a socket costs more than what composes it. */
  #coalesce(): void {
    const { connection } = this as unknown as { connection: { stream: Duplex } };
    const { stream } = connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  async #askXid(): Promise<bigint | null> {
    // Where the transaction has failed its commit says so.
    const asked = await this.#send<{ xid: string | null }>(ownXid).catch(() => null);
    const xid = asked?.rows[0]!.xid ?? null;
    return xid === null ? null : BigInt(xid);
  }

  #inOrder(text: string, answer: Promise<unknown>): Promise<unknown> {
    if (text === 'begin') this.#isOpen = true;
    if (text === 'commit' || text === 'rollback') this.#isOpen = false;
    const ahead = this.#ahead;
    if (text === 'begin' || (this.#isOpen && text.includes(sendAhead))) {
      this.#ahead = after(ahead, answer);
      this.#ahead.catch(() => undefined);
      return Promise.resolve(noAnswer);
    }
    this.#ahead = undefined;
    // What is taken back may have failed.
    return text === 'rollback' ? answer : after(ahead, answer);
  }
}
