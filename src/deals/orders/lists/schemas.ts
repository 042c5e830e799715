import { z } from 'zod';
import { email, orderStage, userId, sortedBy, text, typed } from '#src/platform/schemas.ts';

export const ordersQuery = sortedBy(['date', 'title', 'sale', 'customer']).extend({
  email: email.optional().meta({ description: 'only orders that this user placed' }),
  side: z
    .enum(['sales'], 'must be sales')
    .optional()
    .meta({ description: 'only orders addressed to the caller' }),
  state: z.enum(['open', 'sold', 'ended'], 'must be open, sold or ended').optional().meta({
    description: 'only orders in this state; orders that ended without a sale appear only under `ended`',
  }),
  stage: z
    .array(orderStage)
    .max(orderStage.options.length, `can be given at most ${orderStage.options.length} times`)
    .optional()
    .meta({ description: 'only orders at one of these stages, including ended ones' }),
  turn: z
    .enum(['mine'], 'must be mine')
    .optional()
    .meta({ description: 'only orders that require an action from the caller' }),
  listing: text(64).optional().meta({ description: 'only those for this item' }),
  buyer: userId.meta({
    description: 'only orders placed by the user with this id; for that user and admins',
  }),
  seller: userId.meta({
    description: 'only orders addressed to the user with this id; for that user and admins',
  }),
  q: typed,
});
export type OrdersQuery = z.output<typeof ordersQuery>;
