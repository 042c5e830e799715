import { z } from 'zod';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { text } from './schemas.ts';

/** Parses a number in a query string. `Number` alone would also accept ` 12 `, `0x10` and `12e3`. */
export const inQuery = <Schema extends z.ZodType<number>>(schema: Schema) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value),
    schema,
  );

export const countInQuery = (max: number, tooMany = (): string => fieldProblems.atMost(max), min = 1) =>
  inQuery(
    z
      .number({ error: () => fieldProblems.mustBeNumber })
      .int({ error: () => fieldProblems.mustBeWhole })
      .min(min, { error: () => fieldProblems.atLeast(min) })
      .max(max, { error: tooMany }),
  );

export const paging = z.object({
  limit: countInQuery(100).default(24).meta({ description: 'the maximum number of rows' }),
  cursor: z
    .string()
    .max(2048, { error: () => fieldProblems.notCursor })
    .optional()
    .meta({ description: 'the cursor from the `Link` header of the previous page' }),
});
export type Paging = z.output<typeof paging>;

export function sortedBy<const Columns extends readonly [string, ...string[]]>(columns: Columns) {
  return paging.extend({
    sort: z
      .enum(columns, { error: () => fieldProblems.oneOfMany(...columns) })
      .optional()
      .meta({ description: `default: ${columns[0]}` }),
    order: z
      .enum(['asc', 'desc'], { error: () => fieldProblems.oneOf('asc', 'desc') })
      .optional()
      .meta({
        description: 'default: descending for dates, savings and relevance, ascending for all other columns',
      }),
  });
}

/** Limits a list to the rows of one user. */
export const userId = text(64).optional();

export const longestTyped = 120;
export const typed = text(longestTyped).optional().meta({ description: 'the search terms' });
