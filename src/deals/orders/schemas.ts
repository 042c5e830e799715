import { z } from 'zod';
import { photo } from '#src/media/photos/schemas.ts';
import { orderStage, seenVersion, text, warnings, type OrderStage } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { isFinal, type EndedStage } from './stages.ts';

export const orderActions = [
  'accept',
  'decline',
  'withdraw',
  'cancel',
  'received',
  'sold',
  'contact',
  'propose',
  'agree',
  'code',
  'dispute',
  'answer',
  'settle',
  'agree-settlement',
  'withdraw-dispute',
] as const;
export type OrderAction = (typeof orderActions)[number];

const side = z.enum(['buyer', 'seller']);
const mover = z.enum(['buyer', 'seller', 'admin', 'clock', 'shop']);
export const settlementOutcome = z.enum(['completed', 'cancelled'], {
  error: () => fieldProblems.oneOf('completed', 'cancelled'),
});
const settlement = z.object({
  by: side,
  outcome: settlementOutcome,
  sale: z
    .number()
    .nullable()
    .meta({ description: 'the lower price at which the buyer would keep the item; null for none' }),
});
const when = {
  at: z.iso.datetime(),
  zone: z.string(),
  place: z.string().nullable().meta({ description: 'null once the account of either side is erased' }),
  version: z.int(),
};

const alternatives = z.array(z.iso.datetime()).meta({
  description: 'up to two later times that were proposed beside `at`; empty once both agreed on one',
});

const orderFields = z.object({
  _id: z.string(),
  name: z.string().nullable().meta({ description: "the buyer's name; null once their account is erased" }),
  email: z.string().nullable().meta({ description: "the buyer's email; null once it is erased" }),
  phone: z.string().nullable().meta({
    description: "the buyer's; null until they give it after an accepted offer, and once it is erased",
  }),
  location: z
    .string()
    .nullable()
    .meta({ description: 'where the buyer wants to meet; null whenever `phone` is null' }),
  title: z.string(),
  sale: z.number(),
  img: z.string(),
  seller: z.string().nullable().meta({ description: "the seller's name; null once their account is erased" }),
  listing: z.string(),
  version: z.int().meta({ description: 'the current version of its item' }),
  kind: z.enum(['cameras', 'lens', 'accessories']),
  state: z.enum(['open', 'sold']),
  date: z.iso.datetime(),
  sold: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'when the item was handed over, as its seller or buyer reported it; null before' }),
  stage: orderStage.meta({ description: 'its stage, from the request to the handover' }),
  until: z.iso
    .datetime()
    .nullable()
    .meta({ description: 'the deadline at which its stage changes automatically; null once it has ended' }),
  acts: z.array(z.enum(orderActions)).meta({ description: 'the actions that the caller can take now' }),
  listed: z
    .number()
    .meta({ description: 'the listed price at the time of booking; `sale` is the agreed price' }),
  offer: z
    .string()
    .nullable()
    .meta({ description: 'the offer that led to it; null if the item was booked at its price' }),
  conversation: z.string().nullable().meta({
    description:
      'the conversation of its buyer and seller about the item, for these two; null once it has been deleted after two years',
  }),
  meeting: z
    .object({
      ...when,
      alternatives,
      by: side,
      agreed: z.boolean(),
      past: z
        .boolean()
        .meta({ description: 'all of its times are in the past: nobody can agree to it any more' }),
    })
    .nullable()
    .meta({ description: 'the latest proposal for time and place' }),
  arranged: z
    .object({
      ...when,
      over: z
        .boolean()
        .meta({ description: 'it began over an hour ago; from then on, a side can report a no-show' }),
    })
    .nullable()
    .meta({ description: 'the meeting that both agreed on, even while a newer proposal is pending' }),
  claimedBy: side.nullable().meta({
    description: 'who opened a dispute, until the other side has responded or the deadline has passed',
  }),
  settlement: settlement.nullable().meta({
    description: 'how a side proposes to end the open dispute; the other side has not agreed yet',
  }),
  returns: z
    .object({
      item: z
        .boolean()
        .meta({ description: 'the buyer returns the item; false once the seller has confirmed that' }),
      money: z.number().nullable().meta({ description: 'the amount that the seller returns' }),
      by: z.iso.datetime(),
    })
    .nullable()
    .meta({
      description: 'what the sides have to return to each other after a cancellation or a lower price',
    }),
  awaitsItem: z.boolean().meta({
    description:
      'the order was handed over and has failed; its item stays paused until the seller has it back',
  }),
  people: z
    .object({ buyer: z.string(), seller: z.string() })
    .optional()
    .meta({ description: 'their ids; only in lists for admins' }),
});
type Meeting = { at: string; zone: string; place: string | null; version: number; over: boolean };
/** Which fields each stage sets. */
export type ByStage =
  | { stage: Exclude<OrderStage, EndedStage | 'arranged'>; until: string; arranged: Meeting | null }
  | { stage: 'arranged'; until: string; arranged: Meeting }
  | { stage: EndedStage; until: null; arranged: Meeting | null };
const fitsStage = <T extends z.output<typeof orderFields>>(given: T): given is T & ByStage =>
  (given.until === null) === isFinal(given.stage) && (given.stage !== 'arranged' || given.arranged !== null);

export const order = orderFields.refine(fitsStage).meta({ id: 'Order' });
export type Order = z.output<typeof order>;

const reasons = [
  'no-show',
  'not-handed-over',
  'not-received',
  'not-as-described',
  'wrong-item',
  'unpaid',
] as const;
export const reason = z.enum(reasons, { error: () => fieldProblems.oneOfMany(...reasons) });
const photos = z.array(photo.omit({ alt: true }));
export const disputeFields = {
  by: side.meta({ description: 'who claimed it' }),
  reason,
  note: z.string().nullable().meta({ description: 'null once its author is erased, as is `answer`' }),
  date: z.iso.datetime(),
  answer: z.string().nullable(),
  photos: z
    .object({ note: photos, answer: photos })
    .meta({ description: 'the photos with either text; none once its author is erased' }),
  outcome: z
    .enum(['completed', 'cancelled', 'no-show', 'withdrawn'])
    .nullable()
    .meta({ description: 'null while it is open' }),
  against: side.nullable().meta({ description: 'who did not come, if that was the outcome' }),
  decision: z.string().nullable().meta({ description: 'what the admin wrote' }),
  settlement: settlement
    .extend({ agreed: z.boolean().meta({ description: 'whether the other side agreed to it' }) })
    .nullable()
    .meta({ description: 'the latest proposal to end it without an admin' }),
  warnings: z
    .object({ note: warnings, answer: warnings })
    .meta({ description: 'the warning to show with either text' }),
};

type Ruled =
  | { outcome: 'no-show'; against: z.output<typeof side> }
  | { outcome: 'completed' | 'cancelled' | 'withdrawn' | null };
const namesAbsentee = <T extends Pick<z.output<z.ZodObject<typeof disputeFields>>, 'outcome' | 'against'>>(
  given: T,
): given is T & Ruled => given.outcome !== 'no-show' || given.against !== null;

const otherMeetings = z.array(
  orderFields.pick({ _id: true, title: true }).extend({
    at: when.at,
    zone: when.zone,
    place: when.place,
    agreed: z.boolean().meta({ description: 'false for a meeting that is only proposed' }),
  }),
);

export const orderDetails = orderFields
  .extend({
    side: z.enum(['buyer', 'seller', 'admin']).meta({ description: 'the side that the response is for' }),
    other: z
      .object({
        name: z.string().nullable().meta({ description: 'null once their account is erased' }),
        email: z.string().nullable(),
        phone: z.string().nullable().meta({
          description:
            "the buyer's phone from their booking, or the seller's from their profile; null if not given",
        }),
        town: z.string().nullable().meta({ description: 'from their profile' }),
        verified: z.boolean(),
        photo: z.string().nullable(),
        zone: z.string().nullable().meta({
          description: 'the time zone that their browser reported last, once the order is accepted',
        }),
      })
      .meta({
        description:
          "the other side; a seller's email and phone, and both sides' towns, are included once the order is accepted",
      }),
    itemLocation: z.string().meta({ description: 'where the item is' }),
    itemPlace: z
      .int()
      .nullable()
      .meta({ description: 'the id of the place that `itemLocation` names, if it is known' }),
    waitsFor: side
      .nullable()
      .meta({ description: 'whose turn it is; null if both can act or nobody has to' }),
    dispute: z
      .object({ _id: z.string(), ...disputeFields })
      .refine(namesAbsentee)
      .nullable()
      .meta({ description: 'the latest dispute about it' }),
    claims: z.array(reason).meta({ description: 'the reasons for which the caller can open a dispute now' }),
    clashes: otherMeetings.meta({
      description:
        'one meeting of each of your other open orders that is at another place, less than 90 minutes from a meeting of this order',
    }),
    otherMeetings: otherMeetings.meta({
      description: 'all agreed and proposed meetings of your other open orders, 100 at most',
    }),
    proposals: z.array(z.object({ by: side, ...when, alternatives, date: z.iso.datetime() })).meta({
      description: 'the latest 50 proposals for a meeting, oldest first; `date` is when it was made',
    }),
    reason: z.string().nullable().meta({ description: 'the reason given by the side that ended it' }),
    warnings: z
      .object({
        phone: warnings.meta({ description: "about the buyer's phone; for the buyer, about the seller's" }),
        location: warnings,
        meeting: warnings,
        arranged: warnings,
        reason: warnings,
      })
      .meta({
        description:
          'why their reader should take care; once the order is accepted, its sides are not warned of contact details',
      }),
    condition: z
      .string()
      .nullable()
      .meta({ description: 'the item as it was booked; null for older orders' }),
    duration: z.number().nullable().meta({ description: 'how long it had been used at that time' }),
    history: z.array(z.object({ stage: orderStage, by: mover, at: z.iso.datetime() })),
  })
  .refine((given): given is typeof given & ByStage => fitsStage(given))
  .meta({ id: 'OrderDetails' });
export type OrderDetails = z.output<typeof orderDetails>;
export type OrderDispute = NonNullable<OrderDetails['dispute']>;

export const acceptance = z.object({ version: seenVersion });

export const ending = z.object({
  reason: text(500).optional().meta({ description: 'the reason, sent to the other side' }),
});

export const transitionResult = z.object({ modifiedCount: z.int(), order }).meta({ id: 'StepTaken' });
