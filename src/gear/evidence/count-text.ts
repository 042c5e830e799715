import { evidenceTexts } from '#src/texts/evidence.ts';
import { knownBrand, writesCounts } from './cameras.ts';
import type { Evidence, ShownEvidence } from './schemas.ts';

type Counted = Pick<Evidence, 'make' | 'count' | 'unknown'>;

export function countWords({ make, count, unknown }: Counted): string {
  const { count: words } = evidenceTexts;
  if (count !== null) return words.known(count);
  return unknown === null || unknown === 'maker'
    ? unknownOf(make)
    : `${words.unknown}: ${words.why[unknown]}`;
}

export type CountedItem = { brand: string; evidence: ShownEvidence | null; isFilm: boolean };

export function itemCountWords({ brand, evidence, isFilm }: CountedItem): string {
  const { count: words } = evidenceTexts;
  if (evidence) return countWords(evidence);
  if (isFilm) return words.film;
  const maker = knownBrand(brand);
  return maker === null || writesCounts(maker) ? words.notShown : unknownOf(maker);
}

function unknownOf(maker: string): string {
  const { count: words } = evidenceTexts;
  return `${words.unknown}: ${words.why.maker(maker)}`;
}
