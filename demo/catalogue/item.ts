/** One listing of the demo shop, as the seeding script inserts it. */
export type Item = {
  title: string;
  brand: string;
  condition: 'Excellent' | 'Good' | 'Fair';
  /** Months for cameras and lenses, years for accessories. */
  duration: number;
  location: string;
  /** Dollars: what it cost new. */
  buy: number;
  /** Dollars: the asking price. */
  sale: number;
  des: string;
  /** What it is in `reference/`; otherwise `model` says it in free text. */
  modelId?: string;
  model?: string;
  mount?: string;
  /** Names of its photographs in `demo/pictures`, the best first. */
  pictures: [string, ...string[]];
  /** Position in `sellers` of `demo/people.ts`. */
  seller: 0 | 1 | 2 | 3;
  daysAgo: number;
  advertised?: true;
  state?: 'booked' | 'sold';
};
