import { z } from 'zod';
import { conditions, kinds } from '#src/catalog/items/kind-schemas.ts';
import { place } from '#src/media/places/schemas.ts';
import { countInQuery, inQuery, sortedBy, typed } from '#src/platform/list-schemas.ts';
import { money, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { formats } from './trait-filters.ts';

const several = <Value extends z.ZodType>(value: Value, description: string) =>
  z
    .array(value)
    .max(20, { error: () => fieldProblems.givenAtMost(20) })
    .optional()
    .meta({ description });

const flag = (description: string) =>
  z
    .literal('1', { error: () => fieldProblems.oneOrLeftOut })
    .optional()
    .meta({ description });

const price = (description: string) => inQuery(money).optional().meta({ description });

const focal = (description: string) =>
  inQuery(
    z
      .number({ error: () => fieldProblems.mustBeNumber })
      .min(1, { error: () => fieldProblems.atLeast('1 mm') })
      .max(5000, { error: () => fieldProblems.atMost('5,000 mm') }),
  )
    .optional()
    .meta({ description });
const yesOrNo = (description: string) =>
  z
    .enum(['true', 'false'], { error: () => fieldProblems.oneOf('true', 'false') })
    .optional()
    .meta({ description });

const filters = z.object({
  q: typed,
  brand: several(text(120), 'of one of these brands, in any case of letters'),
  condition: several(
    z.enum(conditions, { error: () => fieldProblems.oneOf('Excellent', 'Good', 'Fair') }),
    'in one of these conditions',
  ),
  place: several(text(120), 'at one of these places, in any case of letters'),
  mount: several(text(60), 'with one of these mounts, its own or those of its model, in any case of letters'),
  min: price('the lowest price'),
  max: price('the highest price'),
  age: countInQuery(14_400).optional().meta({ description: 'the maximum age in months' }),
  shots: countInQuery(2_000_000)
    .optional()
    .meta({ description: 'the maximum shutter count, as read from a file of the camera' }),
  focalMin: focal(
    'lenses with focal lengths of so many mm or more; 85 to 85 finds lenses that include 85 mm',
  ),
  focalMax: focal('lenses with focal lengths of so many mm or less'),
  aperture: inQuery(
    z
      .number({ error: () => fieldProblems.mustBeNumber })
      .min(0.5, { error: () => fieldProblems.atLeast(0.5) })
      .max(64, { error: () => fieldProblems.atMost(64) }),
  )
    .optional()
    .meta({ description: 'lenses that open to this f-number or a smaller one' }),
  lensType: z
    .enum(['prime', 'zoom'], { error: () => fieldProblems.oneOf('prime', 'zoom') })
    .optional()
    .meta({ description: 'lenses of one focal length, or zoom lenses' }),
  autofocus: yesOrNo('true: lenses with autofocus; false: lenses without'),
  film: yesOrNo('true: film cameras; false: digital cameras'),
  format: several(
    z.enum(formats, { error: () => fieldProblems.oneOfMany(...formats) }),
    'cameras with one of these sizes of the sensor or the frame',
  ),
  verified: flag('1: from verified sellers only'),
  graded: flag('1: only what was graded by questions'),
  available: flag('1: without what is booked'),
  near: text(120).optional().meta({
    description:
      '`_id` of a place from `GET /places`, or a name that means one place in the world, or one much larger than any other: distances are measured from it',
  }),
  within: countInQuery(1000).optional().meta({
    description:
      'with `near`: only items within so many kilometers; items whose place is unknown are left out. A radius that is typed in `q` has no effect without a place',
  }),
  model: text(120).optional().meta({
    description:
      '`_id` of a model from `GET /gear`: only items of this model under any of its regional names. Has no effect with `q`',
  }),
  fits: text(180).optional().meta({
    description:
      '`_id` of a model from `GET /gear`, or `_id@mount` for a lens made for several mounts: only lenses that fit this camera, or cameras that fit this lens',
  }),
  adapters: flag('1: with `fits`, what needs an adapter, too'),
  limited: flag(
    '1: with `fits`, what mounts with limits, too, after all others: lenses that cannot be focused, focused at infinity, or have their aperture changed',
  ),
});

/** With `sort=distance`, the nearest come first, and items whose place is unknown come last. */
const sorted = sortedBy(['date', 'title', 'sale', 'saving', 'relevance', 'distance']);

const needsNear = <Schema extends z.ZodType<{ near?: string | undefined; within?: number | undefined }>>(
  schema: Schema,
) =>
  schema.refine(({ near, within }) => within === undefined || near !== undefined, {
    path: ['within'],
    error: () => fieldProblems.needs('near'),
  });

const listQuery = sorted.extend(filters.shape);
export const activeItemsQuery = needsNear(listQuery);
export type ActiveItemsQuery = z.output<typeof activeItemsQuery>;

const kindFilter = several(
  z.enum(kinds, { error: () => fieldProblems.oneOf('cameras', 'lens', 'accessories') }),
  'of one of these kinds',
);

export const searchQuery = needsNear(listQuery.extend({ kind: kindFilter }));
export type SearchQuery = z.output<typeof searchQuery>;

export const facetsQuery = needsNear(filters.extend({ kind: kindFilter }));
/** The conditions of a search, without paging and sort. */
export type Criteria = z.output<typeof facetsQuery>;

const facetValue = z.object({
  value: z.string().meta({ description: 'the value to use in the filter' }),
  label: z.string(),
  count: z.number().int(),
});
export type FacetValue = z.output<typeof facetValue>;

/** A group's counts ignore the values that are chosen in that group. */
export const facets = z
  .object({
    kind: z.array(facetValue),
    brand: z.array(facetValue),
    mount: z.array(facetValue),
    condition: z.array(facetValue),
    place: z.array(facetValue),
    verified: z.number().int(),
    graded: z.number().int(),
    available: z.number().int(),
    price: z
      .object({ min: z.number(), max: z.number() })
      .nullable()
      .meta({ description: 'the lowest and the highest price; null if there are no items' }),
    model: z
      .object({
        _id: z.string(),
        name: z.string().meta({ description: 'the name including the brand' }),
      })
      .nullable()
      .meta({ description: 'with `model`: its name; null if the reference does not have it' }),
    fits: z
      .object({
        _id: z.string(),
        name: z.string().meta({ description: 'the name including the brand' }),
        native: z.number().int(),
        adapter: z.number().int(),
        limited: z.number().int(),
        unknown: z
          .number()
          .int()
          .meta({ description: 'number of items for which it is unknown; they are not listed' }),
      })
      .nullable()
      .meta({ description: 'with `fits`: the number of items per verdict' }),
    near: place
      .extend({
        km: z.number().int().nullable().meta({ description: 'the radius; null without `within`' }),
        within: z.array(z.object({ km: z.number().int(), count: z.number().int() })),
      })
      .nullable()
      .meta({
        description: 'with `near`: the place, and the number of items for each radius that pages offer',
      }),
  })
  .meta({ id: 'Facets' });
export type Facets = z.output<typeof facets>;

export const suggestQuery = z.object({ q: typed });

export const suggestion = z
  .object({
    type: z.enum(['category', 'brand', 'model']),
    label: z.string(),
    kind: z.enum(kinds).optional().meta({ description: 'the kind of a category or a model' }),
    path: z.string().meta({ description: 'the page that it links to' }),
    items: z
      .boolean()
      .optional()
      .meta({ description: 'for a model: whether any of its items are available' }),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.output<typeof suggestion>;

export type RelaxedSearch = {
  /** `limited` for a search that adds what fits the model `value` with limits. */
  name: string;
  value: string;
  words?: string;
  limits?: string;
  count: number;
};
