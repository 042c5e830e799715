import { z } from 'zod';
import { userId, sortedBy, typed } from '#src/platform/list-schemas.ts';
import { email, orderStage, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const ordersQuery = sortedBy(['date', 'title', 'sale', 'customer']).extend({
  email: email.optional().meta({ description: 'only orders that this user placed' }),
  side: z
    .enum(['sales'], { error: () => fieldProblems.oneOf('sales') })
    .optional()
    .meta({ description: 'only orders addressed to the caller' }),
  state: z
    .enum(['open', 'sold', 'ended'], { error: () => fieldProblems.oneOf('open', 'sold', 'ended') })
    .optional()
    .meta({
      description: 'only orders in this state; orders that ended without a sale appear only under `ended`',
    }),
  stage: z
    .array(orderStage)
    .max(orderStage.options.length, { error: () => fieldProblems.givenAtMost(orderStage.options.length) })
    .optional()
    .meta({ description: 'only orders at one of these stages, including ended ones' }),
  turn: z
    .enum(['mine'], { error: () => fieldProblems.oneOf('mine') })
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
