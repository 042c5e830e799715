import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import type { Tag } from '#src/platform/cache/tags.ts';
import { kinds, type Kind } from './schemas.ts';

/** A booking leaves the list as it is, except for the items that it shows. */
export function listTags(of: readonly Kind[] = kinds): Tag[] {
  return of.map((kind) => `list:${kind}` as const);
}

/** The bookings of shown items are covered by their own tags. */
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
