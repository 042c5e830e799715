import { fitTexts } from '#src/texts/fit.ts';
import { kitTexts } from '#src/texts/kit.ts';
import type { FitResponse } from './schemas.ts';

/** The maximum numbers of models and listings in one request to `GET /fit/items`. */
export const maxPairs = { models: 60, listings: 100 };

const losses: Partial<Record<string, string>> = fitTexts.fit.losses;

/** The losses that make a lens that mounts hard to use, the worst first. */
const limits = ['focus', 'aperture', 'infinity'] as const;

/** Returns the text of the verdict `limited`. */
export function limitText(loses: readonly string[]): string {
  const worst = limits.find((limit) => loses.includes(limit));
  return worst ? fitTexts.fit.limits[worst] : fitTexts.fit.verdicts.limited;
}

export const lossTexts = (loses: readonly string[]): string[] => loses.map((each) => losses[each] ?? each);

/** Returns a verdict in a few words, with the adapter and what is lost. */
export function verdictText({
  verdict,
  damages,
  adapter,
  loses,
}: Omit<FitResponse['byMount'][number], 'image' | 'mount'>): string {
  if (verdict === 'limited') return limitText(loses);
  const { verdicts, lost } = kitTexts;
  const word = damages
    ? verdicts.damages
    : verdict === 'adapter'
      ? verdicts.adapter(adapter ?? '')
      : verdicts[verdict];
  return `${word}${lost(lossTexts(loses))}`;
}
