import type { Build, Format } from '#src/platform/db/columns.ts';

export const builds: readonly Build[] = [
  'slr',
  'mirrorless',
  'rangefinder',
  'viewfinder',
  'compact',
  'bridge',
  'tlr',
  'instant',
  'view',
];

export type CameraTraits = {
  film: boolean | null;
  build: Build | null;
  format: Format | null;
  year: number | null;
};

/** The known traits of the cameras that `models` selects: an id, all ids that start as written before `*`, or a mount. */
export type TraitRule = {
  models: string;
  film: boolean | null;
  build: Build | null;
  year: number | null;
};

export const fullFrameDiagonal = Math.hypot(24, 36);

/** The largest crop factor of each format, so that the first that is large enough is the format. */
const byCrop: readonly [number, Format][] = [
  [0.35, 'large-format'],
  [0.9, 'medium-format'],
  [1.15, 'full-frame'],
  [1.4, 'aps-h'],
  [1.8, 'aps-c'],
  [2.3, 'four-thirds'],
  [2.85, 'one-inch'],
];

/** Returns the format for a frame in mm, which tells half-frame and panorama on film from sensors of their size. */
export function formatOf(crop: number | null, frame: readonly number[] | null): Format | null {
  const [short = 0, long = 0] = (frame ?? []).toSorted((one, other) => one - other);
  if (frame && short <= 24) {
    if (long >= 48) return 'panorama';
    if (short <= 18 && short >= 16 && long === 24) return 'half-frame';
  }
  if (crop === null) return null;
  return byCrop.find(([most]) => crop <= most)?.[1] ?? 'small';
}

type Camera = { id: string; mounts: readonly string[] };

/** Returns how exactly a rule applies to a camera: 0 if it does not. */
export function exactness({ models }: Pick<TraitRule, 'models'>, { id, mounts }: Camera): number {
  if (models === id) return 3;
  if (mounts.includes(models)) return 2;
  const isOfSeries = models.endsWith('*') && id.startsWith(models.slice(0, -1));
  return isOfSeries ? models.length / 1000 : 0;
}

const known = <Value>(values: readonly (Value | null)[]): Value | null =>
  values.find((value) => value !== null) ?? null;

/** Returns what the rules say of a camera. For each trait, the most exact rule that knows it counts. */
export function applyRules(rules: readonly TraitRule[], camera: Camera): Omit<TraitRule, 'models'> {
  const applying = rules
    .map((rule) => ({ rule, exact: exactness(rule, camera) }))
    .filter(({ exact }) => exact > 0)
    .toSorted((one, other) => other.exact - one.exact)
    .map(({ rule }) => rule);
  return {
    film: known(applying.map(({ film }) => film)),
    build: known(applying.map(({ build }) => build)),
    year: known(applying.map(({ year }) => year)),
  };
}
