import { z } from 'zod';
import { answeredWithin } from '#src/catalog/sellers/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

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

export const maxTrendWeeks = 53;
/** Within years that calendars and the database know. */
const day = z.iso
  .date({ error: () => fieldProblems.mustBeDay })
  .refine((value) => value > '2000' && value < '2200', { error: () => fieldProblems.mustBeDay });

export const trendsQuery = z.object({
  from: day
    .optional()
    .meta({ description: 'a day of the first week; 11 weeks before the last one by default' }),
  to: day.optional().meta({ description: 'a day of the last week; today by default' }),
});
export type TrendsQuery = z.output<typeof trendsQuery>;

export const trendNames = [
  'listings',
  'bookings',
  'completed',
  'daysToSell',
  'hoursToAnswer',
  'responseRate',
  'reports',
  'signUps',
] as const;

const trend = z.object({
  name: z.enum(trendNames),
  values: z.array(z.number().nullable()).meta({
    description: 'one for each week: a count, a median or a share; null if there is nothing to measure',
  }),
  now: z.number().nullable().meta({ description: 'of all these weeks together' }),
  before: z.number().nullable().meta({ description: 'of as many weeks before' }),
});
export type Trend = z.output<typeof trend>;

export const trends = z
  .object({
    weeks: z.array(z.iso.date()).meta({ description: 'their Mondays' }),
    trends: z.array(trend).meta({ description: '`reports` and `signUps` only for admins' }),
  })
  .meta({ id: 'Trends' });
export type Trends = z.output<typeof trends>;
