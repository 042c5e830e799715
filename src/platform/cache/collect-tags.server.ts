import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * The tags of cached answers; each feature declares its own, and the README lists them. Triggers write the tags of
 * what a transaction has changed into `changes`.
 * @public
 */
export interface CacheTags {
  /** Whether the shop refuses writes, and the text about it, which every page shows. */
  maintenance: 'maintenance';
}
export type Tag = CacheTags[keyof CacheTags];

const collecting = new AsyncLocalStorage<{ tags: Set<Tag>; hasQueried: boolean }>();
const passing = new AsyncLocalStorage<true>();

/** Makes an answer and collects its tags. They are null when the database was queried without any: it cannot be cached. */
export async function collectTags<T>(
  make: () => Promise<T>,
): Promise<{ result: T; tags: readonly Tag[] | null }> {
  const collected = { tags: new Set<Tag>(), hasQueried: false };
  const result = await collecting.run(collected, make);
  const isUnknown = collected.hasQueried && collected.tags.size === 0;
  return { result, tags: isUnknown ? null : [...collected.tags] };
}

/** Adds tags to the answer that is being made; it is stale once one of them changes. */
export function addCacheTags(tags: Iterable<Tag>): void {
  const collected = collecting.getStore();
  if (collected) for (const tag of tags) collected.tags.add(tag);
}

/** Notes that the answer that is being made queries the database. */
export function noteQuery(): void {
  const collected = collecting.getStore();
  if (collected) collected.hasQueried = true;
}

/** Makes an answer from rows only: for a client whose last write this process has not read yet. */
export function withoutCaches<T>(make: () => T): T {
  return passing.run(true, make);
}

export function mayUseCaches(): boolean {
  return passing.getStore() === undefined;
}
