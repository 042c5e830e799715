import { sql, type Kysely } from 'kysely';
import type { Tables } from '#src/platform/db/tables.ts';
import { hourMs } from '#src/platform/shared/dates.ts';
import { describeError } from './describe-error.server.ts';

type Counted = { hour: Date; kind: string; count: number; last_at: Date; last_request: string | null };

/** Limits memory use if messages contain varying text. */
const maxKinds = 100;
const otherKinds = 'other errors';
const maxLength = 200;
const retentionHours = 25;

function kindOf(message: string, fields: Record<string, unknown>): string {
  const job = typeof fields['job'] === 'string' ? `: ${fields['job']}` : '';
  const error = fields['error'] instanceof Error ? describeError(fields['error']) : null;
  const cause = error ? ` (${[error.name, error.code].filter(Boolean).join(' ')})` : '';
  return `${message}${job}${cause}`.slice(0, maxLength);
}

export class ErrorCounts {
  #counted = new Map<string, Counted>();

  note(message: string, fields: Record<string, unknown>, request: string | null, now = new Date()): void {
    const hour = new Date(now.getTime() - (now.getTime() % hourMs));
    const named = kindOf(message, fields);
    const isKnown = this.#counted.has(`${hour.getTime()} ${named}`);
    const kind = isKnown || this.#counted.size < maxKinds ? named : otherKinds;
    const key = `${hour.getTime()} ${kind}`;
    const count = (this.#counted.get(key)?.count ?? 0) + 1;
    this.#counted.set(key, { hour, kind, count, last_at: now, last_request: request });
  }

  async flush(db: Kysely<Tables>): Promise<void> {
    await db
      .deleteFrom('error_counts')
      .where('hour', '<', sql<Date>`now() - make_interval(hours => ${retentionHours})`)
      .execute();
    if (this.#counted.size === 0) return;
    // Sorted, because two processes that store the same kinds in different orders would deadlock.
    const taken = [...this.#counted].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
    this.#counted = new Map();
    try {
      await db
        .insertInto('error_counts')
        .values(taken)
        .onConflict((conflict) =>
          conflict.columns(['hour', 'kind']).doUpdateSet({
            count: sql`error_counts.count + excluded.count`,
            last_at: sql`greatest(error_counts.last_at, excluded.last_at)`,
            last_request: sql`case when excluded.last_at >= error_counts.last_at
              then excluded.last_request else error_counts.last_request end`,
          }),
        )
        .execute();
    } catch (error) {
      for (const one of taken) this.#putBack(one);
      throw error;
    }
  }

  #putBack(one: Counted): void {
    const key = `${one.hour.getTime()} ${one.kind}`;
    const since = this.#counted.get(key);
    this.#counted.set(key, since ? { ...since, count: since.count + one.count } : one);
  }
}
