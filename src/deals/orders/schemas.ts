import { z } from 'zod';
import {
  dollars,
  email,
  personId,
  phone,
  seenVersion,
  sortedBy,
  text,
  typed,
  warnings,
} from '#src/platform/schemas.ts';

export const bookingFields = z.object({ phone, location: text(120) });
export type BookingFields = z.output<typeof bookingFields>;

/** Fields of the original API that the database knows better are accepted and ignored. */
export const newOrder = bookingFields.extend({
  listing: z.string('must be text').max(64).optional().meta({ description: "the listing's _id" }),
  version: seenVersion,
  email: email.optional(),
  name: z.unknown().optional(),
  title: text(500, 0).optional(),
  sale: dollars
    .optional()
    .meta({ description: 'the price that the caller has seen: 409 `changed` if it is different now' }),
  img: text(4096, 0).optional(),
  seller: text(500, 0).optional(),
});
export type NewOrder = z.output<typeof newOrder>;

export const itemProblems = [
  'not-found',
  'already-booked',
  'changed',
  'too-many-open',
  'conflict',
  'gone',
  'not-on-show',
  'unverified-email',
  'blocked',
] as const;

/** The last five ended without a handover. */
export const stages = [
  'requested',
  'accepted',
  'arranged',
  'handed-over',
  'disputed',
  'completed',
  'declined',
  'withdrawn',
  'expired',
  'cancelled',
  'no-show',
] as const;
export type Stage = (typeof stages)[number];

export const acts = [
  'accept',
  'decline',
  'withdraw',
  'cancel',
  'received',
  'sold',
  'propose',
  'agree',
  'code',
  'dispute',
  'answer',
] as const;
export type Act = (typeof acts)[number];

export const stage = z.enum(stages);
const side = z.enum(['buyer', 'seller']);
const mover = z.enum(['buyer', 'seller', 'admin', 'clock', 'shop']);
export type OrderSide = z.output<typeof side>;
const when = {
  at: z.iso.datetime(),
  zone: z.string(),
  place: z.string().nullable().meta({ description: 'null once the account of either side was erased' }),
  version: z.int(),
};

export const order = z
  .object({
    _id: z.string(),
    name: z.string().nullable().meta({ description: "the buyer's name; null once their account was erased" }),
    email: z.string().nullable().meta({ description: "the buyer's email; null once it was erased" }),
    phone: z.string().nullable(),
    location: z.string().nullable().meta({ description: 'where the buyer wants to meet' }),
    title: z.string(),
    sale: z.number(),
    img: z.string(),
    seller: z
      .string()
      .nullable()
      .meta({ description: "the seller's name; null once their account was erased" }),
    listing: z.string(),
    version: z.int().meta({ description: 'the current version of its item' }),
    kind: z.enum(['cameras', 'lens', 'accessories']),
    state: z.enum(['open', 'sold']),
    date: z.iso.datetime(),
    stage: stage.meta({ description: 'where it is, from the request to the handover' }),
    until: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'when the clock moves it on, unless someone does; null once it has ended' }),
    acts: z.array(z.enum(acts)).meta({ description: 'what the caller can do now' }),
    listed: z
      .number()
      .meta({ description: 'the price on show when it was booked; `sale` is what was agreed on' }),
    offer: z
      .string()
      .nullable()
      .meta({ description: 'the offer that it came from; null where it was booked' }),
    meeting: z
      .object({
        ...when,
        by: side,
        agreed: z.boolean(),
        past: z.boolean().meta({ description: 'its moment has passed: nobody can agree to it any more' }),
      })
      .nullable()
      .meta({ description: 'when and where to meet, as it was proposed last' }),
    arranged: z
      .object(when)
      .nullable()
      .meta({ description: 'what both have agreed on, while a newer proposal waits, too' }),
    claimedBy: side
      .nullable()
      .meta({ description: 'who disputes it, until the other side has answered or was too late to' }),
    people: z
      .object({ buyer: z.string(), seller: z.string() })
      .optional()
      .meta({ description: 'their ids; in lists for admins' }),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

export const reason = z.enum(['no-show', 'not-handed-over'], 'must be no-show or not-handed-over');
export const outcome = z.enum(
  ['completed', 'cancelled', 'no-show'],
  'must be completed, cancelled or no-show',
);
export const disputeFields = {
  by: side.meta({ description: 'who claimed it' }),
  reason,
  note: z.string().nullable().meta({ description: 'null once its author was erased, as `answer`' }),
  date: z.iso.datetime(),
  answer: z.string().nullable(),
  outcome: outcome.nullable().meta({ description: 'null while it is open' }),
  against: side.nullable().meta({ description: 'who did not come, where that was the outcome' }),
  decision: z.string().nullable().meta({ description: 'what the admin wrote' }),
  warnings: z
    .object({ note: warnings, answer: warnings })
    .meta({ description: 'why the reader of either text should take care' }),
};

export const orderDetails = order
  .extend({
    side: z.enum(['buyer', 'seller', 'admin']).meta({ description: 'whose eyes it is shown to' }),
    other: z
      .object({
        name: z.string().nullable().meta({ description: 'null once their account was erased' }),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        verified: z.boolean(),
        photo: z.string().nullable(),
        zone: z
          .string()
          .nullable()
          .meta({ description: 'their time zone, once they have proposed or agreed to a meeting' }),
      })
      .meta({ description: "the other side; a seller's address is told once they have accepted" }),
    waitsFor: side
      .nullable()
      .meta({ description: 'whose turn it is; null where both may act, or nobody has to' }),
    dispute: z
      .object({ _id: z.string(), ...disputeFields })
      .nullable()
      .meta({ description: 'the last one about it' }),
    clashes: z
      .array(
        order.pick({ _id: true, title: true }).extend({ at: when.at, zone: when.zone, place: when.place }),
      )
      .meta({
        description:
          'your other open orders with a meeting at another place, less than an hour from a meeting of this order',
      }),
    reason: z.string().nullable().meta({ description: 'why it was ended, by who ended it' }),
    warnings: z
      .object({
        phone: warnings,
        location: warnings,
        meeting: warnings,
        arranged: warnings,
        reason: warnings,
      })
      .meta({
        description:
          'why their reader should take care; once the order is accepted, its sides are not warned of contact details',
      }),
    condition: z.string().nullable().meta({ description: 'as it was booked; null before that was kept' }),
    duration: z.number().nullable().meta({ description: 'for how long it was used then' }),
    history: z.array(z.object({ stage, by: mover, at: z.iso.datetime() })),
  })
  .meta({ id: 'OrderDetails' });
export type OrderDetails = z.output<typeof orderDetails>;

export const ending = z.object({
  reason: text(500).optional().meta({ description: 'why, told to the other side' }),
});

export const stepTaken = z.object({ modifiedCount: z.int(), order }).meta({ id: 'StepTaken' });

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
    .array(stage)
    .max(stages.length, `may be given ${stages.length} times at most`)
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
