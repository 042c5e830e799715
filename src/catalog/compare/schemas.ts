import { z } from 'zod';
import { text } from '#src/platform/schemas.ts';

// As in `rules.ts`, which pages can read without what checks a query.
const [fewest, most] = [2, 4];

export const compareQuery = z.object({
  id: z
    .array(text(64), 'is missing')
    .min(fewest, `needs ${fewest} at least`)
    .max(most, `may be given ${most} times at most`)
    .refine((ids) => new Set(ids).size === ids.length, 'must not name one twice')
    .meta({ description: 'the items, in the order in which they are to stand' }),
});
