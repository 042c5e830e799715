import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { stateOf } from '#src/catalog/listings/filter-queries.server.ts';
import { reportableItems } from '#src/moderation/reports/ports.server.ts';
import { findReportable } from './queries.server.ts';
import { pauseListing, removeListing } from './service.server.ts';

/** @throws AppError `not-found`, `gone` when withdrawn, `not-on-show`, `invalid` for one's own item */
async function checkItem(trx: Trx, reporterId: string, id: string): Promise<void> {
  const listing = isId(id) ? await findReportable(trx, id) : undefined;
  if (!listing) throw new AppError('not-found', 'There is no such item.');
  if (listing.deleted_at) throw new AppError('gone', 'This item was withdrawn.');
  if (listing.paused_at || listing.suspended_at) throw new AppError('not-on-show');
  if (listing.seller_id === reporterId)
    throw new AppError('invalid', 'This item is your own.', [
      { path: 'listing', message: 'is your own item' },
    ]);
}

export const itemReports = reportableItems.providedBy({
  check: checkItem,
  pause: (app, trx, { id, adminId, reason }) => pauseListing(app, trx, id, adminId, reason),
  remove: (app, trx, { id, adminId, reason }) => removeListing(app, trx, id, adminId, reason),
  state: stateOf,
});
