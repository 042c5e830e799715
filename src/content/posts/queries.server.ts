import { sql, type NotNull } from 'kysely';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { everyNthId, onPage, type Sorts, type KeysetPage } from '#src/platform/db/keyset-page.server.ts';
import { countRows } from '#src/platform/db/query-parts.server.ts';

export const postColumns = ['id', 'title', 'image', 'des', 'excerpt', 'published_at', 'deleted_at'] as const;

function published(db: DbOrTrx) {
  return db.selectFrom('posts').where('deleted_at', 'is', null).where('published_at', 'is not', null);
}

export const publishedSorts = {
  id: sql.ref<string>('id'),
  columns: { date: { by: sql.ref('published_at'), type: 'time' } },
} as const satisfies Sorts<string>;

export async function listPosts(db: DbOrTrx, keyset: KeysetPage) {
  const posts = published(db).select(postColumns).$narrowType<{ published_at: NotNull }>();
  return onPage(posts, keyset).execute();
}

export async function countPosts(db: DbOrTrx): Promise<number> {
  return countRows(published(db));
}

export async function findPost(db: DbOrTrx, id: string) {
  return db.selectFrom('posts').select(postColumns).where('id', '=', id).executeTakeFirst();
}
type PostRow = NonNullable<Awaited<ReturnType<typeof findPost>>>;
export type PublishedRow = PostRow & { published_at: Date };

export async function findNeighbors(db: DbOrTrx, { id, published_at }: PublishedRow) {
  const neighbor = (compare: '<' | '>') =>
    published(db)
      .select(['id', 'title'])
      .where(sql<boolean>`(published_at, id) ${sql.raw(compare)} (${published_at}, ${id})`)
      .orderBy('published_at', compare === '<' ? 'desc' : 'asc')
      .orderBy('id', compare === '<' ? 'desc' : 'asc')
      .limit(1)
      .executeTakeFirst();
  const [older, newer] = await Promise.all([neighbor('<'), neighbor('>')]);
  return { older, newer };
}

export async function listPublishedFrom(db: DbOrTrx, from: string, limit: number) {
  return published(db)
    .select(['id', 'updated_at'])
    .where('id', '>=', from)
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function everyNthPublished(db: DbOrTrx, n: number): Promise<string[]> {
  return everyNthId(db, published(db).select('id'), n);
}

export async function exportPosts(db: DbOrTrx, authorId: string) {
  return db
    .selectFrom('posts')
    .select([...postColumns, 'created_at', 'updated_at'])
    .where('author_id', '=', authorId)
    .orderBy('id')
    .execute();
}
