import type { Condition, Kind } from '#src/platform/db/columns.ts';
import type { FitRules } from '#src/gear/fit/schemas.ts';

/** The filters that offer values, in the order of pages. */
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

/** With `begins`, `word` is a prefix. */
export type Term = { word: string; begins: boolean };
/** An item must match every part, and any term of a part. */
type Alternative = readonly (readonly Term[])[];

/** Matches items of these models, and items that match all parts of one way. */
export type Words = {
  alternatives: readonly Alternative[];
  /** Relevance sorts by `fit`; other items have 0. */
  models: readonly { id: string; fit: number }[];
  /** Kinds that come first by relevance; the `fit` of their models has `kindLift` already. */
  kinds: readonly Kind[];
};

/** Gives all items the same relevance. */
export const noWords: Words = { alternatives: [], models: [], kinds: [] };

/** Exceeds any fit of a model. */
export const kindLift = 10_000;

export type Fits = FitRules & { kind: Kind; withAdapters: boolean };

/** Groups are combined by AND, the values of one group by OR. */
export type Query = {
  kind?: readonly Kind[] | undefined;
  condition?: readonly Condition[] | undefined;
  brand?: readonly string[] | undefined;
  mount?: readonly string[] | undefined;
  place?: readonly string[] | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
  maxMonths?: number | undefined;
  /** Excludes items without a shutter count. */
  maxShots?: number | undefined;
  verified?: boolean | undefined;
  graded?: boolean | undefined;
  available?: boolean | undefined;
  words?: Words | undefined;
  fits?: Fits | undefined;
};

export type Sort = 'date' | 'title' | 'sale' | 'saving' | 'relevance';
/** Milliseconds, cents, a fit, or a title in lower case, which sorts by code points. */
export type SortKey = number | string;
export type Page = {
  sort: Sort;
  order: 'asc' | 'desc';
  /** The last item of the previous page, which may no longer exist. */
  after: { key: SortKey; id: string } | null;
  limit: number;
};
export type Found = { count: number; items: { id: string; key: SortKey }[] };

/** The most frequent values, ties by code points. */
export const valuesShown = 24;
/** `value` is in lower case, `label` its most common spelling. */
export type FacetValue = { value: string; label: string; count: number };

export type Facets = {
  /** The counts of a group ignore the values that are chosen in it. */
  groups: Record<Group, FacetValue[]>;
  /** Each counts as if its own switch were on; the other two apply as given. */
  verified: number;
  graded: number;
  available: number;
  /** In cents, without the price filter; null when no item matches. */
  price: { min: number; max: number } | null;
  /** Null when no `fits` is given. */
  fits: { native: number; adapter: number; unknown: number } | null;
};

export type Changes = { items: readonly string[]; sellers: readonly string[] };

/** Excludes withdrawn, paused and sold items, and those of suspended sellers. */
export type SearchPort = {
  find(query: Query, page: Page): Promise<Found>;
  facets(query: Query): Promise<Facets>;
  brands(): Promise<string[]>;
  listedModels(ids: readonly string[]): Promise<string[]>;
};
export type Answer<Name extends keyof SearchPort> = Awaited<ReturnType<SearchPort[Name]>>;
