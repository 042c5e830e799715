import { z } from 'zod';
import { text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { idOf, maxId } from './place-text.ts';

/** A town, city or village. `name` is in the language of the shop, if it has a name in it, and so is `region`. */
export const place = z
  .object({
    _id: z.int().meta({ description: 'its id in GeoNames' }),
    name: z.string(),
    region: z
      .string()
      .nullable()
      .meta({ description: 'the state, county or the like, named in the language of the shop' }),
    country: z.string().meta({ description: 'ISO 3166-1 alpha-2' }),
    lat: z.number(),
    lon: z.number(),
  })
  .meta({ id: 'Place' });
export type Place = z.output<typeof place>;

const isNoId = { error: () => fieldProblems.mustBePlace };

/** The id of a place in a query. */
const idText = z
  .string()
  .refine((given) => idOf(given) !== undefined, { ...isNoId, abort: true })
  .transform(Number);

/** The id of a place in a body. */
export const placeId = z.int(isNoId).min(1, isNoId).max(maxId, isNoId);

const cell = z
  .string()
  .regex(/^-?\d{1,2},-?\d{1,3}$/, { error: () => fieldProblems.mustBeCell })
  .transform((given) => given.split(',').map(Number) as [lat: number, lon: number])
  .refine(([lat, lon]) => lat >= -90 && lat < 90 && lon >= -180 && lon < 180, {
    error: () => fieldProblems.onGlobe,
  });

export const placesQuery = z
  .object({
    q: text(120).optional().meta({
      description: 'the beginning of a name in any language; a region or country can follow a comma',
    }),
    near: idText.optional().meta({ description: 'the id of a place near which places come first' }),
    cell: cell.optional().meta({
      description: 'latitude and longitude of the south-western corner of a cell, in whole degrees',
    }),
    which: text(120).optional().meta({
      description:
        'the location of an item: returns the places to choose from, or none if it is linked to the only one',
    }),
    between: z
      .array(text(120))
      .length(2, { error: () => fieldProblems.givenTwice })
      .optional()
      .meta({ description: 'ids or names of two places, to find a town in the middle' }),
  })
  .refine(({ q, cell: given, between, which }) => (q ?? given ?? between ?? which) !== undefined, {
    path: ['q'],
    error: () => fieldProblems.required,
  })
  .refine(
    ({ q, cell: given, between, which }) => which === undefined || (q ?? given ?? between) === undefined,
    {
      path: ['which'],
      error: () => fieldProblems.alone,
    },
  )
  .refine(({ q, cell: given, between }) => between === undefined || (q ?? given) === undefined, {
    path: ['between'],
    error: () => fieldProblems.alone,
  })
  .refine(({ q, cell: given }) => q === undefined || given === undefined, {
    path: ['cell'],
    error: () => fieldProblems.notWithQ,
  });
export type PlacesQuery = z.output<typeof placesQuery>;
