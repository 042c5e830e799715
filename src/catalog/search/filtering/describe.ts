import { describeValue } from '#src/catalog/search/filters.ts';
import type { Facets } from '#src/catalog/search/schemas.ts';
import { nearTexts } from '#src/texts/near.ts';
import { placeLabel } from '#src/texts/place-label.ts';
import { searchTexts } from '#src/texts/search.ts';
import { labelOf, valueLabel } from './links.ts';

export function describeFilter(facets: Facets, name: string, value: string): string {
  if (name === 'fits') return searchTexts.find.fitsModel(labelOf(facets, name, value));
  if (name === 'near') return facets.near ? nearTexts.filter(placeLabel(facets.near), facets.near.km) : value;
  return describeValue(name, value) ?? valueLabel(name, value, labelOf(facets, name, value));
}
