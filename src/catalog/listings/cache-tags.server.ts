import { addCacheTags, type Tag } from '#src/platform/cache/collect-tags.server.ts';
import { kinds, type Kind } from './schemas.ts';

declare module '#src/platform/cache/collect-tags.server.ts' {
  interface CacheTags {
    /** Everything that is shown of an item, also whether it is booked, except its seller's name. */
    listing: `listing:${string}`;
    /** Which items of a kind are listed, and the values that find and sort them. Bookings do not change it. */
    list: `list:${Kind}`;
    /** An item was booked, or can be booked again. */
    bookings: `${'booked' | 'freed'}:${Kind}`;
    /** Which items a seller has listed, and what lists show of them. Bookings do not change it. */
    shelf: `shelf:${string}`;
  }
}

/** Lists may be a second old, because their readers cannot know what was just listed. */
export function isOfList(tags: readonly string[]): boolean {
  return tags.some((tag) => tag.startsWith('list:'));
}

/** Bookings change only the shown items, which have tags of their own. */
export function listTags(of: readonly Kind[] = kinds): Tag[] {
  return of.map((kind) => `list:${kind}` as const);
}

/** Bookings of shown items need no tag of the list: the items have tags of their own. */
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
