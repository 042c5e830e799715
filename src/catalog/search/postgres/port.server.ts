import { sql } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { asVisitor } from '#src/platform/db/shared-pool.server.ts';
import type { SearchPort } from '#src/catalog/search/port.ts';
import { all, open } from './conditions.server.ts';
import { facets } from './facets.server.ts';
import { find } from './find.server.ts';

const isOnShow = all(open({}));

async function brands(db: DbOrTrx): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select min(brand collate "C") as brand from listings where ${isOnShow}
    group by lower(brand) order by lower(brand) collate "C"`.execute(db);
  return rows.map(({ brand }) => brand);
}

async function modelsOnShow(db: DbOrTrx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${[...ids]}::text[]) with ordinality as asked (id, place)
    where exists (select from listings where search_model_id = asked.id and ${isOnShow})
    order by asked.place`.execute(db);
  return rows.map(({ id }) => id);
}

/** Always right, and slow with many items, so it uses the connections of visitors. */
export function searchPostgres(db: DbOrTrx): SearchPort {
  return {
    find: (query, page) => asVisitor(() => find(db, query, page)),
    facets: (query) => asVisitor(() => facets(db, query)),
    brands: () => asVisitor(() => brands(db)),
    modelsOnShow: (ids) => asVisitor(() => modelsOnShow(db, ids)),
  };
}
