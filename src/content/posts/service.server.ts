import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { toPage, parsePage, countCap, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { contentProblems } from '#src/texts/problems-content.server.ts';
import {
  countPosts,
  everyNthPublished,
  findNeighbors,
  findPost,
  listPosts,
  listPublishedFrom,
  publishedSorts,
  type PublishedRow,
} from './queries.server.ts';
import type { Post } from './schemas.ts';

declare module '#src/platform/cache/collect-tags.server.ts' {
  interface CacheTags {
    posts: 'posts' | `post:${string}`;
  }
}

function toPost({ id, title, image, des, excerpt, published_at }: PublishedRow): Post {
  return { _id: id, title, image, des, excerpt, date: published_at.toISOString() };
}

export async function listPublished(
  app: App,
  paging: { limit: number; cursor?: string | undefined },
): Promise<Page<Post>> {
  const keyset = parsePage('blogs', publishedSorts, paging);
  addCacheTags(['posts']);
  const [rows, count] = await Promise.all([listPosts(app.db, keyset), countPosts(app.db)]);
  return toPage(rows, keyset, { count, cap: countCap }, toPost);
}

export async function addressesOfPosts(app: App, from: string, limit: number) {
  addCacheTags(['posts']);
  const rows = await listPublishedFrom(app.db, from, limit);
  return rows.map(({ id, updated_at }) => ({ id, path: `/blogs/${id}`, changed: updated_at }));
}

export async function partsOfPosts(app: App, size: number): Promise<string[]> {
  addCacheTags(['posts']);
  return everyNthPublished(app.db, size);
}

async function findPublished(app: App, id: string): Promise<PublishedRow> {
  addCacheTags([`post:${id}`]);
  const row = isId(id) ? await findPost(app.db, id) : undefined;
  if (!row?.published_at) throw new AppError('not-found', contentProblems.noPost);
  if (row.deleted_at) throw new AppError('gone', contentProblems.postWithdrawn);
  return { ...row, published_at: row.published_at };
}

export async function showPost(app: App, id: string): Promise<Post> {
  return toPost(await findPublished(app, id));
}

export async function showPostWithNeighbors(app: App, id: string) {
  const row = await findPublished(app, id);
  addCacheTags(['posts']);
  return { post: toPost(row), ...(await findNeighbors(app.db, row)) };
}
