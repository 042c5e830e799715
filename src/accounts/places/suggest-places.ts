import { placeTexts } from '#src/texts/places.ts';
import { shopLanguage } from '#src/texts/shop.ts';
import { suggestWhileTyping } from '#src/ui/forms/combobox.ts';
import type { Place } from './schemas.ts';

export function suggestPlaces(input: HTMLInputElement, onPick: (text: string, place: Place) => void): void {
  let found: Place[] = [];
  const countries = new Intl.DisplayNames(shopLanguage(), { type: 'region' });
  suggestWhileTyping<Place>(input, {
    place: input.parentElement,
    words: { name: placeTexts.suggestions, suggested: placeTexts.suggested },
    toLine: ({ name, region, country }) => ({
      label: name,
      detail: [region, countries.of(country)].filter(Boolean).join(', '),
    }),
    async fetchOptions(q, signal) {
      const response = await fetch(`/api/places?${new URLSearchParams({ q })}`, { signal });
      found = response.ok ? await response.json() : [];
      return found;
    },
    onSelect: (place) => onPick(textOf(place, found), place),
  });
}

/** Returns the name of a place, with its region if other suggested places have the same name. */
function textOf({ _id, name, region }: Place, others: readonly Place[]): string {
  const isOnly = others.every((other) => other._id === _id || other.name !== name);
  return isOnly || region === null ? name : `${name}, ${region}`;
}
