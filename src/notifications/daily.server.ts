import { sql } from 'kysely';
import type { Trx } from '#src/db/connect.server.ts';
import { describe, isKind, type DataOf, type Kind } from './kinds.server.ts';
import { readPreferences } from './preference-queries.server.ts';

type Taken = { kind: string; subject: string; data: DataOf<Kind> & { count: number }; at: Date };

/** What the daily mail tells someone of, the last first, and never again: what happened before a moment and was not read. */
export async function takeDailyNotices(trx: Trx, personId: string, before: Date) {
  const { rows } = await sql<Taken>`
    update notifications set is_for_digest = false
    where person_id = ${personId} and is_for_digest and at < ${before}
    returning kind, subject, data, at`.execute(trx);
  const preferences = await readPreferences(trx, personId);
  return rows
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .flatMap(({ kind, subject, data }) => (isKind(kind) ? [describe(kind, subject, data, data.count)] : []))
    .filter(({ group }) => group !== 'orders' && preferences[group].mail !== 'off');
}
