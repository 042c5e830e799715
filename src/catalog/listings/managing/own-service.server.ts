import { lockActor } from '#src/accounts/auth/service.server.ts';
import { requireApproved } from '#src/accounts/users/verifying/asking/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { lockListing, type LockedListing } from '#src/catalog/listings/queries.server.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import { sharedProblems } from '#src/texts/problems.ts';

/** Locks one of the caller's items, unless it is withdrawn, and passes it to `run`. */
export async function withOwnListing<T>(
  app: App,
  caller: Caller,
  kind: Kind,
  id: string,
  run: (trx: Trx, listing: LockedListing) => Promise<T>,
  { exclusive = false }: { exclusive?: boolean } = {},
): Promise<T> {
  if (!isId(id)) throw new AppError('not-found', sharedProblems.noItem);
  return inTransaction(app, async (trx) => {
    const actor = await lockActor(trx, caller.id, { exclusive });
    const listing = await lockListing(trx, id);
    if (!listing || listing.kind !== kind) throw new AppError('not-found', sharedProblems.noItem);
    if (listing.seller_id !== actor.id) throw new AppError('forbidden');
    if (listing.deleted_at) throw new AppError('gone', sharedProblems.itemWithdrawn);
    return run(trx, listing);
  });
}

/**
 * Passes one of the caller's items to `run`, which changes what buyers see.
 * @throws AppError `not-approved` when the item is public
 */
export async function changeOwnListing<T>(
  app: App,
  caller: Caller,
  kind: Kind,
  id: string,
  run: (trx: Trx, listing: LockedListing) => Promise<T>,
  lock: { exclusive?: boolean } = {},
): Promise<T> {
  const change = async (trx: Trx, listing: LockedListing): Promise<T> => {
    if (!listing.paused_at) await requireApproved(app, trx, listing.seller_id);
    return run(trx, listing);
  };
  return withOwnListing(app, caller, kind, id, change, lock);
}
