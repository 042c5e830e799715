import { z } from 'zod';
import { maxImageBytes } from '#src/media/photos/schemas.ts';
import { countInQuery, paging, userId } from '#src/platform/list-schemas.ts';
import { text } from '#src/platform/schemas.ts';
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

export const importResults = [
  'waiting',
  'ready',
  'duplicate',
  'skipped',
  'wrong',
  'published',
  'failed',
  'undone',
  'kept',
] as const;
export type ImportResult = (typeof importResults)[number];

export const maxZips = 10;
const maxZipBytes = 500 * 1024 * 1024;
/** ZIPs are sent in parts, which are as large as a photo can be. */
export const partBytes = maxImageBytes;

export const importQuery = z.object({
  name: text(200).default('import').meta({ description: 'of the file' }),
  seller: userId.meta({ description: 'the seller, if an admin imports for them' }),
  zip: z
    .array(countInQuery(maxZipBytes))
    .max(maxZips, { error: () => fieldProblems.givenAtMost(maxZips) })
    .optional()
    .meta({ description: 'the size in bytes of each ZIP with photos, which are sent next' }),
});
export type ImportQuery = z.output<typeof importQuery>;
export const importsQuery = importQuery.pick({ seller: true });

export const partQuery = z.object({
  zip: countInQuery(maxZips - 1, () => fieldProblems.atMost(maxZips - 1), 0)
    .default(0)
    .meta({ description: 'the number of the ZIP, from 0' }),
  at: countInQuery(maxZipBytes, () => fieldProblems.atMost(maxZipBytes), 0)
    .default(0)
    .meta({ description: 'how many bytes of it come before' }),
});
export const received = z.object({
  bytes: z.int().meta({ description: 'how many bytes of this ZIP have arrived; the next part begins here' }),
});

export const importColumns = z.object({
  columns: z
    .array(z.string(), { error: () => fieldProblems.mustBeList })
    .max(100, { error: () => fieldProblems.givenAtMost(100) })
    .meta({
      description: 'for each heading the name of its field in the API, or an empty text to ignore it',
    }),
});

export const importState = z.object({
  state: z
    .enum(['publishing', 'canceled', 'undoing'], {
      error: () => fieldProblems.oneOf('publishing', 'canceled', 'undoing'),
    })
    .meta({
      description:
        '`canceled` stops publishing, or discards a file that is not published; `undoing` withdraws what was published, within a day',
    }),
  duplicates: z
    .boolean({ error: () => fieldProblems.oneOf('true', 'false') })
    .default(false)
    .meta({ description: 'whether rows that are like another item of the seller are published, too' }),
});

export const itemImport = z
  .object({
    _id: z.string(),
    seller: z.object({ _id: z.string(), name: z.string() }),
    file: z.string().meta({ description: 'its name' }),
    date: z.iso.datetime(),
    state: z.enum([
      'uploading',
      'checking',
      'checked',
      'publishing',
      'published',
      'canceled',
      'undoing',
      'undone',
    ]),
    until: z.iso.datetime().nullable().meta({ description: 'until when it can be undone' }),
    headings: z.array(z.string()),
    columns: z.array(z.string()),
    duplicates: z.boolean(),
    rows: z
      .partialRecord(z.enum(importResults), z.int())
      .meta({ description: 'how many rows have each result' }),
  })
  .meta({ id: 'ItemImport' });
export type ItemImport = z.output<typeof itemImport>;

export const importRowsQuery = paging.extend({
  result: oneOf(importResults).optional().meta({ description: 'only rows with this result' }),
});

export const importRow = z
  .object({
    row: z.int().meta({ description: 'its number in the file' }),
    result: z.enum(importResults).meta({
      description:
        '`skipped`: the file says that it is not for sale; `kept`: not undone, because it was booked or edited',
    }),
    title: z.string(),
    model: z.string().nullable().meta({ description: 'the model in the reference that was recognized' }),
    problems: z.array(z.object({ column: z.string().nullable(), message: z.string() })),
    listing: z.string().nullable().meta({ description: 'the page of the item' }),
  })
  .meta({ id: 'ImportRow' });
export type ImportRow = z.output<typeof importRow>;
export type RowProblem = ImportRow['problems'][number];
