import { siteTexts } from '#src/texts/site.ts';
import type { Kind } from './contract.ts';

/** Counted in months for cameras and lenses, in years for accessories; said in the same unit on the card and on the page. */
export function durationText(kind: Kind, duration: number, style: 'short' | 'long'): string {
  return siteTexts.listing[style][kind === 'accessories' ? 'years' : 'months'](duration);
}
