import { countByState, countOwnByState } from '#src/listings/service.server.ts';
import { countOpenOrders } from '#src/orders/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { countOpenReports } from '#src/reports/service.server.ts';
import { countByRole } from '#src/users/service.server.ts';
import type { Figures, FiguresOf } from './contract.ts';

/** What the caller's dashboard counts. */
export async function countFigures(app: App, { id, role }: Caller): Promise<Figures> {
  if (role === 'Buyer') return { role, openOrders: await countOpenOrders(app, { buyerId: id }) };
  if (role === 'admin') return countForAdmin(app, id);
  const [items, openOrders] = await Promise.all([
    countOwnByState(app, id),
    countOpenOrders(app, { sellerId: id }),
  ]);
  return { role, items, openOrders };
}

async function countForAdmin(app: App, id: string): Promise<FiguresOf<'admin'>> {
  const [people, items, openOrders, openReports, ownItems, ownOrders] = await Promise.all([
    countByRole(app),
    countByState(app),
    countOpenOrders(app),
    countOpenReports(app),
    countOwnByState(app, id),
    countOpenOrders(app, { sellerId: id }),
  ]);
  const all = Object.values(ownItems).flatMap((states) => Object.values(states));
  const own = { items: all.reduce((sum, each) => sum + each, 0), openOrders: ownOrders };
  return { role: 'admin', people, items, openOrders, openReports, own };
}
