import { z } from 'zod';
import { text } from '#src/platform/schemas.ts';
import { maxCompared, minCompared } from './rules.ts';

export const compareQuery = z.object({
  id: z
    .array(text(64), 'is missing')
    .min(minCompared, `needs ${minCompared} at least`)
    .max(maxCompared, `may be given ${maxCompared} times at most`)
    .refine((ids) => new Set(ids).size === ids.length, 'must not name one twice')
    .meta({ description: 'the items, in the order in which they are to stand' }),
});
