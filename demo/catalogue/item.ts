import { currentChecklist } from '#src/gear/grading/checklists.ts';
import type { Answers, ChecklistName } from '#src/gear/grading/schemas.ts';
import type { Written } from '#demo/camera-file.ts';
import type { buyers, sellers, Town } from '#demo/users.ts';

/** The positions of a list: '0' | '1' | … */
type IndexOf<List extends readonly unknown[]> = Exclude<keyof List, keyof unknown[]>;

/** A booking of an item; `place` is where its buyer wants to meet. */
type DemoOrder = {
  /** Position in `buyers` of `demo/users.ts`. */
  buyer: NumberOf<IndexOf<typeof buyers>>;
  place: string;
  daysAgo: number;
  /** Missing while the booking is open. */
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
  /** The id in `reference/`; an item without one has a `model` in free text. */
  modelId?: string;
  model?: string;
  mount?: string;
  /**
   * The answers of the seller by point of the checklist, where they are not the best; null was not checked. They lead to
   * `condition`.
   */
  found?: Record<string, string | null>;
  /** The metadata of a file of the camera, without `count` when such files have none. */
  file?: Pick<Written, 'make' | 'model' | 'count'>;
  /** Names of its photos in `demo/pictures`, the best first. */
  pictures: [string, ...string[]];
  /** Position in `sellers` of `demo/users.ts`. */
  seller: NumberOf<IndexOf<typeof sellers>>;
  daysAgo: number;
  advertised?: true;
  order?: DemoOrder;
};

/** Returns the answers for points that an item does not have. */
export const without = (...points: string[]): Record<string, 'none'> =>
  Object.fromEntries(points.map((point) => [point, 'none'] as const));

/** Returns the best answer to every question of a checklist, except for `changes`; null leaves a question out. */
export function answersOf(list: ChecklistName, changes: Record<string, string | null> = {}): Answers {
  const all = currentChecklist(list).points.map(({ id, answers }) => [id, answers[0]!.value] as const);
  const chosen = Object.entries({ ...Object.fromEntries(all), ...changes });
  return Object.fromEntries(chosen.filter((pair): pair is [string, string] => pair[1] !== null));
}
