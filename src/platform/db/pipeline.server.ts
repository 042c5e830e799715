import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

type Marks = { isPrepared?: true; sent?: { answer: Promise<pg.QueryResult> | null } };
const marks = new AsyncLocalStorage<Marks>();

/** Runs a statement that each connection plans once, because its best plan does not depend on its parameters. */
export function prepared<T>(run: () => Promise<T>): Promise<T> {
  return marks.run({ ...marks.getStore(), isPrepared: true }, run);
}

/** Sends a statement of a transaction without waiting. Its error fails the next statement that is waited for, or the commit. */
export async function sendAhead(run: () => Promise<unknown>): Promise<NonNullable<Marks['sent']>> {
  const sent: NonNullable<Marks['sent']> = { answer: null };
  await marks.run({ ...marks.getStore(), sent }, run);
  return sent;
}

/** Whether the current statement is sent ahead, so that its time says nothing. */
export const isSentAhead = (): boolean => marks.getStore()?.sent !== undefined;

const names = new Map<string, string>();

/** The name by which the server knows a statement; there are few, because their texts are in our code. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) names.set(text, (name = `kept-${names.size + 1}`));
  return name;
}

const noSuchStatement = '26000';

function isBreaking(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message === 'Query read timeout' || ('code' in error && error.code === noSuchStatement);
}

const noAnswer = { command: '', rowCount: null, oid: 0, fields: [], rows: [] } satisfies pg.QueryResult;

/** A connection of a pool with `pipeline`, as Kysely uses it. Each answer that is waited for takes a turn of a busy process. */
export class PipelineClient {
  readonly #client: pg.PoolClient;
  #isOpen = false;
  #isBroken = false;
  /** The answers that nobody has waited for yet. */
  #ahead: Promise<pg.QueryResult>[] = [];

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const { isPrepared, sent } = marks.getStore() ?? {};
    const answer = this.#client.query({ ...(isPrepared && { name: nameOf(text) }), text, values });
    answer.catch((error: unknown) => (this.#isBroken ||= isBreaking(error)));
    if (text === 'begin' || (this.#isOpen && sent)) {
      this.#isOpen = true;
      this.#ahead.push(answer);
      if (sent) sent.answer = answer;
      return noAnswer;
    }
    const ahead = this.#ahead.splice(0);
    if (text === 'commit' || text === 'rollback') this.#isOpen = false;
    // Statements that are rolled back may have failed.
    if (text !== 'rollback') await Promise.all(ahead);
    return answer;
  }

  /** Closes a connection whose server is silent, or lacks a statement that the driver takes for prepared. */
  release(error?: boolean): void {
    this.#client.release(error || this.#isBroken);
  }
}
