import fc from 'fast-check';
import { mapSwitches, ranges, type RangeName } from '#src/catalog/search/filters.ts';
import {
  describedFit,
  unplacedKey,
  kindLift,
  type Fits,
  type Near,
  type Query,
  type Sort,
  type SortKey,
  type Words,
} from '#src/catalog/search/port.ts';
import { formats, type CameraFilter, type LensFilter } from '#src/catalog/search/trait-filters.ts';
import { ruleId } from '#src/gear/fit/rule-ids.ts';
import {
  brands,
  cents,
  conditions,
  kinds,
  knownIds,
  models,
  mounts,
  places,
  towns,
  words,
} from './random-shop.ts';

const some = <T>(values: readonly T[]) =>
  fc.option(fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 }), { nil: undefined, freq: 3 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 });
const rarely = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const folded = (values: readonly (string | null)[]) => [
  ...new Set(values.filter((value) => value !== null).map((value) => value.toLowerCase())),
  'unheard of',
];

const term = fc.record({
  word: fc.constantFrom(
    ...words,
    'nikon',
    'f',
    'fm',
    'voigtlander',
    'blackbody',
    'd',
    'zz',
    '=lens',
    "lens@d'or",
    'cameras@f-mount',
  ),
  begins: fc.boolean(),
});
const part = fc.array(term, { maxLength: 3 });
const searchWords: fc.Arbitrary<Words> = fc.record({
  alternatives: fc.array(fc.array(part, { maxLength: 3 }), { maxLength: 3 }),
  models: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('nikon-d850', 'zenit-zenitar-mc-16mm-f-2-8', 'pentax-k-1', 'sony-a7'),
      fit: fc.constantFrom(1, 700, 1_000, kindLift, kindLift + 700),
    }),
    { selector: ({ id }) => id, maxLength: 3 },
  ),
  makers: fc.uniqueArray(fc.constantFrom('nikon', 'sony', 'zenit'), { maxLength: 2 }),
  kinds: fc.uniqueArray(fc.constantFrom(...kinds), { maxLength: 2 }),
  described: fc.uniqueArray(fc.constantFrom(...knownIds, 'unheard-of'), { maxLength: 12 }),
});

const rules = fc.array(
  fc.record({
    mounts: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.uniqueArray(fc.constantFrom(...folded(mounts), 'nikon f'), { maxLength: 1 }),
      },
      // The mounts of a model that is made for several mounts.
      fc.constantFrom(['m42', 'nikon f'], ['canon ef', 'nikon f', 'pentax k', 'm42', 'sony a']),
    ),
    models: fc.uniqueArray(
      fc.constantFrom(
        ...models.filter((id) => id !== null),
        'olympus-e-m10',
        ruleId('pentax-k-1', true, null),
        ruleId(null, false, 'motor lever'),
      ),
      {
        maxLength: 2,
      },
    ),
    isExcept: fc.boolean(),
  }),
  { maxLength: 4 },
);
const fits: fc.Arbitrary<Fits> = fc.record({
  kind: fc.constantFrom('cameras', 'lens'),
  rules: fc
    .record({ native: rules, adapter: rules, limited: rules, no: rules })
    .map((all) => JSON.stringify(all)),
  withAdapters: fc.boolean(),
  withLimited: fc.boolean(),
});

const lens: fc.Arbitrary<LensFilter> = fc.record(
  {
    minFocal: fc.constantFrom(16, 35, 50, 70, 105.5),
    maxFocal: fc.constantFrom(16, 35, 50, 70),
    maxAperture: fc.constantFrom(1.4, 1.8, 2.8, 4),
    isZoom: fc.boolean(),
    autofocus: fc.boolean(),
  },
  { requiredKeys: [] },
);
const camera: fc.Arbitrary<CameraFilter> = fc.record(
  { film: fc.boolean(), format: fc.uniqueArray(fc.constantFrom(...formats), { maxLength: 3 }) },
  { requiredKeys: [] },
);

const near: fc.Arbitrary<Near> = fc.record({
  name: fc.constantFrom(...places, 'Nowhere'),
  lat: fc.constantFrom(...towns.map(({ lat }) => lat), -90, 47.1),
  lon: fc.constantFrom(...towns.map(({ lon }) => lon), 180, -180),
  km: fc.constantFrom(1, 16, 80, 1000, undefined),
});

/** Numbers around those of the items of the random shop. */
const number = fc.constantFrom(...cents, 1, 2, 12, 99, 101, 120, 3_000, 20_000);
const rangeFilters = Object.fromEntries(
  Object.values(ranges).map(({ query }) => [query, maybe(number)]),
) as Record<RangeName, fc.Arbitrary<number | undefined>>;

const narrow: fc.Arbitrary<Query> = fc.record({
  kind: some(kinds),
  condition: some(conditions),
  brand: some(folded(brands)),
  mount: some([...folded(mounts), 'nikon f', 'm42']),
  place: some(folded(places)),
  ...rangeFilters,
  ...mapSwitches(() => maybe(fc.boolean())),
  lens: rarely(lens),
  camera: rarely(camera),
  words: maybe(searchWords),
  fits: maybe(fits),
  unfit: rarely(fits.map(({ kind, rules: own }) => ({ kind, rules: own }))),
  near: maybe(near),
} satisfies Record<keyof Query, unknown>);

/** Queries that match most items of the shop, as lists without filters do. */
const wide: fc.Arbitrary<Query> = fc.constantFrom<Query>(
  {},
  { condition: ['Excellent', 'Fair'] },
  { minCents: 101 },
  { near: { name: 'Nowhere', lat: 89.95, lon: 100 } },
  { near: { name: 'Nowhere', lat: -17.45, lon: 179.95, km: 80 } },
  { lens: {} },
  { lens: { isZoom: false } },
  { lens: { minFocal: 50, maxFocal: 50 } },
  { lens: { autofocus: true, maxAperture: 2.8 } },
  { camera: { film: false, format: ['full-frame', 'aps-c'] } },
  {
    words: {
      alternatives: [[[{ word: 'b', begins: true }]]],
      models: [{ id: 'pentax-k-1', fit: 700 }],
      kinds: ['lens'],
      makers: ['nikon'],
    },
  },
  {
    words: {
      alternatives: [
        [
          [
            { word: 'n', begins: true },
            { word: 'c', begins: true },
          ],
        ],
      ],
      models: [],
      kinds: [],
      makers: [],
    },
  },
);

export const anyQuery = fc.oneof({ weight: 2, arbitrary: narrow }, { weight: 1, arbitrary: wide });

const keys: Record<Sort, fc.Arbitrary<SortKey>> = {
  date: fc.constantFrom(Date.parse('2026-01-01'), Date.parse('2025-06-01T12:30:00.123'), 0),
  title: fc.constantFrom('body', '', '\uFF2D', '\u{1F4F7} mint'),
  sale: fc.constantFrom(...cents, 0),
  saving: fc.constantFrom(0, 2_400, 7_500),
  distance: fc.constantFrom(0, 12_345, unplacedKey('asc'), unplacedKey('desc')),
  relevance: fc.constantFrom(describedFit, 0, 1, 700, kindLift),
};

/** A sort order, and a cursor that need not match an item. */
export const paging = fc
  .constantFrom<Sort>('date', 'title', 'sale', 'saving', 'relevance', 'distance')
  .chain((sort) =>
    fc.record({
      sort: fc.constant(sort),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      limit: fc.constantFrom(1, 7, 25, 400),
      after: maybe(
        fc.record({ key: keys[sort], id: fc.constantFrom('', '7', 'zz', '8f'), isLimited: fc.boolean() }),
      ),
    }),
  )
  .map(({ after = null, ...page }) => ({ ...page, after }));
