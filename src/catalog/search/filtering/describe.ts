import type { Facets } from '#src/catalog/search/schemas.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { nearTexts } from '#src/texts/near.ts';
import { placeLabel } from '#src/texts/place-label.ts';
import { savedSearchTexts } from '#src/texts/saved-searches.ts';
import { searchTexts } from '#src/texts/search.ts';
import { labelOf, valueLabel } from './links.ts';

type Texts = Partial<Record<string, string>>;

/** Describes the value of a filter that needs no facets; undefined for other filters. */
export function describeValue(name: string, value: string): string | undefined {
  const { find } = searchTexts;
  const { traits } = find;
  if (name === 'min') return find.atLeast(formatMoney(Number(value)));
  if (name === 'max') return find.atMost(formatMoney(Number(value)));
  if (name === 'age') return find.ages.months(Number(value));
  if (name === 'shots') return find.shots.atMost(Number(value));
  if (name === 'focalMin' || name === 'focalMax' || name === 'aperture') return traits[name](Number(value));
  if (name === 'lensType' || name === 'autofocus' || name === 'film' || name === 'format') {
    const texts: Texts = traits[name];
    return texts[value];
  }
  if (name === 'verified' || name === 'graded' || name === 'available') return find[name];
  if (name === 'adapters' || name === 'limited') return find.chips[name];
  return undefined;
}

export function describeFilter(facets: Facets, name: string, value: string): string {
  const { find } = searchTexts;
  if (name === 'fits') return find.fitsModel(labelOf(facets, name, value));
  if (name === 'near') return facets.near ? nearTexts.filter(placeLabel(facets.near), facets.near.km) : value;
  if (name === 'q') return savedSearchTexts.words(value);
  return describeValue(name, value) ?? valueLabel(name, value, labelOf(facets, name, value));
}
