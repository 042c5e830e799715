import type { Written } from '#demo/camera-file.ts';
import type { buyers, sellers, Town } from '#demo/users.ts';
import type { IncludedPart } from '#src/catalog/items/kind-schemas.ts';
import type { NewPart } from '#src/catalog/items/part-schemas.ts';
import { checklistFor, currentChecklist } from '#src/gear/grading/checklists.ts';
import type { Answers, ChecklistName } from '#src/gear/grading/schemas.ts';
import type { Traits } from '#src/gear/grading/traits.ts';

/** The positions of a list as strings: '0' | '1' | … */
type IndexOf<List extends readonly unknown[]> = Exclude<keyof List, keyof unknown[]>;

/** A booking of an item. `place` is where its buyer wants to meet. */
type DemoOrder = {
  /** The buyer's position in the list `buyers` of `demo/users.ts`. */
  buyer: NumberOf<IndexOf<typeof buyers>>;
  place: string;
  daysAgo: number;
  /** Missing while the order is open. */
  soldDaysAgo?: number;
};

type NumberOf<Text> = Text extends `${infer Value extends number}` ? Value : never;

/** An item of the demo shop, as the seeding script inserts it. */
export type Item = {
  title: string;
  brand: string;
  condition: 'Excellent' | 'Good' | 'Fair';
  /** The age, in months for cameras and lenses and in years for accessories. */
  duration: number;
  /**
   * The first year in which the maker sold the model, and the last one if it is no longer sold. For cameras and lenses.
   */
  made?: [first: number, last?: number];
  location: Town;
  /** The price when new, in dollars. */
  buy: number;
  /** The asking price, in dollars. */
  sale: number;
  /** The asking price before it was lowered, in dollars. */
  was?: { sale: number; daysAgo: number };
  des: string;
  included?: IncludedPart[];
  /** The id in `reference/`. An item without an id has a `model` in free text. */
  modelId?: string;
  model?: string;
  mount?: string;
  /** Things that are sold together with it, such as the lens on a camera. */
  parts?: NewPart[];
  /**
   * The seller's answers that are not the best ones, by point of the checklist; null means not checked. All answers
   * together determine `condition`.
   */
  found?: Record<string, string | null>;
  /** The metadata of a camera file, without `count` if the camera writes no shutter count. */
  file?: Pick<Written, 'make' | 'model' | 'count'>;
  /** The names of its photos in `demo/pictures`, the best one first. */
  pictures: [string, ...string[]];
  /** The point of the checklist whose fault the last photo shows. */
  closeUp?: string;
  /** The seller's position in the list `sellers` of `demo/users.ts`. */
  seller: NumberOf<IndexOf<typeof sellers>>;
  daysAgo: number;
  advertised?: true;
  order?: DemoOrder;
};

/** Returns the items with their titles as types, so that a translation without a description of one does not compile. */
export const listed = <Title extends string>(items: (Item & { title: Title })[]): typeof items => items;

/** An item with the texts, the town and the prices of the shop. */
export type LocalItem = Omit<Item, 'location'> & {
  location: string;
  /** The name of the town in the place reference. */
  town: string;
};

/** Returns answers which say that the item does not have these parts. */
export const without = (...points: string[]): Record<string, 'none'> =>
  Object.fromEntries(points.map((point) => [point, 'none'] as const));

/**
 * Returns the best answer to every point of a checklist that applies, except for the points in `changes`; null leaves a
 * point out.
 * @param known what the model says about the item; without a model, the first answer decides what kind it is
 */
export function answersOf(
  list: ChecklistName,
  changes: Record<string, string | null> = {},
  known: Traits | null = null,
): Answers {
  const [kind] = currentChecklist(list).points;
  const build = changes['build'] ?? kind!.answers[0]!.value;
  const { points } = checklistFor(list, known, { build });
  const all = points.map(({ id, answers }) => [id, answers[0]!.value] as const);
  const chosen = Object.entries({ ...Object.fromEntries(all), ...changes });
  return Object.fromEntries(chosen.filter((pair): pair is [string, string] => pair[1] !== null));
}
