import { useEffect } from 'react';
import { useSession } from '#src/accounts/auth/session.ts';
import { createStore } from '#src/platform/shared/store.ts';
import { readBrowserKit } from './browser-kit.ts';
import type { KitItem } from './schemas.ts';

/** A camera or lens of the reader's, as the call about items names it, and what they call it where they do. */
export type Owned = { key: string; name: string | null };

// Asked for once, however many items a page has: pages are the same for everyone, and cannot say it.
let owner: string | null | undefined;
const kit = createStore<readonly Owned[]>([]);

/** A camera or lens as the calls name it: with the mount where it is made for several. */
export const keyOf = ({ model, mount }: KitItem): string =>
  mount && model.mounts.length > 1 ? `${model._id}@${mount}` : model._id;
export const labelOf = ({ name, model }: Pick<KitItem, 'name' | 'model'>): string =>
  name ?? `${model.brand} ${model.name}`;
const toOwned = (item: KitItem): Owned => ({ key: keyOf(item), name: item.name });

/** What the reader calls each, by its key: two of one model are told apart by it. */
export function namesOf(owned: readonly Owned[]): ReadonlyMap<string, string> {
  const called = new Map<string, string>();
  for (const { key, name } of owned)
    if (name) called.set(key, called.has(key) ? `${called.get(key)}, ${name}` : name);
  return called;
}

/** Reads the kit of a person, or of the browser where it is null. */
export async function loadKit(person: string | null): Promise<void> {
  owner = person;
  if (person === null) return kit.set(readBrowserKit().map((key) => ({ key, name: null })));
  try {
    const { api } = await import('#src/accounts/auth/client.ts');
    const { body } = await api<KitItem[]>('GET', '/my/kit');
    if (owner === person) kit.set(body.map(toOwned));
  } catch {
    // Without an answer the page says what it says to everyone; the next part that is shown asks again.
    if (owner === person) owner = undefined;
  }
}

/** What the reader has: of their account, or while nobody is signed in of this browser. */
export function useKit(): readonly Owned[] {
  const session = useSession();
  const person = session.state === 'signed-in' ? session.user._id : null;
  useEffect(() => {
    if (session.state !== 'loading' && owner !== person) void loadKit(person);
  }, [session.state, person]);
  return kit.useValue();
}
