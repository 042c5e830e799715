import { useEffect } from 'react';
import { useUserId } from '#src/accounts/auth/session.ts';
import { createStore } from '#src/platform/shared/store.ts';
import { readBrowserKit } from './browser-kit.ts';
import type { KitItem } from './schemas.ts';

/** `key` identifies the model in the form that `GET /fit/items` takes; `name` is the name that the user gave. */
export type Owned = { key: string; name: string | null };

// Loaded once for all items on a page.
let owner: string | null | undefined;
export const kit = createStore<readonly Owned[]>([]);

/** Includes the mount if the model is made for several mounts. */
export const keyOf = ({ model, mount }: KitItem): string =>
  mount && model.choices.length > 1 ? `${model._id}@${mount}` : model._id;
export const labelOf = ({ name, model }: Pick<KitItem, 'name' | 'model'>): string =>
  name ?? `${model.brand} ${model.name}`;
const toOwned = (item: KitItem): Owned => ({ key: keyOf(item), name: item.name });

/** Returns the names that the user gave, by key. Two items of one model share a key. */
export function namesOf(owned: readonly Owned[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { key, name } of owned)
    if (name) names.set(key, names.has(key) ? `${names.get(key)}, ${name}` : name);
  return names;
}

/** Loads the kit of a user, or the kit stored in the browser if `userId` is null. */
export async function loadKit(userId: string | null): Promise<void> {
  owner = userId;
  if (userId === null) return kit.set(readBrowserKit().map((key) => ({ key, name: null })));
  try {
    const { api } = await import('#src/accounts/auth/client.ts');
    const { body } = await api('GET /my/kit');
    if (owner === userId) kit.set(body.map(toOwned));
  } catch {
    // The next component that needs the kit tries again.
    if (owner === userId) owner = undefined;
  }
}

/** Loads the kit unless it is loaded. */
export function keepKit(userId: string | null): void {
  if (owner !== userId) void loadKit(userId);
}

/** Returns the kit of the account or, for visitors, of the browser. */
export function useKit(): readonly Owned[] {
  const userId = useUserId();
  useEffect(() => {
    if (userId !== undefined) keepKit(userId);
  }, [userId]);
  return kit.useValue();
}
