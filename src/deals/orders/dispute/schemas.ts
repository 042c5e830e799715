import { z } from 'zod';
import { disputeFields, order, outcome, reason } from '#src/deals/orders/schemas.ts';
import { sortedBy, text } from '#src/platform/schemas.ts';

export const newDispute = z.object({
  reason,
  note: text(1000),
});
export type NewDispute = z.output<typeof newDispute>;

export const disputeAnswer = z.object({ answer: text(1000) });

export const ruling = z
  .object({
    outcome,
    against: z
      .enum(['buyer', 'seller'], 'must be buyer or seller')
      .optional()
      .meta({ description: 'who did not come; only with no-show' }),
    note: text(1000).meta({ description: 'sent to both sides' }),
  })
  .refine((given) => (given.outcome === 'no-show') === (given.against !== undefined), {
    path: ['against'],
    message: 'is required with no-show and not allowed otherwise',
  });
export type Ruling = z.output<typeof ruling>;

export const dispute = z
  .object({
    _id: z.string(),
    ...disputeFields,
    waitsForAdmin: z.boolean().meta({ description: 'both sides have made a statement' }),
    closed: z.iso.datetime().nullable(),
    order,
  })
  .meta({ id: 'Dispute' });
export type Dispute = z.output<typeof dispute>;

/** When sorted by `queue`, open disputes come first, then closed ones, the most recently closed first. */
export const disputesQuery = sortedBy(['queue', 'date']).extend({
  state: z
    .enum(['open', 'closed'], 'must be open or closed')
    .optional()
    .meta({ description: 'only those in this state' }),
});
export type DisputesQuery = z.output<typeof disputesQuery>;
