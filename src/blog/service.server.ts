import type { App } from '#src/platform/app.server.ts';
import { decodeCursor } from '#src/platform/db/cursor.server.ts';
import { toPage, type Page } from '#src/platform/db/page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import type { Post } from './contract.ts';
import { countPosts, findPost, listPosts, type PostRow } from './queries.server.ts';

function toPost({ id, title, image, des, excerpt, published_at }: PostRow): Post {
  return { _id: id, title, image, des, excerpt, date: published_at!.toISOString() };
}

/** The published posts, newest first. */
export async function listPublished(
  app: App,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Page<Post>> {
  const after = cursor === undefined ? null : decodeCursor(cursor);
  const [rows, count] = await Promise.all([listPosts(app.db, limit, after), countPosts(app.db)]);
  return toPage(rows, { limit, after, count, at: (row) => row.published_at!, item: toPost });
}

/** One published post. @throws AppError `not-found` for a draft too, `gone` for one that was withdrawn. */
export async function showPost(app: App, id: string): Promise<Post> {
  const row = isId(id) ? await findPost(app.db, id) : undefined;
  if (!row?.published_at) throw new AppError('not-found', 'There is no such post.');
  if (row.deleted_at) throw new AppError('gone', 'This post was withdrawn.');
  return toPost(row);
}
