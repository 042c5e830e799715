import { sql, type Expression } from 'kysely';
import type { DbOrTrx } from './connect.server.ts';

export async function everyNthId(db: DbOrTrx, found: Expression<unknown>, n: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id) as row from (${found}) as found) as numbered
    where (row - 1) % ${sql.lit(n)} = 0 order by id`.execute(db);
  return rows.map(({ id }) => id);
}
