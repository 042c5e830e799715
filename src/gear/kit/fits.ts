import { limitText, lossTexts, maxPairs } from '#src/gear/fit/client.ts';
import type { FitItems, FitPair } from '#src/gear/fit/schemas.ts';
import { createStore } from '#src/platform/shared/store.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { call } from '#src/ui/client/call.ts';
import { namesOf, type Owned } from './my-kit.ts';

type OnSale = FitItems['onSale'][number];
export type Judged = {
  pairs: readonly FitPair[];
  names: ReadonlyMap<string, string>;
  onSale: ReadonlyMap<string, OnSale>;
};

const nothing: Judged = { pairs: [], names: new Map(), onSale: new Map() };
/** The keys of the kit for which `judged` was computed. */
let judgedKeys = '';
export const judged = createStore<ReadonlyMap<string, Judged>>(new Map());
const queued = new Set<string>();
let timer: number | undefined;

/** Collects the items of a page, so that one request fetches all fits. */
export function requestFits(listing: string, kit: readonly Owned[]): void {
  const keys = kit.map(({ key }) => key).slice(0, maxPairs.models);
  if (keys.join(' ') !== judgedKeys) {
    judgedKeys = keys.join(' ');
    judged.set(new Map());
  }
  if (keys.length === 0 || judged.get().has(listing)) return;
  queued.add(listing);
  window.clearTimeout(timer);
  timer = window.setTimeout(() => void fetchFits(keys), 0);
}

async function fetchFits(keys: readonly string[]): Promise<void> {
  const listings = [...queued].slice(0, maxPairs.listings);
  for (const listing of listings) queued.delete(listing);
  const query = { listing: listings, model: [...keys] };
  const response = await call('GET /fit/items', { query }).catch(() => null);
  if (!response || keys.join(' ') !== judgedKeys) return;
  const { models, pairs } = response.body;
  const onSale = new Map(response.body.onSale.map((each) => [each.name, each]));
  const names = new Map(models.map(({ _id, brand, name }) => [_id, `${brand} ${name}`]));
  const found = listings.map((listing): [string, Judged] => [
    listing,
    { pairs: pairs.filter((pair) => pair.listing === listing), names, onSale },
  ]);
  judged.set(new Map([...judged.get(), ...found]));
  if (queued.size > 0) await fetchFits(keys);
}

export const fitsOf = (listing: string): Judged => judged.get().get(listing) ?? nothing;

const order = ['damages', 'native', 'adapter', 'limited', 'unknown', 'no'] as const;

export const together = ({ part }: FitPair, label: string): string =>
  part === null ? label : kitTexts.together(label, part);
const wordOf = ({ damages, verdict }: FitPair): (typeof order)[number] => (damages ? 'damages' : verdict);

/** Returns the verdicts about an item, the most important first. */
export function sortedFits({ pairs, names, onSale }: Judged, kit: readonly Owned[]) {
  const ownNames = namesOf(kit);
  return pairs
    .map((pair) => ({
      pair,
      label: ownNames.get(pair.model) ?? names.get(pair.model) ?? '',
      word: wordOf(pair),
      adapters: onSale.get(pair.adapter ?? ''),
    }))
    .toSorted((one, other) => order.indexOf(one.word) - order.indexOf(other.word));
}

/** Returns the known verdicts about an item in a few words, the most important first. */
export const shortFits = (listing: string, kit: readonly Owned[]) =>
  sortedFits(fitsOf(listing), kit).flatMap(({ pair, label, word }) => {
    if (word === 'unknown') return [];
    const yours = together(pair, label);
    const short =
      word === 'limited' ? kitTexts.short.limited(yours, limitText(pair.loses)) : kitTexts.short[word](yours);
    const lost = word === 'native' || word === 'adapter' ? kitTexts.lost(lossTexts(pair.loses)) : '';
    return [{ text: short + lost, isDamaging: word === 'damages' }];
  });
