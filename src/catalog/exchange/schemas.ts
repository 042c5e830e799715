import { z } from 'zod';
import { countInQuery } from '#src/platform/list-schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const ownTables = ['listings', 'sales', 'orders', 'reviews'] as const;
export type OwnTable = (typeof ownTables)[number];
export const adminTables = ['users', 'listings', 'orders', 'reports'] as const;
export type AdminTable = (typeof adminTables)[number];
export const formats = ['csv', 'json'] as const;
export type Format = (typeof formats)[number];

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: () => fieldProblems.oneOfMany(...values) });
const format = oneOf(formats).default('csv').meta({ description: 'of the file' });
const table = { description: 'what the file contains' };

export const ownExport = z.object({ table: oneOf(ownTables).default('listings').meta(table), format });
export const adminExport = z.object({ table: oneOf(adminTables).default('users').meta(table), format });

const maxParts = 1000;
export const photosExport = z.object({
  part: countInQuery(maxParts).default(1).meta({ description: 'the number of the ZIP, from 1' }),
});

export const exportSizes = z.object({
  zips: z.int().meta({ description: 'number of the ZIPs with the photos; 0 without uploaded photos' }),
});
