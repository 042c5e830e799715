import { z } from 'zod';
import { text } from '#src/platform/schemas.ts';

const zone = text(64).refine(isZone, 'must be a time zone, such as Europe/Lisbon');
const ownZone = zone.meta({ description: "the caller's own, for their mails about the meeting" });

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
