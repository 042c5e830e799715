import { showOwned } from '#src/catalog/listings/managing/service.server.ts';
import type { Kind, OwnedListing } from '#src/catalog/listings/schemas.ts';
import { countByState, countOwnByState } from '#src/catalog/listings/service.server.ts';
import { countWatchersOf } from '#src/catalog/watchlist/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { countOpenReports } from '#src/moderation/reports/service.server.ts';
import { countByRole } from '#src/accounts/users/service.server.ts';
import type { Stats, StatsOf } from './schemas.ts';
import { countOpenOrders } from '#src/deals/orders/lists/service.server.ts';

export async function readStats(app: App, { id, role }: Caller): Promise<Stats> {
  if (role === 'admin') return countForAdmin(app, id);
  const [items, sales, purchases] = await Promise.all([
    countOwnByState(app, id),
    countOpenOrders(app, { sellerId: id }),
    countOpenOrders(app, { buyerId: id }),
  ]);
  if (role === 'Buyer')
    return { role, openOrders: purchases, own: { items: sumOf(items), openOrders: sales } };
  return { role, items, openOrders: sales, purchases };
}

const sumOf = (items: StatsOf<'Seller'>['items']): number =>
  Object.values(items)
    .flatMap((states) => Object.values(states))
    .reduce((sum, each) => sum + each, 0);

async function countForAdmin(app: App, id: string): Promise<StatsOf<'admin'>> {
  const [people, items, openOrders, openReports, ownItems, ownOrders] = await Promise.all([
    countByRole(app),
    countByState(app),
    countOpenOrders(app),
    countOpenReports(app, id),
    countOwnByState(app, id),
    countOpenOrders(app, { sellerId: id }),
  ]);
  const own = { items: sumOf(ownItems), openOrders: ownOrders };
  return { role: 'admin', people, items, openOrders, openReports, own };
}

export async function showOwnedWithWatchers(
  app: App,
  caller: Caller,
  kind: Kind,
  id: string,
): Promise<OwnedListing> {
  const owned = await showOwned(app, caller, kind, id);
  const isOwner = owned.products._id === caller.id;
  return { ...owned, watchers: isOwner ? await countWatchersOf(app, id) : null };
}
