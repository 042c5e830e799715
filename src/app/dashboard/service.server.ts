import { countByRole } from '#src/accounts/users/service.server.ts';
import { countWaiting } from '#src/app/todo/service.server.ts';
import { filmAmong } from '#src/catalog/item-fit/service.server.ts';
import type { Kind } from '#src/catalog/items/kind-schemas.ts';
import type { OwnedListing } from '#src/catalog/listings/schemas.ts';
import {
  countByState,
  countOwnByState,
  countSoldLately,
  showOwned,
} from '#src/catalog/listings/service.server.ts';
import { showFactsOfAll } from '#src/catalog/sellers/service.server.ts';
import { countWatchersOf, countWatchersOfSeller } from '#src/catalog/watchlist/service.server.ts';
import { countDisputesToDecide } from '#src/deals/orders/dispute/service.server.ts';
import {
  countAllOrders,
  countOpenOrders,
  countUnfinishedOrders,
} from '#src/deals/orders/lists/service.server.ts';
import { countOpenReports } from '#src/moderation/reports/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Stats, StatsOf } from './schemas.ts';

export async function readStats(app: App, { id, role }: Caller): Promise<Stats> {
  if (role === 'admin') return countForAdmin(app, id);
  const other = role === 'Buyer' ? { sellerId: id } : { buyerId: id };
  const [items, openOrders, otherOpen, otherOrders, waiting, success] = await Promise.all([
    countOwnByState(app, id),
    countOpenOrders(app, role === 'Buyer' ? { buyerId: id } : { sellerId: id }),
    countUnfinishedOrders(app, other),
    countAllOrders(app, other),
    countWaiting(app, id),
    role === 'Seller' ? showSuccess(app, id) : null,
  ]);
  if (!success)
    return {
      role: 'Buyer',
      openOrders,
      own: { items: sumOf(items), openOrders: otherOpen, orders: otherOrders },
      waiting,
    };
  return {
    role: 'Seller',
    items,
    openOrders,
    ...success,
    purchases: otherOpen,
    bought: otherOrders,
    waiting,
  };
}

async function showSuccess(app: App, sellerId: string) {
  const [watchers, soldLately, facts] = await Promise.all([
    countWatchersOfSeller(app, sellerId),
    countSoldLately(app, sellerId),
    showFactsOfAll(app, [sellerId]),
  ]);
  return { watchers, soldLately, answeredWithin: facts.get(sellerId)?.answeredWithin ?? null };
}

const sumOf = (items: StatsOf<'Seller'>['items']): number =>
  Object.values(items)
    .flatMap((states) => Object.values(states))
    .reduce((sum, each) => sum + each, 0);

async function countForAdmin(app: App, id: string): Promise<StatsOf<'admin'>> {
  const [people, items, openOrders, openReports, openDisputes, ownItems, ownOpen, ownOrders, waiting] =
    await Promise.all([
      countByRole(app),
      countByState(app),
      countOpenOrders(app),
      countOpenReports(app, id),
      countDisputesToDecide(app, id),
      countOwnByState(app, id),
      countUnfinishedOrders(app, { sellerId: id }),
      countAllOrders(app, { sellerId: id }),
      countWaiting(app, id),
    ]);
  const own = { items: sumOf(ownItems), openOrders: ownOpen, orders: ownOrders };
  return { role: 'admin', people, items, openOrders, openReports, openDisputes, own, waiting };
}

export async function showOwnedItem(app: App, caller: Caller, kind: Kind, id: string): Promise<OwnedListing> {
  const owned = await showOwned(app, caller, kind, id);
  const isOwner = owned.products._id === caller.id;
  const film = await filmAmong(app, [owned]);
  return { ...owned, watchers: isOwner ? await countWatchersOf(app, id) : null, film: film.length > 0 };
}
