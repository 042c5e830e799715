import type { everything } from '#demo/catalogue/kinds.ts';
import type { Said } from '#demo/past-deals.ts';

/** Where people meet, in a town that has no places with names of their own. */
export const places = ['library', 'station', 'park', 'café', 'town hall'] as const;
type Place = (typeof places)[number];

/** The texts of the demo in a language. A translation that lacks a text does not compile. */
export type DemoTexts = {
  places: Record<Place, (town: string) => string>;
  /**
   * The descriptions of items by title, or null in English. The titles stay as they are, because they name gear.
   */
  descriptions: Record<(typeof everything)[number]['title'], string> | null;
  /** The texts that users wrote, by the English text, or null in English. */
  said: Record<Said, string> | null;
};
