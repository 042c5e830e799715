import type { Format, Kind } from '#src/platform/db/columns.ts';
import { gearTexts } from '#src/texts/gear.ts';
import type { Criteria } from './schemas.ts';
import { filterTexts, type Shown } from './shown.ts';

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
  const texts: Partial<Record<string, string>> = filterTexts().traits[name];
  return texts[value] ?? value;
};

/** Filters by traits. One component of an item must meet all filters that are given for its kind. */
export const traits = {
  focalMin: lens(
    'minFocal',
    ({ focalMin }) => focalMin,
    ([, to], mm) => to !== null && to >= mm,
    {
      text: (mm) => filterTexts().traits.focalMin(Number(mm)),
      label: () => filterTexts().shortest,
      choices: focalLengths,
    },
  ),
  focalMax: lens(
    'maxFocal',
    ({ focalMax }) => focalMax,
    ([from], mm) => from !== null && from <= mm,
    {
      text: (mm) => filterTexts().traits.focalMax(Number(mm)),
      label: () => filterTexts().longest,
      choices: focalLengths,
    },
  ),
  aperture: lens(
    'maxAperture',
    ({ aperture }) => aperture,
    ([, , aperture], number) => aperture !== null && aperture <= number,
    {
      text: (number) => filterTexts().traits.aperture(Number(number)),
      label: () => gearTexts.gear.aperture,
      choices: [1.2, 1.4, 1.8, 2, 2.8, 4, 5.6],
    },
  ),
  lensType: lens(
    'isZoom',
    ({ lensType }) => (lensType === undefined ? undefined : lensType === 'zoom'),
    ([from, to], isZoom) => from !== null && to !== null && from < to === isZoom,
    { text: trait('lensType'), label: () => filterTexts().lensType, choices: ['prime', 'zoom'] },
  ),
  autofocus: lens(
    'autofocus',
    ({ autofocus }) => isYes(autofocus),
    ([, , , autofocus], wanted) => autofocus === wanted,
    { text: trait('autofocus'), label: () => filterTexts().focus, choices: ['true', 'false'] },
  ),
  film: camera(
    'film',
    ({ film }) => isYes(film),
    ([, , , , film], wanted) => film === wanted,
    { text: trait('film'), label: () => filterTexts().film, choices: ['true', 'false'] },
  ),
  format: camera(
    'format',
    ({ format }) => format,
    ([, , , , , format], wanted) => wanted.length === 0 || (format !== null && wanted.includes(format)),
    { text: trait('format'), label: () => filterTexts().format, choices: formats, isMultiple: true },
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
