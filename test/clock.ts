import { sql } from 'kysely';
import type { Shop } from './shop.ts';

/** Sets the clock of a shop ahead by an interval such as `2 days`, on all of its connections. */
export async function setClock({ app }: Shop, later: string): Promise<void> {
  await sql`
    create or replace function shop_now() returns timestamptz language sql volatile as
    ${sql.lit(`select clock_timestamp() + interval '${later}'`)}`.execute(app.db);
}
