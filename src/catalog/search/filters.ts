import type { Format, Kind } from '#src/platform/db/columns.ts';
import { formatMoney, toMinorUnits } from '#src/platform/shared/money.ts';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import { searchTexts } from '#src/texts/search.ts';
import type { Criteria } from './schemas.ts';

/** The filters that offer values with counts, in the order in which pages show them. */
export const groups = ['kind', 'brand', 'mount', 'condition', 'place'] as const;
export type Group = (typeof groups)[number];

const ignoresCase: Record<Group, boolean> = {
  kind: false,
  brand: true,
  mount: true,
  condition: false,
  place: true,
};
/** The groups whose values are compared in lower case. */
export const foldedGroups: readonly string[] = groups.filter((group) => ignoresCase[group]);

export function mapGroups<T>(make: (group: Group) => T): Record<Group, T> {
  return {
    kind: make('kind'),
    brand: make('brand'),
    mount: make('mount'),
    condition: make('condition'),
    place: make('place'),
  };
}

/** The sizes of sensors and frames, from the smallest. */
export const formats = [
  'small',
  'one-inch',
  'four-thirds',
  'aps-c',
  'aps-h',
  'half-frame',
  'full-frame',
  'panorama',
  'medium-format',
  'large-format',
  'instant',
] as const satisfies readonly Format[];

/** The known traits of a lens or a camera; null if unknown. */
export type Traits = readonly [
  focalFrom: number | null,
  focalTo: number | null,
  aperture: number | null,
  autofocus: boolean | null,
  film: boolean | null,
  format: Format | null,
];

/** A lens without a known value matches no condition on it. */
export type LensFilter = {
  /** In mm. The range of a lens must overlap. */
  minFocal?: number | undefined;
  maxFocal?: number | undefined;
  /** The largest f-number that a lens may have when fully open. */
  maxAperture?: number | undefined;
  isZoom?: boolean | undefined;
  autofocus?: boolean | undefined;
};
/** A camera without a known value matches no condition on it. */
export type CameraFilter = { film?: boolean | undefined; format?: readonly Format[] | undefined };

/** How a filter is shown: the text of a value on a chip and in the name of a saved search, and its input. */
export type Shown = {
  text: (value: string) => string;
  label?: () => string;
  choices?: readonly (string | number)[];
  isMultiple?: true;
  /** The label of the choice that leaves the filter off. */
  any?: () => string;
};

// The texts change with the language of the shop, so they are read when they are used.
const find = () => searchTexts.find;

/** The numbers of an item. An age has one decimal, and 0 shots stand for an unknown count. */
export type NumberColumn = 'saleCents' | 'tenthsOfMonths' | 'shots';
export type RangeName = 'minCents' | 'maxCents' | 'maxMonths' | 'maxShots';

type Range = Shown & {
  query: RangeName;
  column: NumberColumn;
  /** The lowest and the highest number of the items that a value leaves. */
  between: (value: number) => readonly [min: number, max: number];
  read?: (given: number) => number;
  of?: 'cameras';
};

/** Filters by a number of the item, by query parameter. */
export const ranges = {
  min: {
    query: 'minCents',
    column: 'saleCents',
    between: (cents) => [cents, Infinity],
    read: toMinorUnits,
    text: (price) => find().atLeast(formatMoney(Number(price))),
  },
  max: {
    query: 'maxCents',
    column: 'saleCents',
    between: (cents) => [0, cents],
    read: toMinorUnits,
    text: (price) => find().atMost(formatMoney(Number(price))),
  },
  age: {
    query: 'maxMonths',
    column: 'tenthsOfMonths',
    between: (months) => [0, months * 10],
    text: (months) => find().ages.months(Number(months)),
    label: () => find().age,
    choices: [12, 24, 60, 120, 240],
    any: () => find().ages.any,
  },
  shots: {
    query: 'maxShots',
    column: 'shots',
    between: (count) => [1, count],
    of: 'cameras',
    text: (count) => find().shots.atMost(Number(count)),
    label: () => find().shots.label,
    choices: [5_000, 10_000, 25_000, 50_000, 100_000],
  },
} as const satisfies Record<string, Range>;

export function readRanges(criteria: Criteria): Record<RangeName, number | undefined> {
  const read: Record<RangeName, number | undefined> = {
    minCents: undefined,
    maxCents: undefined,
    maxMonths: undefined,
    maxShots: undefined,
  };
  for (const [param, range] of Object.entries<Range>(ranges)) {
    const given = criteria[param as keyof typeof ranges];
    if (given !== undefined) read[range.query] = range.read?.(given) ?? given;
  }
  return read;
}

type Filter = LensFilter & CameraFilter;
type Trait = Shown & {
  of: 'lens' | 'cameras';
  read: (criteria: Criteria) => Partial<Filter>;
  meets: (traits: Traits, filter: Filter) => boolean;
};

const traitOf =
  <Own extends Filter>(of: Trait['of']) =>
  <Name extends keyof Own & keyof Filter>(
    query: Name,
    read: (criteria: Criteria) => Filter[Name],
    meets: (traits: Traits, wanted: NonNullable<Filter[Name]>) => boolean,
    shown: Shown,
  ): Trait => ({
    ...shown,
    of,
    read: (criteria) => ({ [query]: read(criteria) }),
    meets: (traits, { [query]: wanted }) =>
      wanted === undefined || meets(traits, wanted as NonNullable<Filter[Name]>),
  });
const lens = traitOf<LensFilter>('lens');
const camera = traitOf<CameraFilter>('cameras');

const focalLengths = [10, 14, 20, 24, 28, 35, 50, 70, 85, 100, 135, 200, 300, 400, 600];
const isYes = (value: 'true' | 'false' | undefined) => (value === undefined ? undefined : value === 'true');
const trait = (name: 'lensType' | 'autofocus' | 'film' | 'format') => (value: string) => {
  const texts: Partial<Record<string, string>> = find().traits[name];
  return texts[value] ?? value;
};

/** Filters by traits. One component of an item must meet all filters that are given for its kind. */
export const traits = {
  focalMin: lens(
    'minFocal',
    ({ focalMin }) => focalMin,
    ([, to], mm) => to !== null && to >= mm,
    {
      text: (mm) => find().traits.focalMin(Number(mm)),
      label: () => find().shortest,
      choices: focalLengths,
    },
  ),
  focalMax: lens(
    'maxFocal',
    ({ focalMax }) => focalMax,
    ([from], mm) => from !== null && from <= mm,
    {
      text: (mm) => find().traits.focalMax(Number(mm)),
      label: () => find().longest,
      choices: focalLengths,
    },
  ),
  aperture: lens(
    'maxAperture',
    ({ aperture }) => aperture,
    ([, , aperture], number) => aperture !== null && aperture <= number,
    {
      text: (number) => find().traits.aperture(Number(number)),
      label: () => find().maxAperture,
      choices: [1.2, 1.4, 1.8, 2, 2.8, 4, 5.6],
    },
  ),
  lensType: lens(
    'isZoom',
    ({ lensType }) => (lensType === undefined ? undefined : lensType === 'zoom'),
    ([from, to], isZoom) => from !== null && to !== null && from < to === isZoom,
    { text: trait('lensType'), label: () => find().lensType, choices: ['prime', 'zoom'] },
  ),
  autofocus: lens(
    'autofocus',
    ({ autofocus }) => isYes(autofocus),
    ([, , , autofocus], wanted) => autofocus === wanted,
    { text: trait('autofocus'), label: () => find().focus, choices: ['true', 'false'] },
  ),
  film: camera(
    'film',
    ({ film }) => isYes(film),
    ([, , , , film], wanted) => film === wanted,
    { text: trait('film'), label: () => find().film, choices: ['true', 'false'] },
  ),
  format: camera(
    'format',
    ({ format }) => format,
    ([, , , , , format], wanted) => wanted.length === 0 || (format !== null && wanted.includes(format)),
    { text: trait('format'), label: () => find().format, choices: formats, isMultiple: true },
  ),
} as const satisfies Record<string, Trait>;

/** Returns the filter of one kind of component, or undefined if the criteria have none. */
export function readTraits(of: Trait['of'], criteria: Criteria): Filter | undefined {
  const filter: Filter = {};
  for (const each of Object.values<Trait>(traits))
    if (each.of === of) Object.assign(filter, each.read(criteria));
  return Object.values(filter).some((value) => value !== undefined) ? filter : undefined;
}

/** Returns whether a component of a kind meets the filter of its kind. */
export const meetsTraits =
  (of: Trait['of'], filter: Filter) =>
  (component: { kind: Kind; traits: Traits }): boolean =>
    component.kind === of &&
    Object.values<Trait>(traits).every((each) => each.of !== of || each.meets(component.traits, filter));

/** Filters that are on or off, with the number of items that each leaves. */
export const switches = ['verified', 'graded', 'available'] as const;
export type Switch = (typeof switches)[number];

export const mapSwitches = <T>(make: (name: Switch) => T): Record<Switch, T> => ({
  verified: make('verified'),
  graded: make('graded'),
  available: make('available'),
});

/** These have no effect without `fits`. */
export const ofFits: readonly string[] = ['adapters', 'limited'];

/** The query parameters of all filters, in the order of their chips. `within` belongs to `near`. */
export const filterNames: readonly string[] = [
  'q',
  ...groups,
  ...Object.keys(ranges),
  'near',
  ...Object.keys(traits),
  ...switches,
  'fits',
  ...ofFits,
];

const texts: Partial<Record<string, Shown['text']>> = {
  ...Object.fromEntries(
    Object.entries<Shown>({ ...ranges, ...traits }).map(([name, { text }]) => [name, text]),
  ),
  ...Object.fromEntries(switches.map((name) => [name, () => find()[name]])),
  adapters: () => find().chips.adapters,
  limited: () => find().chips.limited,
  q: (words) => savedSearchTexts.words(words),
};

/** Describes a value of a filter; undefined for filters whose values have names: groups, places and models. */
export const describeValue = (name: string, value: string): string | undefined => texts[name]?.(value);
