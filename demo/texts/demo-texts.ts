import type { everything } from '#demo/catalogue/kinds.ts';
import type { Said } from '#demo/past-deals.ts';
import type { PostName } from '#demo/post.ts';

/** Where people meet, in a town that has no places with names of their own. */
export const places = ['library', 'station', 'park', 'café', 'town hall'] as const;
type Place = (typeof places)[number];

/** A text that is null stays English, and so do all texts of a table that is null. */
type Translated<Key extends string> = Record<Key, string | null> | null;

/** The texts of the demo in a language. A translation that lacks a text does not compile. */
export type DemoTexts = {
  /** Puts a note in front of a text that stays English. */
  onlyInEnglish: (text: string) => string;
  places: Record<Place, (town: string) => string>;
  /** The descriptions of items by title. The titles stay as they are, because they name gear. */
  descriptions: Translated<(typeof everything)[number]['title']>;
  said: Translated<Said>;
  /** Whether the folder `posts` of the language has the post. */
  posts: Record<PostName, boolean> | null;
};
