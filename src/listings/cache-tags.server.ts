import { addCacheTags } from '#src/platform/cache/cache-tags.server.ts';
import type { Tag } from '#src/platform/cache/tags.ts';
import { kinds, type Kind } from './contract.ts';

/** What a list is made of, of some kinds or of all; bookings leave it but for the items that it shows. */
export function listTags(of: readonly Kind[] = kinds): Tag[] {
  return of.map((kind) => `list:${kind}` as const);
}

/** What lists of items that can be booked are made of: of those that it shows, the items themselves tell when they are booked. */
export function bookableTags(of: readonly Kind[] = kinds): Tag[] {
  return [...listTags(of), ...of.map((kind) => `freed:${kind}` as const)];
}

/** What it is counted by how many of a list can be booked. */
export function bookableCountTags(of: readonly Kind[] = kinds): Tag[] {
  return [...bookableTags(of), ...of.map((kind) => `booked:${kind}` as const)];
}

type Row = { id: string; seller_id: string };

/** What is shown of an item is made of it, of its seller and of the model that it is of. */
export const tagsOfItem = ({ id, seller_id }: Row): Tag[] => [
  `listing:${id}`,
  `person:${seller_id}`,
  'models',
];

/** Says that what is being made shows these items. */
export function tagItems(rows: readonly Row[]): void {
  for (const row of rows) addCacheTags(tagsOfItem(row));
}
