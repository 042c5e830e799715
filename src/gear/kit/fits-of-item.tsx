import { CircleCheck, CircleHelp, CircleSlash, CircleX, Plug, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { AdapterLink } from '#src/gear/fit/adapter-link-card.tsx';
import { limitText, lossTexts } from '#src/gear/fit/client.ts';
import { kitTexts } from '#src/texts/kit.ts';
import { labeled } from '#src/texts/words.ts';
import { classNames } from '#src/ui/class-names.ts';
import { fitsOf, judged, requestFits, sortedFits, together } from './fits.ts';
import { useKit } from './my-kit.ts';

const icons = {
  native: CircleCheck,
  adapter: Plug,
  limited: CircleSlash,
  no: CircleX,
  damages: TriangleAlert,
  unknown: CircleHelp,
};

export function FitsOfItem({ id }: { id: string }) {
  const kit = useKit();
  useEffect(() => requestFits(id, kit), [id, kit]);
  const lines = sortedFits(
    judged.useValue(() => fitsOf(id)),
    kit,
  );
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
