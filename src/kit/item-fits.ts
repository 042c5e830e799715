import { useEffect, useSyncExternalStore } from 'react';
import { call } from '#src/browser/call.ts';
import { mostPairs } from '#src/fit/client.ts';
import type { FitItems, FitPair } from '#src/fit/contract.ts';
import { useKit, type Owned } from './my-kit.ts';

export type Judged = { pairs: readonly FitPair[]; names: ReadonlyMap<string, string> };

const nothing: Judged = { pairs: [], names: new Map() };
/** The kit that these were judged against. */
let against = '';
let judged = new Map<string, readonly FitPair[]>();
let names: ReadonlyMap<string, string> = new Map();
let known = new Map<string, Judged>();
const wanted = new Set<string>();
let timer: number | undefined;
const listeners = new Set<() => void>();

/** All items of a page in one call: each says that it is there, and the call goes out when all have. */
function want(listing: string, kit: readonly Owned[]): void {
  const keys = kit.map(({ key }) => key).slice(0, mostPairs.models);
  if (keys.join(' ') !== against) {
    against = keys.join(' ');
    judged = new Map();
    known = new Map();
    for (const listener of listeners) listener();
  }
  if (keys.length === 0 || judged.has(listing)) return;
  wanted.add(listing);
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void ask(keys), 0);
}

async function ask(keys: readonly string[]): Promise<void> {
  const listings = [...wanted].slice(0, mostPairs.listings);
  for (const listing of listings) wanted.delete(listing);
  const query = new URLSearchParams([
    ...listings.map((id) => ['listing', id]),
    ...keys.map((key) => ['model', key]),
  ]);
  // Without an answer items say what they say to everyone.
  const answer = await call<FitItems>('GET', `/api/fit/items?${query}`).catch(() => null);
  if (!answer || keys.join(' ') !== against) return;
  names = new Map(answer.body.models.map(({ _id, brand, name }) => [_id, `${brand} ${name}`]));
  for (const listing of listings)
    judged.set(
      listing,
      answer.body.pairs.filter((pair) => pair.listing === listing),
    );
  known = new Map();
  for (const listener of listeners) listener();
  if (wanted.size > 0) await ask(keys);
}

function read(listing: string): Judged {
  const pairs = judged.get(listing);
  if (!pairs) return nothing;
  let found = known.get(listing);
  if (!found) known.set(listing, (found = { pairs, names }));
  return found;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How an item goes together with what the reader has; nothing until that is known. */
export function useItemFits(listing: string): Judged & { kit: readonly Owned[] } {
  const kit = useKit();
  useEffect(() => want(listing, kit), [listing, kit]);
  const found = useSyncExternalStore(
    subscribe,
    () => read(listing),
    () => nothing,
  );
  return { ...found, kit };
}
