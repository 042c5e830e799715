import { evidenceTexts } from '#src/texts/evidence.ts';
import type { Evidence } from './contract.ts';

type Counted = Pick<Evidence, 'make' | 'count' | 'unknown'>;

/** How many frames a file says that its camera has taken, or why that is unknown. */
export function countWords({ make, count, unknown }: Counted): string {
  const { count: words } = evidenceTexts;
  if (count !== null) return words.known(count);
  return unknown === null || unknown === 'maker'
    ? unknownOf(make)
    : `${words.unknown}: ${words.why[unknown]}`;
}

/** Of a maker whose cameras write no count. */
export function unknownOf(maker: string): string {
  const { count: words } = evidenceTexts;
  return `${words.unknown}: ${words.why.maker(maker)}`;
}
