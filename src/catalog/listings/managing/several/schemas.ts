import { z } from 'zod';
import { money, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const maxAtOnce = 50;

const itemId = text(64).meta({ description: 'its `_id`' });
const atMost = { error: () => fieldProblems.atMostItems(maxAtOnce) };

export const chosenItems = z.object({
  items: z
    .array(itemId, { error: () => fieldProblems.mustBeIds })
    .min(1, { error: () => fieldProblems.notEmpty })
    .max(maxAtOnce, atMost)
    .refine((ids) => new Set(ids).size === ids.length, { error: () => fieldProblems.noDuplicates }),
});

const newPrice = z
  .object({
    _id: itemId,
    was: money.meta({ description: 'the price that the caller has seen' }),
    sale: money.meta({ description: 'the new, lower price' }),
  })
  .refine(({ was, sale }) => sale < was, { path: ['sale'], error: () => fieldProblems.belowPrice });

export const newPrices = z.object({
  items: z
    .array(newPrice, { error: () => fieldProblems.mustBePrices })
    .min(1, { error: () => fieldProblems.notEmpty })
    .max(maxAtOnce, atMost)
    .refine((all) => new Set(all.map(({ _id }) => _id)).size === all.length, {
      error: () => fieldProblems.noDuplicates,
    }),
});
export type NewPrice = z.output<typeof newPrice>;

export const itemResults = z.object({
  results: z
    .array(
      z.object({
        _id: z.string(),
        done: z.boolean().meta({ description: 'true also if nothing had to change' }),
        problem: z
          .object({ code: z.string(), detail: z.string() })
          .nullable()
          .meta({ description: 'why this item stays as it is' }),
      }),
    )
    .meta({ description: 'in the order of the request' }),
});
export type ItemResults = z.output<typeof itemResults>['results'];

export const ownCounts = z.object({
  'for-sale': z.int(),
  paused: z.int(),
  booked: z.int(),
  sold: z.int(),
});
export type OwnCounts = z.output<typeof ownCounts>;
