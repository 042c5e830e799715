import { z } from 'zod';
import { listingFields } from '#src/catalog/items/schemas.ts';
import { money, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const maxAtOnce = 50;

/** At least one, and no item twice. */
const some = <T extends z.ZodType>(item: T, idOf: (given: z.output<T>) => string, error: () => string) =>
  z
    .array(item, { error })
    .min(1, { error: () => fieldProblems.notEmpty })
    .max(maxAtOnce, { error: () => fieldProblems.atMostItems(maxAtOnce) })
    .refine((items) => new Set(items.map(idOf)).size === items.length, {
      error: () => fieldProblems.noDuplicates,
    });

const itemId = text(64).meta({ description: 'its `_id`' });

export const chosenItems = z.object({
  items: some(
    itemId,
    (id) => id,
    () => fieldProblems.mustBeIds,
  ),
});

const newPrice = z
  .object({
    _id: itemId,
    was: money.meta({ description: 'the price that the caller has seen' }),
    sale: money.meta({ description: 'the new, lower price' }),
  })
  .refine(({ was, sale }) => sale < was, { path: ['sale'], error: () => fieldProblems.belowPrice });

const itemEdit = z.object({
  _id: itemId,
  ...listingFields.pick({ sale: true, condition: true, location: true, place: true }).partial().shape,
});

export const itemEdits = z.object({
  items: some(
    itemEdit,
    ({ _id }) => _id,
    () => fieldProblems.mustBeIds,
  ),
});
export type ItemEdit = z.output<typeof itemEdit>;

export const newPrices = z.object({
  items: some(
    newPrice,
    ({ _id }) => _id,
    () => fieldProblems.mustBePrices,
  ),
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
