import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChangeKey } from '#src/platform/changes.server.ts';

/** Something shown that a change of `keys` may have changed, and how to learn whether it has. */
export type ShownValue = { keys: readonly ChangeKey[]; isSame(): Promise<boolean> };

/** What an answer was made of, as those who read it said. */
export type Dependencies = { keys: ReadonlySet<ChangeKey>; values: readonly ShownValue[] };

const storage = new AsyncLocalStorage<{ keys: Set<ChangeKey>; values: ShownValue[] }>();

/** Makes an answer, and learns what it depends on. */
export async function collectDependencies<T>(
  make: () => Promise<T>,
): Promise<{ result: T; dependencies: Dependencies }> {
  const dependencies = { keys: new Set<ChangeKey>(), values: [] };
  return { result: await storage.run(dependencies, make), dependencies };
}

/** Says that the answer that is being made is old once one of `keys` changes. */
export function dependOn(keys: readonly ChangeKey[]): void {
  const collected = storage.getStore();
  if (collected) for (const key of keys) collected.keys.add(key);
}

/** Says that the answer shows a value: it is old once a change of `keys` has made that another. */
export function dependOnValue(value: ShownValue): void {
  storage.getStore()?.values.push(value);
}
