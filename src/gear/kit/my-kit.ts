import { useEffect } from 'react';
import { useSession } from '#src/accounts/auth/session.ts';
import { createStore } from '#src/platform/shared/store.ts';
import { readBrowserKit } from './browser-kit.ts';
import type { KitItem } from './schemas.ts';

/** `key` is the model as `GET /fit/items` takes it; `name` is the user's own. */
export type Owned = { key: string; name: string | null };

// Loaded once for all items of a page.
let owner: string | null | undefined;
const kit = createStore<readonly Owned[]>([]);

/** With the mount when the model is made for several. */
export const keyOf = ({ model, mount }: KitItem): string =>
  mount && model.mounts.length > 1 ? `${model._id}@${mount}` : model._id;
export const labelOf = ({ name, model }: Pick<KitItem, 'name' | 'model'>): string =>
  name ?? `${model.brand} ${model.name}`;
const toOwned = (item: KitItem): Owned => ({ key: keyOf(item), name: item.name });

/** The user's own names by key; two items of one model share a key. */
export function namesOf(owned: readonly Owned[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { key, name } of owned)
    if (name) names.set(key, names.has(key) ? `${names.get(key)}, ${name}` : name);
  return names;
}

/** `null` loads the kit of the browser. */
export async function loadKit(userId: string | null): Promise<void> {
  owner = userId;
  if (userId === null) return kit.set(readBrowserKit().map((key) => ({ key, name: null })));
  try {
    const { api } = await import('#src/accounts/auth/client.ts');
    const { body } = await api<KitItem[]>('GET', '/my/kit');
    if (owner === userId) kit.set(body.map(toOwned));
  } catch {
    // The next component that needs the kit tries again.
    if (owner === userId) owner = undefined;
  }
}

/** The kit of the account, or of the browser for visitors. */
export function useKit(): readonly Owned[] {
  const session = useSession();
  const userId = session.state === 'signed-in' ? session.user._id : null;
  useEffect(() => {
    if (session.state !== 'loading' && owner !== userId) void loadKit(userId);
  }, [session.state, userId]);
  return kit.useValue();
}
