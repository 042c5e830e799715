import { CircleCheck, CircleHelp, CircleX, Plug, TriangleAlert } from 'lucide-react';
import type { FitPair } from '#src/gear/fit/schemas.ts';
import { lossTexts } from '#src/gear/fit/client.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { classNames } from '#src/ui/class-names.ts';
import { useItemFits, type Judged } from './item-fits.ts';
import { namesOf, type Owned } from './my-kit.ts';

const icons = {
  native: CircleCheck,
  adapter: Plug,
  no: CircleX,
  damages: TriangleAlert,
  unknown: CircleHelp,
};
const order = ['damages', 'native', 'adapter', 'unknown', 'no'] as const;

const wordOf = ({ damages, verdict }: FitPair): keyof typeof icons => (damages ? 'damages' : verdict);

function sorted({ pairs, names, kit }: Judged & { kit: readonly Owned[] }) {
  const called = namesOf(kit);
  return pairs
    .map((pair) => ({
      pair,
      yours: called.get(pair.model) ?? names.get(pair.model) ?? '',
      word: wordOf(pair),
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
        {lines.map(({ pair, yours, word }) => {
          const Icon = icons[word];
          const said =
            word === 'adapter'
              ? kitTexts.line.adapter(yours, lossTexts(pair.loses), pair.adapter ?? '')
              : kitTexts.line[word](yours, lossTexts(pair.loses));
          const fits = word === 'native' || word === 'adapter';
          return (
            <li key={pair.model} className={classNames('flex gap-2', word === 'damages' && 'text-alarm')}>
              <Icon aria-hidden size={18} className="mt-0.5 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                {said}
                {fits && kitTexts.crops[pair.image]}
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
      {lines.slice(0, onCard).map(({ pair, yours, word }) => (
        <li key={pair.model} className={classNames('wrap-anywhere', word === 'damages' && 'text-alarm')}>
          {kitTexts.short[word](yours)}
          {(word === 'native' || word === 'adapter') && kitTexts.shortLost(lossTexts(pair.loses))}
        </li>
      ))}
    </ul>
  );
}
