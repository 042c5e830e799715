import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';

/** No statement of the shop may take ten seconds. */
const atOnce = 50_000;

/** Has somebody save each definition, one in three to hear at once; as many people as save 50 each. */
export async function addSubscribers({ db }: App): Promise<void> {
  await sql`
    insert into people (id, issuer, subject, name, email, role)
    select 'buyer ' || n, 'bench', 'buyer ' || n, 'Bo', 'bo' || n || '@example.com', 'Buyer'
    from generate_series(0, (select max(id) / 50 from search_definitions)) n`.execute(db);
  const { last } = await db
    .selectFrom('search_definitions')
    .select(sql<number>`max(id)`.as('last'))
    .executeTakeFirstOrThrow();
  for (let from = 0; from < last; from += atOnce)
    await sql`
      insert into saved_searches (id, person_id, definition_id, query, mail)
      select 'search ' || id, 'buyer ' || id / 50, id, '', case when id % 3 = 0 and not is_wide then 'now' else 'daily' end
      from search_definitions where id > ${from} and id <= ${from + atOnce}`.execute(db);
  await sql`vacuum analyze saved_searches`.execute(db);
}
