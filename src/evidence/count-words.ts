import { evidenceTexts } from '#src/texts/evidence.ts';
import { knownBrand, writesCounts } from './cameras.ts';
import type { Evidence, ShownEvidence } from './contract.ts';

type Counted = Pick<Evidence, 'make' | 'count' | 'unknown'>;

/** How many frames a file says that its camera has taken, or why that is unknown. */
export function countWords({ make, count, unknown }: Counted): string {
  const { count: words } = evidenceTexts;
  if (count !== null) return words.known(count);
  return unknown === null || unknown === 'maker'
    ? unknownOf(make)
    : `${words.unknown}: ${words.why[unknown]}`;
}

export type CountedItem = { brand: string; evidence: ShownEvidence | null; isFilm: boolean };

/** How many frames a camera on show has taken, or why nobody can say. */
export function itemCountWords({ brand, evidence, isFilm }: CountedItem): string {
  const { count: words } = evidenceTexts;
  if (evidence) return countWords(evidence);
  if (isFilm) return words.film;
  const maker = knownBrand(brand);
  return maker === null || writesCounts(maker) ? words.notShown : unknownOf(maker);
}

/** Of a maker whose cameras write no count. */
function unknownOf(maker: string): string {
  const { count: words } = evidenceTexts;
  return `${words.unknown}: ${words.why.maker(maker)}`;
}
