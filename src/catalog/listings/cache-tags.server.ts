import { addCacheTags, type Tag } from '#src/platform/cache/collect-tags.server.ts';
import { kinds, type Kind } from './schemas.ts';

declare module '#src/platform/cache/collect-tags.server.ts' {
  interface CacheTags {
    /** Everything shown about an item, including whether it is booked, but not its seller's name. */
    listing: `listing:${string}`;
    /**
     * Which items of a kind are listed, and the values by which they are filtered and sorted. Bookings do not change
     * it.
     */
    list: `list:${Kind}`;
    /** An item was booked, or can be booked again. */
    bookings: `${'booked' | 'freed'}:${Kind}`;
    /** Which items a seller has listed, and what lists show about them. Bookings do not change it. */
    shelf: `shelf:${string}`;
  }
}

/** Returns whether a response is a list, which may be a second old: readers cannot know what was just listed. */
export function isOfList(tags: readonly string[]): boolean {
  return tags.some((tag) => tag.startsWith('list:'));
}

/** The tags of lists from which bookings remove no items. A booked item on such a list has its own tag. */
export function listTags(of: readonly Kind[] = kinds): Tag[] {
  return of.map((kind) => `list:${kind}` as const);
}

/**
 * The tags of lists without booked items. Only freed items need an extra tag: a listed item that is booked has its own.
 */
export function bookableTags(of: readonly Kind[] = kinds): Tag[] {
  return [...listTags(of), ...of.map((kind) => `freed:${kind}` as const)];
}

export function bookableCountTags(of: readonly Kind[] = kinds): Tag[] {
  return [...bookableTags(of), ...of.map((kind) => `booked:${kind}` as const)];
}

type Row = { id: string; seller_id: string };

export const tagsOfItem = ({ id, seller_id }: Row): Tag[] => [
  `listing:${id}`,
  `person:${seller_id}`,
  'models',
];

export function tagItems(rows: readonly Row[]): void {
  for (const row of rows) addCacheTags(tagsOfItem(row));
}
