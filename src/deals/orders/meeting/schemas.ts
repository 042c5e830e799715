import { z } from 'zod';
import { text } from '#src/platform/schemas.ts';

const zone = text(64).refine(isZone, 'must be a time zone, such as Europe/Lisbon');
const ownZone = zone.meta({ description: "the caller's time zone, for emails about the meeting" });

const moment = z.iso.datetime({ offset: true, error: 'must be a date and time with a UTC offset' });
const maxAlternatives = 2;

export const proposal = z.object({
  at: moment,
  alternatives: z
    .array(moment, 'must be a list of times')
    .max(maxAlternatives, `can have at most ${maxAlternatives} more times`)
    .optional()
    .meta({ description: 'more times to choose from, different from `at` and from each other' }),
  zone: zone.meta({ description: 'the time zone in which the time was proposed' }),
  ownZone: ownZone.optional(),
  place: text(120),
});
export type Proposal = z.output<typeof proposal>;

function isZone(name: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Rejects an offset, which would be wrong once the clocks change.
    return !/^[+-]/.test(timeZone);
  } catch {
    return false;
  }
}

export const agreement = z.object({
  version: z.int('must be a whole number').min(1, 'must be at least 1'),
  at: moment.optional().meta({ description: 'the chosen time; can be omitted if only one was proposed' }),
  ownZone: ownZone.optional(),
});
export type Agreement = z.output<typeof agreement>;
