import { useEffect } from 'react';
import { CircleCheck, CircleHelp, CircleSlash, CircleX, Plug, TriangleAlert } from 'lucide-react';
import { AdapterLink } from '#src/gear/fit/adapter-link-card.tsx';
import { limitText, lossTexts, maxPairs } from '#src/gear/fit/client.ts';
import type { FitItems, FitPair } from '#src/gear/fit/schemas.ts';
import { createStore } from '#src/platform/shared/store.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { labeled } from '#src/texts/words.ts';
import { classNames } from '#src/ui/class-names.ts';
import { call } from '#src/ui/client/call.ts';
import { namesOf, useKit, type Owned } from './my-kit.ts';

type OnSale = FitItems['onSale'][number];
type Judged = {
  pairs: readonly FitPair[];
  names: ReadonlyMap<string, string>;
  onSale: ReadonlyMap<string, OnSale>;
};

const nothing: Judged = { pairs: [], names: new Map(), onSale: new Map() };
/** The keys of the kit for which `judged` was computed. */
let judgedKeys = '';
const judged = createStore<ReadonlyMap<string, Judged>>(new Map());
const queued = new Set<string>();
let timer: number | undefined;

/** Collects the items of a page, so that one request fetches all fits. */
function requestFits(listing: string, kit: readonly Owned[]): void {
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
  const query = new URLSearchParams([
    ...listings.map((id) => ['listing', id]),
    ...keys.map((key) => ['model', key]),
  ]);
  const response = await call<FitItems>('GET', `/api/fit/items?${query}`).catch(() => null);
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

function useItemFits(listing: string): Judged & { kit: readonly Owned[] } {
  const kit = useKit();
  useEffect(() => requestFits(listing, kit), [listing, kit]);
  return { ...(judged.useValue().get(listing) ?? nothing), kit };
}

const icons = {
  native: CircleCheck,
  adapter: Plug,
  limited: CircleSlash,
  no: CircleX,
  damages: TriangleAlert,
  unknown: CircleHelp,
};
const order = ['damages', 'native', 'adapter', 'limited', 'unknown', 'no'] as const;

const together = ({ part }: FitPair, label: string): string =>
  part === null ? label : kitTexts.together(label, part);
const wordOf = ({ damages, verdict }: FitPair): keyof typeof icons => (damages ? 'damages' : verdict);

function sorted({ pairs, names, onSale, kit }: Judged & { kit: readonly Owned[] }) {
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

export function FitsOfItem({ id }: { id: string }) {
  const lines = sorted(useItemFits(id));
  if (lines.length === 0) return null;
  return (
    <section aria-label={kitTexts.yours} className="print:hidden">
      <h2 className="heading-block">{kitTexts.yours}</h2>
      <ul className="mt-2 grid gap-2">
        {lines.map(({ pair, label, word, adapters }) => {
          const Icon = icons[word];
          const text =
            word === 'adapter'
              ? kitTexts.line.adapter(label, lossTexts(pair.loses), pair.adapter ?? '')
              : word === 'limited'
                ? kitTexts.line.limited(together(pair, label), limitText(pair.loses))
                : kitTexts.line[word](label, lossTexts(pair.loses));
          const fits = word === 'native' || word === 'adapter' || word === 'limited';
          return (
            <li key={pair.model} className={classNames('flex gap-2', word === 'damages' && 'text-alarm')}>
              <Icon aria-hidden size={18} className="mt-0.5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {pair.part !== null && word !== 'limited' && labeled(pair.part, '')}
                {text}
                {fits && kitTexts.crops[pair.image]}
                {word === 'adapter' && adapters && (
                  <>
                    {' '}
                    <AdapterLink adapters={adapters} />
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const onCard = 2;

export function FitsOnCard({ id }: { id: string }) {
  const lines = sorted(useItemFits(id)).filter(({ word }) => word !== 'unknown');
  if (lines.length === 0) return null;
  return (
    <ul aria-label={kitTexts.yours} className="mt-1 text-xs text-soft print:hidden">
      {lines.slice(0, onCard).map(({ pair, label, word }) => (
        <li key={pair.model} className={classNames('wrap-anywhere', word === 'damages' && 'text-alarm')}>
          {word === 'limited'
            ? kitTexts.short.limited(together(pair, label), limitText(pair.loses))
            : kitTexts.short[word](together(pair, label))}
          {(word === 'native' || word === 'adapter') && kitTexts.lost(lossTexts(pair.loses))}
        </li>
      ))}
    </ul>
  );
}
