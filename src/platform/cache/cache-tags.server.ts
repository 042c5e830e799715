import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tag } from './tags.ts';

const collecting = new AsyncLocalStorage<{ tags: Set<Tag>; hasAsked: boolean }>();
const passing = new AsyncLocalStorage<true>();

/**
 * Makes an answer, and learns which tags it is made of; null where the database was asked and nobody said for what: such
 * an answer may not be kept.
 */
export async function collectTags<T>(
  make: () => Promise<T>,
): Promise<{ result: T; tags: readonly Tag[] | null }> {
  const collected = { tags: new Set<Tag>(), hasAsked: false };
  const result = await collecting.run(collected, make);
  const isUnknown = collected.hasAsked && collected.tags.size === 0;
  return { result, tags: isUnknown ? null : [...collected.tags] };
}

/** Says that the answer that is being made is old once one of these changes. */
export function addCacheTags(tags: Iterable<Tag>): void {
  const collected = collecting.getStore();
  if (collected) for (const tag of tags) collected.tags.add(tag);
}

/** Says that the database is asked for the answer that is being made. */
export function noteAsked(): void {
  const collected = collecting.getStore();
  if (collected) collected.hasAsked = true;
}

/** Makes an answer of nothing but rows: for who has written what this process has not heard of yet. */
export function withoutCaches<T>(make: () => T): T {
  return passing.run(true, make);
}

export function mayUseCaches(): boolean {
  return passing.getStore() === undefined;
}
