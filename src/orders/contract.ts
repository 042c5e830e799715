import { z } from 'zod';
import { dollars, email, personId, sortedBy, text, typed } from '#src/platform/contract.ts';

/** A phone number has this many digits at least; what people write between them is up to them. */
const fewestDigits = 5;
const phone = text(32).refine(
  (value) => value.replaceAll(/[^0-9]/g, '').length >= fewestDigits,
  'needs five digits at least',
);

/** What the buyer fills in. */
export const bookingFields = z.object({ phone, location: text(120) });
export type BookingFields = z.output<typeof bookingFields>;

/** `POST /orders`: the original's body and `listing`. What the database knows better is accepted and ignored. */
export const newOrder = bookingFields.extend({
  listing: z.string('must be text').max(64).optional().meta({ description: "the listing's _id" }),
  email: email.optional(),
  name: z.unknown().optional(),
  title: text(500, 0).optional(),
  sale: dollars.optional(),
  img: text(4096, 0).optional(),
  seller: text(500, 0).optional(),
});
export type NewOrder = z.output<typeof newOrder>;

export const order = z
  .object({
    _id: z.string(),
    name: z.string().meta({ description: "the buyer's name" }),
    email: z.string().meta({ description: "the buyer's e-mail" }),
    phone: z.string(),
    location: z.string().meta({ description: 'where the buyer wants to meet' }),
    title: z.string(),
    sale: z.number(),
    img: z.string(),
    seller: z.string().meta({ description: "the seller's name" }),
    listing: z.string(),
    kind: z.enum(['cameras', 'lens', 'accessories']),
    state: z.enum(['open', 'sold']),
    date: z.iso.datetime(),
    people: z
      .object({ buyer: z.string(), seller: z.string() })
      .optional()
      .meta({ description: 'their ids; in lists for admins' }),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;

export const ordersQuery = sortedBy(['date', 'title', 'sale', 'customer']).extend({
  email: email.optional().meta({ description: 'only those that this person placed' }),
  side: z
    .enum(['sales'], 'must be sales')
    .optional()
    .meta({ description: 'only those addressed to the caller' }),
  state: z
    .enum(['open', 'sold'], 'must be open or sold')
    .optional()
    .meta({ description: 'only those of this state' }),
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
