import { z } from 'zod';
import { sortedBy } from '#src/platform/list-schemas.ts';
import { money, itemChanges, offerState, seenVersion, text, warningsIfAny } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const maxTurns = 3;

export const offerFields = z.object({ amount: money, note: text(500).optional() });

export const newOffer = offerFields.extend({
  listing: z
    .string({ error: () => fieldProblems.mustBeText })
    .max(64)
    .meta({ description: "the listing's _id" }),
  version: seenVersion,
});
export type NewOffer = z.output<typeof newOffer>;

export const counter = z.object({ amount: money, version: seenVersion });
export type Counter = z.output<typeof counter>;

export const seenItem = z.object({ version: seenVersion });

const auto = z
  .boolean()
  .meta({ description: "whether it was declined automatically, because it was below the seller's minimum" });

const side = z.enum(['buyer', 'seller']);

/** `again` makes another offer with `POST /offers`; `confirm` renews an offer for an item that was edited since. */
const offerActions = ['accept', 'confirm', 'counter', 'decline', 'withdraw', 'again'] as const;
export type OfferAction = (typeof offerActions)[number];

export const offer = z
  .object({
    _id: z.string().meta({ description: 'id of the last turn, for use in calls' }),
    listing: z.string(),
    version: z.int().meta({ description: 'the current version of its item' }),
    changes: itemChanges.meta({
      description:
        'for an open offer: what was edited since its buyer agreed to the item; the buyer has to confirm the offer',
    }),
    kind: z.enum(['cameras', 'lens', 'accessories']),
    title: z.string(),
    img: z.string(),
    sale: z.number().meta({ description: 'the listed price' }),
    side: side.meta({ description: "the caller's" }),
    other: z
      .string()
      .nullable()
      .meta({ description: "the other side's name; null once their account is erased" }),
    gone: z.boolean().meta({ description: 'whether the account of the other side is closed or suspended' }),
    amount: z.number(),
    by: side.meta({ description: 'which side offered it' }),
    state: offerState.meta({
      description:
        '`item-taken`: booked or sold; `overtaken`: the price was lowered to it or below; `closed`: the item was withdrawn or an account was closed',
    }),
    auto,
    date: z.iso.datetime(),
    until: z.iso.datetime().nullable().meta({ description: 'when it expires; null once it has ended' }),
    left: z
      .object({ buyer: z.int(), seller: z.int() })
      .meta({ description: 'how many turns each side has left' }),
    acts: z.array(z.enum(offerActions)).meta({ description: 'the actions that the caller can take now' }),
    order: z.string().nullable().meta({ description: 'the order that it led to' }),
    conversation: z.string().nullable().meta({ description: 'the conversation about it' }),
    turns: z.array(
      z.object({
        by: side,
        amount: z.number(),
        note: z.string().nullable(),
        warnings: warningsIfAny,
        state: offerState,
        auto,
        date: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Offer' });
export type Offer = z.output<typeof offer>;
export type OfferTurn = Offer['turns'][number];

export const offerTaken = z.object({ modifiedCount: z.int(), offer }).meta({ id: 'OfferTaken' });
export type OfferTaken = z.output<typeof offerTaken>;

export const offersQuery = sortedBy(['date']).extend({
  side: z
    .enum(['buying', 'selling'], { error: () => fieldProblems.oneOf('buying', 'selling') })
    .default('buying')
    .meta({ description: '`buying`: offers that the caller made; `selling`: offers for their items' }),
  state: z
    .enum(['open', 'ended'], { error: () => fieldProblems.oneOf('open', 'ended') })
    .optional()
    .meta({ description: 'only those in this state' }),
  listing: text(64).optional().meta({ description: 'only those for this item' }),
  conversation: text(64)
    .optional()
    .meta({ description: 'only those of the buyer and the item of this conversation; ignores `side`' }),
});
export type OffersQuery = z.output<typeof offersQuery>;
