import { z } from 'zod';
import { email, orderStage, personId, sortedBy, text, typed } from '#src/platform/schemas.ts';

export const ordersQuery = sortedBy(['date', 'title', 'sale', 'customer']).extend({
  email: email.optional().meta({ description: 'only those that this person placed' }),
  side: z
    .enum(['sales'], 'must be sales')
    .optional()
    .meta({ description: 'only those addressed to the caller' }),
  state: z.enum(['open', 'sold', 'ended'], 'must be open, sold or ended').optional().meta({
    description: 'only those of this state; ended ones, that came to nothing, are in no other list',
  }),
  stage: z
    .array(orderStage)
    .max(orderStage.options.length, `may be given ${orderStage.options.length} times at most`)
    .optional()
    .meta({ description: 'only those at one of these stages, ended ones too' }),
  turn: z
    .enum(['mine'], 'must be mine')
    .optional()
    .meta({ description: 'only those that wait for the caller' }),
  listing: text(64).optional().meta({ description: 'only those of this item' }),
  buyer: personId.meta({
    description: 'only those that the person of this id placed: themselves, or an admin',
  }),
  seller: personId.meta({
    description: 'only those addressed to the person of this id: themselves, or an admin',
  }),
  q: typed,
});
export type OrdersQuery = z.output<typeof ordersQuery>;
