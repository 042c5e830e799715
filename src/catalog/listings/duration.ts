import { siteTexts } from '#src/texts/site.ts';
import type { Kind } from './schemas.ts';

/** Months for cameras and lenses, years for accessories. */
export function durationText(kind: Kind, duration: number, style: 'short' | 'long'): string {
  return siteTexts.listing[style][kind === 'accessories' ? 'years' : 'months'](duration);
}
