import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { toPage, parsePage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { requireVersion } from '#src/platform/require-version.server.ts';
import { contentProblems } from '#src/texts/problems-content.server.ts';
import {
  countManagedPosts,
  findManagedPost,
  insertPost,
  listManagedPosts,
  lockManagedPost,
  managedSorts,
  updatePost,
  type ManagedRow,
} from './admin-queries.server.ts';
import type { ManagedPost, ManagedQuery, NewPost, PostChanges } from './schemas.ts';

function toManagedPost({ id, published_at, stamp, ...row }: ManagedRow): ManagedPost {
  const { title, image, des, excerpt, version } = row;
  const published = published_at !== null;
  return { _id: id, title, image, des, excerpt, published, version, date: stamp.toISOString() };
}

export async function listManaged(
  app: App,
  { state, q, ...listQuery }: ManagedQuery,
): Promise<Page<ManagedPost>> {
  const filter = { state, q };
  const keyset = parsePage('my/blogs', managedSorts, listQuery, filter);
  const [rows, count] = await Promise.all([
    listManagedPosts(app.db, filter, keyset),
    countManagedPosts(app.db, filter),
  ]);
  return toPage(rows, keyset, { count }, toManagedPost);
}

export async function showManaged(app: App, id: string): Promise<ManagedPost> {
  const row = isId(id) ? await findManagedPost(app.db, id) : undefined;
  return toManagedPost(existing(row));
}

export async function addPost(app: App, caller: Caller, input: NewPost): Promise<ManagedPost> {
  const { published, ...fields } = input;
  const id = newId();
  return asAdmin(app, caller, async (trx) => {
    const published_at = published ? new Date() : null;
    const row = await insertPost(trx, { ...fields, id, author_id: caller.id, published_at });
    await recordAction(trx, { act: 'wrote-post', actor: caller.id, target: ['post', id] });
    return toManagedPost(row);
  });
}

/** Changes a post. A published post keeps its date of publication. @throws AppError `changed` */
export async function changePost(
  app: App,
  caller: Caller,
  id: string,
  { published, version, ...changes }: PostChanges,
): Promise<ManagedPost> {
  return asAdmin(app, caller, async (trx) => {
    const row = existing(isId(id) ? await lockManagedPost(trx, id) : undefined);
    requireVersion(row.version, version);
    const published_at = published ? (row.published_at ?? new Date()) : null;
    const changed = { ...changes, ...(published !== undefined && { published_at }) };
    const updated = await updatePost(trx, id, changed);
    await recordAction(trx, { act: 'changed-post', actor: caller.id, target: ['post', id] });
    return toManagedPost(updated);
  });
}

/** Returns 0 when the post was already deleted. */
export async function deletePost(app: App, caller: Caller, id: string): Promise<number> {
  return asAdmin(app, caller, async (trx) => {
    const row = isId(id) ? await lockManagedPost(trx, id) : undefined;
    if (!row) throw new AppError('not-found', contentProblems.noPost);
    if (row.deleted_at) return 0;
    await updatePost(trx, id, { deleted_at: new Date(), deleted_by: caller.id });
    await recordAction(trx, { act: 'deleted-post', actor: caller.id, target: ['post', id] });
    return 1;
  });
}

async function asAdmin<T>(app: App, caller: Caller, action: (trx: Trx) => Promise<T>): Promise<T> {
  return inTransaction(app, async (trx) => {
    await lockActor(trx, caller.id, { roles: ['admin'] });
    return action(trx);
  });
}

function existing(row: ManagedRow | undefined): ManagedRow {
  if (!row) throw new AppError('not-found', contentProblems.noPost);
  if (row.deleted_at) throw new AppError('gone', contentProblems.postDeleted);
  return row;
}
