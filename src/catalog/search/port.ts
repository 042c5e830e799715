import type { Condition, Kind } from '#src/platform/db/columns.ts';
import type { Position } from '#src/platform/shared/distance.ts';
import type { Group, RangeName, Switch } from './filters.ts';
import type { CameraFilter, LensFilter } from './trait-filters.ts';

/** If `begins` is true, `word` is a prefix. */
export type Term = { word: string; begins: boolean };
/** An item must match every part, which means at least one term of each. */
type Alternative = readonly (readonly Term[])[];

/** Matches items of these models, and items that match all parts of any alternative. */
export type Words = {
  alternatives: readonly Alternative[];
  /** Sorting by relevance uses `fit`. Items of other models have a fit of 0. */
  models: readonly { id: string; fit: number }[];
  /** Kinds that come first when sorted by relevance. The `fit` of their models already includes `kindLift`. */
  kinds: readonly Kind[];
  /**
   * Makers that are named, in lower case. Of items found by words alone, those come first that are of these makers or
   * have a part of theirs.
   */
  makers: readonly string[];
  /** Ids of items that are also found by their descriptions. Those that nothing else finds come last by relevance. */
  described?: readonly string[];
};

/** Gives all items the same relevance. */
export const noWords: Words = { alternatives: [], models: [], kinds: [], makers: [] };

/** Greater than the fit of any model. */
export const kindLift = 10_000;
/** Less than any difference that a kind makes. */
export const makerLift = 1;

/** The fit of items that are found by their descriptions. */
export const describedFit = -1;

export type Ruling = {
  kind: Kind;
  /** `FitRules` as JSON. The index thread receives a text faster than objects, and uses it as the key of a cache. */
  rules: string;
};

export type Fits = Ruling & {
  withAdapters: boolean;
  /** Items that fit with limits follow all others. */
  withLimited: boolean;
};

/**
 * Where distances are measured from. With `km`, only items match whose place is known and within this radius, or whose
 * place is unknown and written like `name`, in lower case.
 */
export type Near = Position & { km?: number | undefined; name: string };

/** Groups are combined with AND, and the values of one group with OR. */
export type Query = Partial<Record<RangeName, number | undefined> & Record<Switch, boolean | undefined>> & {
  kind?: readonly Kind[] | undefined;
  condition?: readonly Condition[] | undefined;
  brand?: readonly string[] | undefined;
  mount?: readonly string[] | undefined;
  place?: readonly string[] | undefined;
  /** One lens of an item, or one of its parts, must meet all conditions. */
  lens?: LensFilter | undefined;
  camera?: CameraFilter | undefined;
  words?: Words | undefined;
  fits?: Fits | undefined;
  /** Leaves out items of this kind that do not fit, or only with limits. Those that may fit stay, and all other items. */
  unfit?: Ruling | undefined;
  near?: Near | undefined;
};

export type Sort = 'date' | 'title' | 'sale' | 'saving' | 'relevance' | 'distance';
/**
 * The value that an item is sorted by: milliseconds, cents, a fit, meters, or a title in lower case, compared by code points.
 */
export type SortKey = number | string;
/** `isLimited`: items that fit with limits come last in every sort order. */
type Place = { key: SortKey; id: string; isLimited?: boolean };

/** The key of items without a known place, which come last when sorted by distance. */
export const unplacedKey = (order: 'asc' | 'desc'): number => (order === 'asc' ? 100_000_000 : -1);

export type Page = {
  sort: Sort;
  order: 'asc' | 'desc';
  /** The last item of the previous page, which may no longer exist. */
  after: Place | null;
  limit: number;
};
export type Found = { count: number; items: Place[] };

/** The maximum number of values shown: the most frequent ones, with ties ordered by code points. */
export const valuesShown = 24;
/** `value` is in lower case, `label` its most common spelling. */
export type FacetValue = { value: string; label: string; count: number };

export type Facets = {
  /** A group's counts ignore the values that are chosen in that group. */
  groups: Record<Group, FacetValue[]>;
  /** For turning on a filter: each count assumes that its own filter is on and the others are unchanged. */
  switches: Record<Switch, number>;
  /** The lowest and the highest price in cents, whatever switches are on; null when no item matches. */
  price: { min: number; max: number } | null;
  /** Null when no `fits` is given. */
  fits: { native: number; adapter: number; limited: number; unknown: number } | null;
  /** With `near`: the number of items within each radius that was asked for, whatever radius the query has. */
  within: { km: number; count: number }[];
};

export type Changes = { items: readonly string[]; sellers: readonly string[] };

/** Excludes withdrawn, paused and sold items, and those of suspended sellers. */
export type SearchPort = {
  find(query: Query, page: Page): Promise<Found>;
  /** @param radii in km */
  facets(query: Query, radii: readonly number[]): Promise<Facets>;
  brands(): Promise<string[]>;
  listedModels(ids: readonly string[]): Promise<string[]>;
};
export type Answer<Name extends keyof SearchPort> = Awaited<ReturnType<SearchPort[Name]>>;
