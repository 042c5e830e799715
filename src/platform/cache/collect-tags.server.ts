import { currentContext, withContext } from '#src/platform/context.server.ts';

/** The tags of cached responses. Each feature declares its own, and the README lists them. @public */
export interface CacheTags {
  /** The maintenance state and its message, which every page shows. */
  maintenance: 'maintenance';
  /** The settings of the shop, which every page shows. */
  shop: 'shop';
}
export type Tag = CacheTags[keyof CacheTags];

/**
 * Runs `make` and collects its tags. If `make` queried the database without adding a tag, the tags are null, and the
 * response is not cached.
 */
export async function collectTags<T>(
  make: () => Promise<T>,
): Promise<{ result: T; tags: readonly Tag[] | null }> {
  const collected = { tags: new Set<Tag>(), hasQueried: false };
  const result = await withContext({ collected }, make);
  const isUnknown = collected.hasQueried && collected.tags.size === 0;
  return { result, tags: isUnknown ? null : [...collected.tags] };
}

/** Adds tags to the response in progress, which becomes stale when one of them changes. */
export function addCacheTags(tags: Iterable<Tag>): void {
  const collected = currentContext()?.collected;
  if (collected) for (const tag of tags) collected.tags.add(tag);
}

/** Notes that the response in progress depends on the database. */
export function noteQuery(): void {
  const collected = currentContext()?.collected;
  if (collected) collected.hasQueried = true;
}

/** Returns whether this process has read what the client wrote before, so that cached values are current. */
export function mayUseCaches(): boolean {
  return currentContext()?.unread === undefined;
}
