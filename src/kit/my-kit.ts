import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '#src/auth/session.ts';
import { readBrowserKit } from './browser-kit.ts';
import type { KitItem } from './contract.ts';

export type Owned = { key: string; name: string | null };

// Fetched once per page load: pages are the same for everyone.
let owner: string | null | undefined;
let kit: readonly Owned[] = [];
const listeners = new Set<() => void>();

function setKit(next: readonly Owned[]): void {
  kit = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const keyOf = ({ model, mount }: KitItem): string =>
  mount && model.mounts.length > 1 ? `${model._id}@${mount}` : model._id;
const toOwned = (item: KitItem): Owned => ({ key: keyOf(item), name: item.name });

export function namesOf(owned: readonly Owned[]): ReadonlyMap<string, string> {
  const called = new Map<string, string>();
  for (const { key, name } of owned)
    if (name) called.set(key, called.has(key) ? `${called.get(key)}, ${name}` : name);
  return called;
}

export async function loadKit(person: string | null): Promise<void> {
  owner = person;
  if (person === null) return setKit(readBrowserKit().map((key) => ({ key, name: null })));
  try {
    const { api } = await import('#src/auth/client.ts');
    const { body } = await api<KitItem[]>('GET', '/my/kit');
    if (owner === person) setKit(body.map(toOwned));
  } catch {
    // The next part that mounts tries again.
    if (owner === person) owner = undefined;
  }
}

export function useKit(): readonly Owned[] {
  const session = useSession();
  const person = session.state === 'signed-in' ? session.user._id : null;
  useEffect(() => {
    if (session.state !== 'loading' && owner !== person) void loadKit(person);
  }, [session.state, person]);
  return useSyncExternalStore(
    subscribe,
    () => kit,
    () => kit,
  );
}
