import { sql, type Insertable, type Updateable } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { alphabetical, onPage, type Sorts, type KeysetPage } from '#src/platform/db/keyset-page.server.ts';
import { countRows, contains } from '#src/platform/db/query-parts.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import { postColumns } from './queries.server.ts';
import type { ManagedQuery } from './schemas.ts';

/** The time when a post was published, or when a draft was last changed. */
const stamp = sql<Date>`coalesce(published_at, updated_at)`;

const managedColumns = [...postColumns, 'version', stamp.as('stamp')] as const;

export const managedSorts = {
  id: sql.ref<string>('id'),
  columns: {
    date: { by: stamp, type: 'time' },
    title: { by: alphabetical(sql.ref('title')), type: 'text' },
    state: { by: sql`case when published_at is null then 'draft' else 'published' end`, type: 'text' },
  },
} as const satisfies Sorts<string>;

export type Filter = Pick<ManagedQuery, 'state' | 'q'>;

function managed(db: DbOrTrx, { state, q }: Filter) {
  let query = db.selectFrom('posts').where('deleted_at', 'is', null);
  if (state) query = query.where('published_at', state === 'draft' ? 'is' : 'is not', null);
  return q ? query.where(contains(sql`lower(title)`, q)) : query;
}

export async function listManagedPosts(db: DbOrTrx, filter: Filter, keyset: KeysetPage) {
  return onPage(managed(db, filter).select(managedColumns), keyset).execute();
}

export async function countManagedPosts(db: DbOrTrx, filter: Filter): Promise<number> {
  return countRows(managed(db, filter));
}

/** Finds a post even if it is deleted. */
export async function findManagedPost(db: DbOrTrx, id: string) {
  return withId(db, id).executeTakeFirst();
}
export type ManagedRow = NonNullable<Awaited<ReturnType<typeof findManagedPost>>>;

export async function lockManagedPost(trx: Trx, id: string): Promise<ManagedRow | undefined> {
  return withId(trx, id).forUpdate().executeTakeFirst();
}

const withId = (db: DbOrTrx, id: string) =>
  db.selectFrom('posts').select(managedColumns).where('id', '=', id);

export async function insertPost(trx: Trx, values: Insertable<Tables['posts']>): Promise<ManagedRow> {
  return trx.insertInto('posts').values(values).returning(managedColumns).executeTakeFirstOrThrow();
}

export async function updatePost(
  trx: Trx,
  id: string,
  values: Updateable<Tables['posts']>,
): Promise<ManagedRow> {
  return trx
    .updateTable('posts')
    .set({ ...values, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(managedColumns)
    .executeTakeFirstOrThrow();
}
