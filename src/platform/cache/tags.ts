import type { Kind } from '#src/db/columns.ts';

/**
 * What is made of rows is made of these; triggers write into `changes` which of them a transaction has changed.
 * - `listing:ID`: whatever is shown of an item, booked or not, but its seller's name.
 * - `list:KIND`: which items of a kind are on show, and what they are found and sorted by. Bookings leave it.
 * - `booked:KIND`, `freed:KIND`: that an item which could be booked cannot any more, and that one can again.
 * - `person:ID`: a seller's name, suspension and verification, what is known of them in short, and what was said of them.
 * - `shelf:ID`: which items a seller has on show, and what lists show of them. Bookings leave it.
 * - `post:ID`, `posts`: one post, and all of them.
 * - `models`: the reference of cameras and lenses.
 * - `maintenance`: whether the shop refuses writes, and the text about it; every page shows it.
 */
export type Tag =
  | `listing:${string}`
  | `${'list' | 'booked' | 'freed'}:${Kind}`
  | `${'person' | 'shelf'}:${string}`
  | `post:${string}`
  | 'posts'
  | 'categories'
  | 'models'
  | 'maintenance';

/** What of a list may be a second old: who looks at one does not know what has just been put up. */
export function isOfList(tags: readonly string[]): boolean {
  return tags.some((tag) => tag.startsWith('list:'));
}

const ofJobs = 'job:';
/** Written where work is left for a queue; nothing is made of it. */
export const jobTag = (queue: string): string => ofJobs + queue;
/** The queues that work was left for. */
export function queuesOf(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(ofJobs)).map((tag) => tag.slice(ofJobs.length));
}

const live = 'live:';
/** Whom an entry of the log is to be told, and what: `live:PERSON:KIND:…`; null for all others. Nothing is made of it either. */
export function liveOf(tag: string): { person: string; entry: string } | null {
  if (!tag.startsWith(live)) return null;
  const [person = ''] = tag.slice(live.length).split(':', 1);
  return { person, entry: tag.slice(live.length + person.length + 1) };
}
export const isLive = (tag: string): boolean => tag.startsWith(live);
