import { placeTexts } from '#src/texts/places.ts';
import { shopLanguage } from '#src/texts/shop.ts';
import { listed } from '#src/texts/words.ts';
import { call, statusOf } from '#src/ui/client/call.ts';
import { suggestWhileTyping } from '#src/ui/forms/combobox.ts';
import { knownPlace } from './client.ts';
import type { Place } from './schemas.ts';

export function suggestPlaces(input: HTMLInputElement, onPick: (text: string, place: Place) => void): void {
  let found: Place[] = [];
  const countries = new Intl.DisplayNames(shopLanguage(), { type: 'region' });
  suggestWhileTyping<Place>(input, {
    place: input.parentElement,
    words: { name: placeTexts.suggestions, suggested: placeTexts.suggested },
    toLine: ({ name, region, country }) => ({
      label: name,
      detail: listed([region, countries.of(country)].flatMap((each) => each ?? [])),
    }),
    async fetchOptions(q, signal) {
      found = await findPlaces(q, signal);
      return found;
    },
    onSelect: (place) => onPick(textOf(place, found), place),
  });
}

/**
 * Those near the place of this visitor come first. The server gets only the id of the town that they chose, so the
 * response is the same for everyone who sends it.
 */
async function findPlaces(q: string, signal: AbortSignal): Promise<Place[]> {
  const near = knownPlace()?.id;
  const find = async (query: { q: string; near?: string }) =>
    (await call('GET /places', { query, signal })).body;
  if (near === undefined) return find({ q });
  try {
    return await find({ q, near });
  } catch (error) {
    // A newer reference can be without the town.
    if (statusOf(error) === 422) return find({ q });
    throw error;
  }
}

/** Returns the name of a place, with its region if other suggested places have the same name. */
function textOf({ _id, name, region }: Place, others: readonly Place[]): string {
  const isOnly = others.every((other) => other._id === _id || other.name !== name);
  return isOnly || region === null ? name : `${name}, ${region}`;
}
