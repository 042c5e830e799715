import { z } from 'zod';
import { seenVersion, sortedBy, text } from '#src/platform/schemas.ts';
import { disputeFields, order, outcome, reason } from './schemas.ts';

const zone = text(64).refine(isZone, 'must be a time zone, such as Europe/Lisbon');
const ownZone = zone.meta({ description: "the caller's own, for their mails about the meeting" });

export const acceptance = z.object({ version: seenVersion });

export const proposal = z.object({
  at: z.iso.datetime({ offset: true, error: 'must be a date and time with its offset' }),
  zone: zone.meta({ description: 'the time zone in which the time was proposed' }),
  ownZone: ownZone.optional(),
  place: text(120),
});
export type Proposal = z.output<typeof proposal>;

function isZone(name: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // An offset is not a place: it would be wrong once the clocks change.
    return !/^[+-]/.test(timeZone);
  } catch {
    return false;
  }
}

export const agreement = z.object({
  version: z.int('must be a whole number').min(1, 'must be 1 at least'),
  ownZone: ownZone.optional(),
});
export type Agreement = z.output<typeof agreement>;

/** With or without the dash. */
export const handoverCode = z.object({ code: text(20) });

/** The code for the buyer; for the seller what a typed code is compared with offline. */
export const handover = z
  .union([
    z.object({ code: z.string() }),
    z.object({
      salt: z.string().meta({ description: 'base64' }),
      iterations: z.int(),
      verifier: z.string().meta({
        description: 'base64: PBKDF2-HMAC-SHA-256 of the code without its dash, in capitals, 32 bytes',
      }),
    }),
  ])
  .meta({ id: 'Handover' });
export type Handover = z.output<typeof handover>;

/** A typed code as it is stored. Letters that the alphabet lacks are read as the digits that they look like. */
export const plainCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

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
      .meta({ description: 'who did not come: with no-show, and only then' }),
    note: text(1000).meta({ description: 'told to both sides' }),
  })
  .refine((given) => (given.outcome === 'no-show') === (given.against !== undefined), {
    path: ['against'],
    message: 'goes with no-show, and only with that',
  });
export type Ruling = z.output<typeof ruling>;

export const dispute = z
  .object({
    _id: z.string(),
    ...disputeFields,
    waitsForAdmin: z.boolean().meta({ description: 'both sides have had their say' }),
    closed: z.iso.datetime().nullable(),
    order,
  })
  .meta({ id: 'Dispute' });
export type Dispute = z.output<typeof dispute>;

/** Sorted by `queue`, open disputes come first, then those that were closed last. */
export const disputesQuery = sortedBy(['queue', 'date']).extend({
  state: z
    .enum(['open', 'closed'], 'must be open or closed')
    .optional()
    .meta({ description: 'only those of this state' }),
});
export type DisputesQuery = z.output<typeof disputesQuery>;
