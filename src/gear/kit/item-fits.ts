import { useEffect } from 'react';
import { call } from '#src/ui/client/call.ts';
import { maxPairs } from '#src/gear/fit/client.ts';
import type { FitItems, FitPair } from '#src/gear/fit/schemas.ts';
import { createStore } from '#src/platform/shared/store.ts';
import { useKit, type Owned } from './my-kit.ts';

export type Judged = { pairs: readonly FitPair[]; names: ReadonlyMap<string, string> };

const nothing: Judged = { pairs: [], names: new Map() };
/** The keys of the kit that `judged` belongs to. */
let against = '';
const judged = createStore<ReadonlyMap<string, Judged>>(new Map());
const wanted = new Set<string>();
let timer: number | undefined;

/** Gathers the items of a page, so that one request asks for all. */
function want(listing: string, kit: readonly Owned[]): void {
  const keys = kit.map(({ key }) => key).slice(0, maxPairs.models);
  if (keys.join(' ') !== against) {
    against = keys.join(' ');
    judged.set(new Map());
  }
  if (keys.length === 0 || judged.get().has(listing)) return;
  wanted.add(listing);
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void ask(keys), 0);
}

async function ask(keys: readonly string[]): Promise<void> {
  const listings = [...wanted].slice(0, maxPairs.listings);
  for (const listing of listings) wanted.delete(listing);
  const query = new URLSearchParams([
    ...listings.map((id) => ['listing', id]),
    ...keys.map((key) => ['model', key]),
  ]);
  const answer = await call<FitItems>('GET', `/api/fit/items?${query}`).catch(() => null);
  if (!answer || keys.join(' ') !== against) return;
  const { models, pairs } = answer.body;
  const names = new Map(models.map(({ _id, brand, name }) => [_id, `${brand} ${name}`]));
  const found = listings.map((listing): [string, Judged] => [
    listing,
    { pairs: pairs.filter((pair) => pair.listing === listing), names },
  ]);
  judged.set(new Map([...judged.get(), ...found]));
  if (wanted.size > 0) await ask(keys);
}

export function useItemFits(listing: string): Judged & { kit: readonly Owned[] } {
  const kit = useKit();
  useEffect(() => want(listing, kit), [listing, kit]);
  return { ...(judged.useValue().get(listing) ?? nothing), kit };
}
