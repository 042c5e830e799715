import { texts } from '#src/texts/texts.ts';
import type { Kind } from './contract.ts';

/** Counted in months for cameras and lenses, in years for accessories; said in the same unit on the card and on the page. */
export function durationText(kind: Kind, duration: number, style: 'short' | 'long'): string {
  return texts.listing[style][kind === 'accessories' ? 'years' : 'months'](duration);
}
