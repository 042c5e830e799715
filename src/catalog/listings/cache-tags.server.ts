import { kinds, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { addCacheTags, type Tag } from '#src/platform/cache/collect-tags.server.ts';

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
    itemsOf: `items-of:${string}`;
    /** The addresses of items and sellers in sitemaps. It changes only when one is withdrawn. */
    addresses: 'addresses';
  }
}

/**
 * Returns whether a response is a list. A list may be a second old, because its readers cannot know what was just
 * added.
 */
export function isOfList(tags: readonly string[]): boolean {
  return tags.some((tag) => tag.startsWith('list:'));
}

/** The tags of lists that also contain booked items. A booking changes only the tag of its item. */
export function listTags(of: readonly Kind[] = kinds): Tag[] {
  return of.map((kind) => `list:${kind}` as const);
}

export const sitemapTags = (): Tag[] => [...listTags(), 'addresses'];

/**
 * The tags of lists without booked items. They need an extra tag only for items that can be booked again, because each
 * item on a list has its own tag.
 */
export function bookableTags(of: readonly Kind[] = kinds): Tag[] {
  return [...listTags(of), ...of.map((kind) => `freed:${kind}` as const)];
}

export function bookableCountTags(of: readonly Kind[] = kinds): Tag[] {
  return [...bookableTags(of), ...of.map((kind) => `booked:${kind}` as const)];
}

type Row = { id: string; seller_id: string };

export const tagsOfItem = ({ id, seller_id }: Row): Tag[] => [`listing:${id}`, `user:${seller_id}`, 'models'];

export function tagItems(rows: readonly Row[]): void {
  for (const row of rows) addCacheTags(tagsOfItem(row));
}
