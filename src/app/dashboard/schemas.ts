import { z } from 'zod';
import { answeredWithin } from '#src/catalog/sellers/schemas.ts';

const count = z.number().int();
const states = z.object({ available: count, booked: count, sold: count });

const waiting = z
  .object({ offers: count, purchases: count, sales: count })
  .meta({ description: "offers and orders that need the caller's answer" });

const own = z
  .object({
    items: count,
    openOrders: count,
    orders: count.meta({ description: 'open and completed orders' }),
  })
  .meta({ description: 'for a former seller who is now a buyer: items and orders that remain' });

/** `GET /figures`: the exact numbers of the caller's dashboard, by role. */
export const stats = z
  .discriminatedUnion('role', [
    z.object({ role: z.literal('Buyer'), openOrders: count, own, waiting }),
    z.object({
      role: z.literal('Seller'),
      items: z.object({ cameras: states, lens: states, accessories: states }),
      openOrders: count,
      purchases: count.meta({ description: 'open orders that they placed before they became a seller' }),
      watchers: count.meta({ description: 'users who watch their unsold items' }),
      soldLately: count.meta({ description: 'items that they sold in the last 30 days' }),
      answeredWithin: answeredWithin.nullable().meta({ description: 'as on their page for buyers' }),
      bought: count.meta({ description: 'open and completed orders that they placed' }),
      waiting,
    }),
    z.object({
      role: z.literal('admin'),
      people: z.object({ Buyer: count, Seller: count, admin: count }),
      items: states,
      openOrders: count,
      openReports: count,
      openDisputes: count.meta({ description: 'disputes that wait for a decision by the caller' }),
      own,
      waiting,
    }),
  ])
  .meta({ id: 'Figures' });
export type Stats = z.output<typeof stats>;
export type StatsOf<Role extends Stats['role']> = Extract<Stats, { role: Role }>;
