import type { Kind } from '#src/platform/db/columns.ts';

/**
 * The parts of a cached answer. Triggers write the tags that a transaction has changed into `changes`.
 * - `listing:ID`: everything that is shown of an item, also whether it is booked, except its seller's name.
 * - `list:KIND`: which items of a kind are listed, and the values that find and sort them. Bookings do not change it.
 * - `booked:KIND`, `freed:KIND`: an item was booked, or can be booked again.
 * - `person:ID`: a seller's name, suspension, verification, stats and reviews.
 * - `shelf:ID`: which items a seller has listed, and what lists show of them. Bookings do not change it.
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

/** Lists may be a second old, because their readers cannot know what was just listed. */
export function isOfList(tags: readonly string[]): boolean {
  return tags.some((tag) => tag.startsWith('list:'));
}

const ofJobs = 'job:';
/** Wakes the workers of a queue; nothing is cached under it. */
export const jobTag = (queue: string): string => ofJobs + queue;
/** The queues with new work. */
export function queuesOf(tags: readonly string[]): string[] {
  return tags.filter((tag) => tag.startsWith(ofJobs)).map((tag) => tag.slice(ofJobs.length));
}

const live = 'live:';
/** Parses `live:PERSON:KIND:…`, an event for the open tabs of a person, or returns null. Nothing is cached under it. */
export function liveOf(tag: string): { person: string; entry: string } | null {
  if (!tag.startsWith(live)) return null;
  const [person = ''] = tag.slice(live.length).split(':', 1);
  return { person, entry: tag.slice(live.length + person.length + 1) };
}
export const isLive = (tag: string): boolean => tag.startsWith(live);
