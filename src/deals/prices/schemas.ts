import { z } from 'zod';
import { explainChoice } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const conditions = ['Excellent', 'Good', 'Fair'] as const;

export const priceQuery = z.object({
  condition: z
    .enum(conditions, { error: explainChoice(() => fieldProblems.oneOf(...conditions)) })
    .meta({ description: 'of the item whose price is asked for' }),
});
export type PriceQuery = z.output<typeof priceQuery>;

const amount = z.number().nullable();

export const priceGuide = z
  .object({
    status: z.enum(['range', 'too-few', 'too-wide']).meta({
      description:
        '`too-few`: fewer than `needed` sales, or fewer than five sellers; `too-wide`: the highest price of the range is more than 2.5 times the lowest',
    }),
    low: amount.meta({
      description: 'eight in ten sales are expected from here; null unless there is a range',
    }),
    mid: amount.meta({ description: 'the middle price' }),
    high: amount.meta({ description: 'eight in ten sales are expected up to here' }),
    n: z.int().meta({ description: 'number of sales that count, in 365 days; at most two of each user' }),
    imported: z.int().meta({ description: 'how many of these the operator has imported' }),
    sellers: z.int().meta({ description: 'number of their sellers; each imported sale counts as one' }),
    needed: z.int().meta({ description: 'the fewest sales for a range' }),
    from: z.iso.date().meta({ description: 'the first of the 365 days' }),
    to: z.iso.date(),
    asking: z
      .object({ n: z.int(), low: z.number(), high: z.number() })
      .nullable()
      .meta({ description: 'the items for sale now in this condition; null if there are none' }),
    held: z.object({ share: z.number(), of: z.int() }).nullable().meta({
      description:
        'the share of past sales in the whole shop that were within the range of the day before; null below 100 sales',
    }),
  })
  .meta({ id: 'PriceGuide' });
export type PriceGuide = z.output<typeof priceGuide>;
