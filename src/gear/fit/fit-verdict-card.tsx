import { CircleCheck, CircleHelp, CircleSlash, CircleX, Plug } from 'lucide-react';
import { Fragment } from 'react';
import { fitTexts } from '#src/texts/fit.ts';
import { joinSentences, labeled } from '#src/texts/words.ts';
import { classNames } from '#src/ui/class-names.ts';
import { AdapterLink } from './adapter-link-card.tsx';
import { limitText, lossTexts, verdictText } from './client.ts';
import type { AdaptersOnSale, FitResponse } from './schemas.ts';
import { SourceLink } from './source-link-card.tsx';

const icons = { native: CircleCheck, adapter: Plug, limited: CircleSlash, no: CircleX, unknown: CircleHelp };

/** The verdicts of the other parts of an item, of which the best is shown in full. */
export function OtherFits({ others, title }: { others: FitResponse['others']; title: string }) {
  const { fit: words } = fitTexts;
  if (others.length === 0) return null;
  return (
    <>
      <h3 className="heading-block mt-6">{words.others}</h3>
      <ul className="mt-2 grid gap-2">
        {others.map(({ part, verdict }, at) => (
          <li key={at} className="wrap-anywhere">
            {labeled(part ?? title, words.verdicts[verdict])}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The verdicts of a lens for each mount that it was made for. */
function FitsByMount({ byMount }: Pick<FitResponse, 'byMount'>) {
  return (
    <ul className="mt-3 grid gap-2">
      {byMount.map(({ mount, ...fit }) => {
        const Icon = icons[fit.verdict];
        return (
          <li key={mount} className={classNames('flex gap-2', fit.damages && 'text-alarm')}>
            <Icon aria-hidden size={18} className="mt-0.5 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{labeled(mount, verdictText(fit))}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function FitVerdict({ fit, onSale }: { fit: FitResponse; onSale: readonly AdaptersOnSale[] }) {
  const { fit: words } = fitTexts;
  // Adapters that join the same mounts have the same link.
  const links = onSale.filter(({ path }, at) => onSale.findIndex((each) => each.path === path) === at);
  const Icon = icons[fit.verdict];
  const lost = words.lost(lossTexts(fit.loses));
  const damages = fit.because.some(({ code }) => code === 'damages-body');
  const fits = fit.verdict !== 'no' && fit.verdict !== 'unknown';
  const warnings: Partial<Record<string, string>> = words.warns;
  const verdict = fit.verdict === 'limited' ? limitText(fit.loses) : words.verdicts[fit.verdict];
  const headline = fit.byMount.length > 0 ? words.byMount : verdict;
  const warned = fit.warns.flatMap((each) => warnings[each] ?? []);
  return (
    <>
      <p
        className={classNames('mt-4 flex items-center gap-2 text-xl font-semibold', damages && 'text-alarm')}
      >
        <Icon aria-hidden size={24} strokeWidth={1.75} className="shrink-0" />
        <span>{headline}</span>
      </p>
      {fit.byMount.length > 0 && <FitsByMount byMount={fit.byMount} />}
      {fits && <p className="mt-3">{joinSentences([words.images[fit.image], lost, ...warned])}</p>}
      <h3 className="heading-block mt-6">{words.because}</h3>
      <ul className="mt-2 grid gap-2">
        {fit.because.map(({ text, source }) => (
          <li key={text}>
            {text} <SourceLink source={source} label={words.source} />
          </li>
        ))}
      </ul>
      {fit.adapters.length > 0 && (
        <>
          <h3 className="heading-block mt-6">{words.adapters}</h3>
          <ul className="mt-2 grid gap-2">
            {fit.adapters.map(({ name, optics, factor, infinity, source }) => (
              <li key={name}>
                {[
                  name,
                  factor ? words.focalFactor(factor) : optics && words.withOptics,
                  !infinity && words.noInfinity,
                ]
                  .filter(Boolean)
                  .join(' · ')}{' '}
                <SourceLink source={source} label={words.source} />
                {links
                  .filter((each) => each.name === name)
                  .map((adapters) => (
                    <Fragment key={name}>
                      {' · '}
                      <AdapterLink adapters={adapters} />
                    </Fragment>
                  ))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
