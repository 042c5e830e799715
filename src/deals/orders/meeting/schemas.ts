import { z } from 'zod';
import { line, timeZone } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

const moment = z.iso.datetime({ offset: true, error: () => fieldProblems.mustBeDateWithOffset });
const maxAlternatives = 2;

export const proposal = z.object({
  at: moment,
  alternatives: z
    .array(moment, { error: () => fieldProblems.mustBeTimes })
    .max(maxAlternatives, { error: () => fieldProblems.atMostMoreTimes(maxAlternatives) })
    .optional()
    .meta({ description: 'more times to choose from, different from `at` and from each other' }),
  zone: timeZone.meta({ description: 'the time zone in which the time was proposed' }),
  place: line(120),
  seen: z
    .int({ error: () => fieldProblems.mustBeWhole })
    .min(0, { error: () => fieldProblems.atLeast(0) })
    .optional()
    .meta({
      description:
        'the `version` of the latest proposal that the caller has seen, or 0 for none; if given, a newer proposal of the other side is not replaced',
    }),
});
export type Proposal = z.output<typeof proposal>;

export const agreement = z.object({
  version: z
    .int({ error: () => fieldProblems.mustBeWhole })
    .min(1, { error: () => fieldProblems.atLeast(1) }),
  at: moment.optional().meta({ description: 'the chosen time; can be omitted if only one was proposed' }),
});
export type Agreement = z.output<typeof agreement>;
