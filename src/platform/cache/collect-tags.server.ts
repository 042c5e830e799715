import { AsyncLocalStorage } from 'node:async_hooks';

/** The tags of cached responses. Each feature declares its own, and the README lists them. @public */
export interface CacheTags {
  /** The maintenance state and its message, which every page shows. */
  maintenance: 'maintenance';
  /** The settings of the shop, which every page shows. */
  shop: 'shop';
}
export type Tag = CacheTags[keyof CacheTags];

const collecting = new AsyncLocalStorage<{ tags: Set<Tag>; hasQueried: boolean }>();
const passing = new AsyncLocalStorage<bigint>();

/**
 * Runs `make` and collects its tags. If `make` queried the database without adding a tag, the tags are null, and the
 * response is not cached.
 */
export async function collectTags<T>(
  make: () => Promise<T>,
): Promise<{ result: T; tags: readonly Tag[] | null }> {
  const collected = { tags: new Set<Tag>(), hasQueried: false };
  const result = await collecting.run(collected, make);
  const isUnknown = collected.hasQueried && collected.tags.size === 0;
  return { result, tags: isUnknown ? null : [...collected.tags] };
}

/** Adds tags to the response in progress, which becomes stale when one of them changes. */
export function addCacheTags(tags: Iterable<Tag>): void {
  const collected = collecting.getStore();
  if (collected) for (const tag of tags) collected.tags.add(tag);
}

/** Notes that the response in progress depends on the database. */
export function noteQuery(): void {
  const collected = collecting.getStore();
  if (collected) collected.hasQueried = true;
}

/** Runs `make` without cached values, for a client whose last write `xid` this process has not read yet. */
export function withoutCaches<T>(xid: bigint, make: () => T): T {
  return passing.run(xid, make);
}

/** Returns the transaction of the client's last write if this process had not read it when the request arrived. */
export function unreadWrite(): bigint | undefined {
  return passing.getStore();
}

export function mayUseCaches(): boolean {
  return passing.getStore() === undefined;
}
