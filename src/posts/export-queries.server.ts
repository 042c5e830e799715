import type { DbOrTrx } from '#src/db/connect.server.ts';

/** Every post that a person wrote, withdrawn ones too. */
export async function exportPosts(db: DbOrTrx, authorId: string) {
  return db
    .selectFrom('posts')
    .select([
      'id',
      'title',
      'image',
      'excerpt',
      'des',
      'created_at',
      'updated_at',
      'published_at',
      'deleted_at',
    ])
    .where('author_id', '=', authorId)
    .orderBy('id')
    .execute();
}
