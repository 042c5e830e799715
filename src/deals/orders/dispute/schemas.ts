import { z } from 'zod';
import { disputeFields, order, reason, settlementOutcome } from '#src/deals/orders/schemas.ts';
import { message, messagesQuery, newMessage } from '#src/messaging/conversations/schemas.ts';
import { sortedBy } from '#src/platform/list-schemas.ts';
import { money, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

const { photos } = newMessage.shape;

export const newDispute = z.object({
  reason,
  note: text(1000),
  photos,
});
export type NewDispute = z.output<typeof newDispute>;

export const disputeAnswer = z.object({ answer: text(1000), photos });
export type DisputeAnswer = z.output<typeof disputeAnswer>;

export const settlementProposal = z
  .object({
    outcome: settlementOutcome.meta({ description: 'how the order is to end' }),
    sale: money.optional().meta({
      description:
        'with `completed`, after the claims `not-as-described` and `wrong-item`: the lower price at which the buyer keeps the item',
    }),
  })
  .refine(({ outcome, sale }) => sale === undefined || outcome === 'completed', {
    path: ['sale'],
    error: () => fieldProblems.onlyWhenCompleted,
  });
export type SettlementProposal = z.output<typeof settlementProposal>;

export const ruling = z
  .object({
    outcome: z.enum(['completed', 'cancelled', 'no-show'], {
      error: () => fieldProblems.oneOf('completed', 'cancelled', 'no-show'),
    }),
    against: z
      .enum(['buyer', 'seller'], { error: () => fieldProblems.oneOf('buyer', 'seller') })
      .optional()
      .meta({ description: 'who did not come; only with no-show' }),
    note: text(1000).meta({ description: 'sent to both sides' }),
  })
  .refine((given) => (given.outcome === 'no-show') === (given.against !== undefined), {
    path: ['against'],
    error: () => fieldProblems.sideForNoShow,
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
    .enum(['open', 'closed'], { error: () => fieldProblems.oneOf('open', 'closed') })
    .optional()
    .meta({ description: 'only those in this state' }),
});
export type DisputesQuery = z.output<typeof disputesQuery>;

export const disputeMessage = message
  .omit({ mine: true })
  .extend({ by: z.enum(['buyer', 'seller']) })
  .meta({ id: 'DisputeMessage' });
export type DisputeMessage = z.output<typeof disputeMessage>;

const { before, limit } = messagesQuery.shape;
export const disputeMessagesQuery = z.object({ before, limit });
export type DisputeMessagesQuery = z.output<typeof disputeMessagesQuery>;
