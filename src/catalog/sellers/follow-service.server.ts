import { lockActor } from '#src/accounts/auth/service.server.ts';
import { isBlocked } from '#src/accounts/blocks/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { parsePage, toPage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { itemProblems } from '#src/texts/problems-items.server.ts';
import {
  addFollow,
  countFollowed,
  deleteFollow,
  followSorts,
  listFollowed,
} from './follow-queries.server.ts';
import { findSeller } from './queries.server.ts';
import { maxFollowed, type Followed, type FollowingQuery } from './schemas.ts';

const missing = () => new AppError('not-found', itemProblems.noSeller);

/**
 * @throws AppError `not-found`, `gone`, `blocked`, `forbidden` if the seller is the caller, `conflict` above the limit
 */
export async function follow(app: App, caller: Caller, sellerId: string): Promise<number> {
  return inTransaction(app, async (trx) => {
    const follower = await lockActor(trx, caller.id, { exclusive: true });
    const seller = isId(sellerId) ? await findSeller(trx, sellerId) : undefined;
    if (!seller) throw missing();
    if (seller.id === follower.id) throw new AppError('forbidden', itemProblems.ownFollow);
    if (seller.deleted_at ?? seller.suspended_at) throw new AppError('gone', itemProblems.sellerClosed);
    if (await isBlocked(trx, follower.id, seller.id)) throw new AppError('blocked');
    const isNew = await addFollow(trx, { followerId: follower.id, sellerId, max: maxFollowed });
    if (isNew === null) throw new AppError('conflict', itemProblems.tooManyFollowed(maxFollowed));
    return isNew ? 1 : 0;
  });
}

export async function unfollow(app: App, caller: Caller, sellerId: string): Promise<number> {
  if (!isId(sellerId)) throw missing();
  return inTransaction(app, async (trx) => {
    const { id } = await lockActor(trx, caller.id);
    if (!(await findSeller(trx, sellerId))) throw missing();
    return (await deleteFollow(trx, id, sellerId)) ? 1 : 0;
  });
}

export async function listFollowing(
  app: App,
  caller: Caller,
  query: FollowingQuery,
): Promise<Page<Followed>> {
  const { seller } = query;
  const keyset = parsePage('following', followSorts, query, { seller });
  const [rows, count] = await Promise.all([
    listFollowed(app.db, caller.id, seller, keyset),
    countFollowed(app.db, caller.id, seller),
  ]);
  return toPage(rows, keyset, { count }, ({ id, name, photo_url, items, at }) => ({
    _id: id,
    name,
    photoURL: photo_url,
    items,
    date: at.toISOString(),
  }));
}
