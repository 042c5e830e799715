import { z } from 'zod';
import { email, line, money, phone, seenVersion, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const bookingFields = z.object({ phone, location: line(120) });
export type BookingInput = z.output<typeof bookingFields>;

/** Accepts and ignores fields of the original API whose values come from the database. */
export const newOrder = bookingFields.extend({
  listing: z
    .string({ error: () => fieldProblems.mustBeText })
    .max(64)
    .optional()
    .meta({ description: "the listing's _id" }),
  version: seenVersion,
  email: email.optional(),
  name: z.unknown().optional(),
  title: text(500, 0).optional(),
  sale: money
    .optional()
    .meta({ description: 'the price that the caller has seen; 409 `changed` if the current one differs' }),
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
