import type { Condition, Kind } from '#src/platform/db/columns.ts';
import type { FitRules } from '#src/gear/fit/schemas.ts';

export const groups = ['kind', 'brand', 'mount', 'condition', 'place'] as const;
export type Group = (typeof groups)[number];

export function ofEachGroup<T>(make: (group: Group) => T): Record<Group, T> {
  return {
    kind: make('kind'),
    brand: make('brand'),
    mount: make('mount'),
    condition: make('condition'),
    place: make('place'),
  };
}

/** With `begins`, any word that begins so. */
export type Term = { word: string; begins: boolean };
/** Every part is required; of a part any term will do. */
type Way = readonly (readonly Term[])[];

/** Items of these models, and items that match all parts of one way. */
export type Words = {
  ways: readonly Way[];
  /** Relevance sorts by `fit`; other items have 0. */
  models: readonly { id: string; fit: number }[];
  /** Kinds that come first by relevance; the `fit` of their models has `kindLift` already. */
  kinds: readonly Kind[];
};

/** Gives all items the same relevance. */
export const noWords: Words = { ways: [], models: [], kinds: [] };

/** More than any fit of a model. */
export const kindLift = 10_000;

export type Fits = FitRules & { kind: Kind; withAdapters: boolean };

/** Groups combine by AND, the values of one by OR. */
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
/** Milliseconds, a title in lower case, cents, or a fit; text by code points. */
export type SortKey = number | string;
export type Page = {
  sort: Sort;
  order: 'asc' | 'desc';
  /** The item before the page, which may be gone. */
  after: { key: SortKey; id: string } | null;
  limit: number;
};
export type Found = { count: number; items: { id: string; key: SortKey }[] };

/** The most frequent values, ties by code points. */
export const valuesShown = 24;
/** `value` is in lower case, `label` its most common spelling. */
export type FacetValue = { value: string; label: string; count: number };

export type Facets = {
  /** A group's own choice does not narrow it. */
  groups: Record<Group, FacetValue[]>;
  /** Counts with one switch on; the other two narrow. */
  verified: number;
  graded: number;
  available: number;
  /** In cents, without the price filter; null when nothing is left. */
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
  modelsOnShow(ids: readonly string[]): Promise<string[]>;
};
export type Answer<Name extends keyof SearchPort> = Awaited<ReturnType<SearchPort[Name]>>;
