import type { Written } from '#demo/camera-file.ts';
import type { buyers, sellers } from '#demo/people.ts';
import type { Town } from '#demo/towns.ts';

/** The positions of a list: '0' | '1' | … */
type IndexOf<List extends readonly unknown[]> = Exclude<keyof List, keyof unknown[]>;

/** A booking of an item; `place` is where its buyer wants to meet. */
type DemoOrder = {
  /** Position in `buyers` of `demo/people.ts`. */
  buyer: NumberOf<IndexOf<typeof buyers>>;
  place: string;
  daysAgo: number;
  /** When it was marked sold; a booking that is open has none. */
  soldDaysAgo?: number;
};

type NumberOf<Text> = Text extends `${infer Value extends number}` ? Value : never;

/** One listing of the demo shop, as the seeding script inserts it. */
export type Item = {
  title: string;
  brand: string;
  condition: 'Excellent' | 'Good' | 'Fair';
  /** Months for cameras and lenses, years for accessories. */
  duration: number;
  /** The first year in which its maker sold it, and the last one if that is over; for cameras and lenses. */
  made?: [first: number, last?: number];
  location: Town;
  /** Dollars: what it cost new. */
  buy: number;
  /** Dollars: the asking price. */
  sale: number;
  des: string;
  /** What it is in `reference/`; otherwise `model` says it in free text. */
  modelId?: string;
  model?: string;
  mount?: string;
  /**
   * What its seller found by the list of questions, by point, where it is not the best; null was not checked. The grade is its
   * condition then.
   */
  found?: Record<string, string | null>;
  /** What a file of it says of its camera; without a count that anybody could read where there is none. */
  file?: Pick<Written, 'make' | 'model' | 'count'>;
  /** Names of its photographs in `demo/pictures`, the best first. */
  pictures: [string, ...string[]];
  /** Position in `sellers` of `demo/people.ts`. */
  seller: NumberOf<IndexOf<typeof sellers>>;
  daysAgo: number;
  advertised?: true;
  order?: DemoOrder;
};

/** The points that an item does not have. */
export const without = (...points: string[]): Record<string, 'none'> =>
  Object.fromEntries(points.map((point) => [point, 'none'] as const));
