import type { Condition, Kind } from '#src/db/columns.ts';
import type { FitRules } from '#src/fit/contract.ts';

/** The groups of which any chosen value will do. */
export const groups = ['kind', 'brand', 'mount', 'condition', 'place'] as const;
export type Group = (typeof groups)[number];

/** A word as items have it in their terms; with `begins` all that begin so. */
export type Term = { word: string; begins: boolean };
/** Parts that an item must have, all of them: each by any of its terms. */
type Way = readonly (readonly Term[])[];

/** What words lead to: items of these models, and those that have all that one of the ways asks for. */
export type Words = {
  ways: readonly Way[];
  /** How well each fits, which relevance sorts by; an item of none of them fits 0. */
  models: readonly { id: string; fit: number }[];
  /** The kinds that come first by relevance; models of them have `kindLift` in their fit already. */
  kinds: readonly Kind[];
};

/** How much more than any fit of a model it counts to be of a kind that was named. */
export const kindLift = 10_000;

/** What fits a camera or lens: items of the other kind that fit as they are, and `withAdapters` those that need one. */
export type Fits = FitRules & { kind: Kind; withAdapters: boolean };

/** What is looked for among the items on show. A group without values narrows nothing. */
export type Query = {
  kind?: readonly Kind[] | undefined;
  condition?: readonly Condition[] | undefined;
  /** Brands, mounts and places in lower case. */
  brand?: readonly string[] | undefined;
  mount?: readonly string[] | undefined;
  place?: readonly string[] | undefined;
  minCents?: number | undefined;
  maxCents?: number | undefined;
  maxMonths?: number | undefined;
  /** Only what has a shutter count, of so many at most. */
  maxShots?: number | undefined;
  /** Only of verified sellers. */
  verified?: boolean | undefined;
  /** Only what was graded by questions. */
  graded?: boolean | undefined;
  /** Only what is not booked. */
  available?: boolean | undefined;
  words?: Words | undefined;
  fits?: Fits | undefined;
};

/** By relevance only what has words can be sorted. */
export type Sort = 'date' | 'title' | 'sale' | 'saving' | 'relevance';
/** What an item is sorted by: milliseconds, a title in lower case, cents, or a fit. Text goes by code points. */
export type SortKey = number | string;
/** Where a page is: ties go by id, in the same order. */
export type Page = {
  sort: Sort;
  order: 'asc' | 'desc';
  /** The item before the first one, whether it is still there or not. */
  after: { key: SortKey; id: string } | null;
  limit: number;
};
/** How many items there are, exactly, and those of the page. */
export type Found = { count: number; items: { id: string; key: SortKey }[] };

/** More values of a group help nobody: the most frequent ones, then in the order of their code points. */
export const valuesShown = 24;
/** `value` is in lower case, and `label` how most items spell it. */
export type FacetValue = { value: string; label: string; count: number };

/** What each further filter would leave, exactly. */
export type Facets = {
  /** A group's own choice does not narrow it. */
  groups: Record<Group, FacetValue[]>;
  /** How many there would be with one of the switches, whatever it is now; the others narrow. */
  verified: number;
  graded: number;
  available: number;
  /** The lowest and the highest price, in cents, with neither switch; null where nothing is left. */
  price: { min: number; max: number } | null;
  /** Of what fits: how many there would be of each verdict; null where nothing was asked to fit. */
  fits: { native: number; adapter: number; unknown: number } | null;
};

/** What has changed: these items, and suspensions and verifications of these sellers. */
export type Changes = { items: readonly string[]; sellers: readonly string[] };

/** What is on show, however it is kept: neither withdrawn, nor paused, nor sold, nor of suspended sellers. */
export type SearchPort = {
  find(query: Query, page: Page): Promise<Found>;
  facets(query: Query): Promise<Facets>;
  /** Every brand in lower case, and one of its spellings. */
  brands(): Promise<string[]>;
  /** Those of these models of which there are items. */
  modelsOnShow(ids: readonly string[]): Promise<string[]>;
  /** Takes in what was committed; whoever asks after this sees it. */
  apply(changes: Changes): Promise<void>;
};
