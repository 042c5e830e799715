import { attributePhrases } from '#src/catalog/search/parsing/attributes.ts';
import { inEnglish } from '#src/catalog/search/parsing/in-english.ts';
import { kindNamed } from '#src/catalog/search/parsing/kinds.ts';
import { readNear, type TypedPlace } from '#src/catalog/search/parsing/near.ts';
import { colorWords } from '#src/catalog/search/parsing/synonyms.ts';
import { firstMeant, isPostalCode } from '#src/media/places/meant-service.server.ts';
import type { Place } from '#src/media/places/schemas.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { placeLabel } from '#src/texts/place-label.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { listed, noted } from '#src/texts/words.ts';
import { usualRadius } from './radii.ts';

type Given = { near?: string | undefined; within?: number | undefined };

/** The place that a text means, or those among which the user must choose. */
export type MeantPlace = { text: string; place: Place | undefined; candidates: readonly Place[] };

/** @throws AppError `invalid` naming `near` when a text means no place, or several */
export function requirePlace({ text, place, candidates }: MeantPlace): Place {
  if (place) return place;
  const unknown = isPostalCode(text) ? fieldProblems.noPostalCode : fieldProblems.noPlace;
  const possible = listed(candidates.map((each) => noted(String(each._id), placeLabel(each))));
  const message = possible === '' ? unknown : fieldProblems.possiblePlaces(possible);
  throw new AppError('invalid', undefined, [{ path: 'near', message }]);
}

/** After a word such as 'in', a smaller place is rarely meant. */
const minPopulation = { own: 10_000, elsewhere: 100_000 };

/** Turns 'near Portland' and 'within 20 miles' into filters, and returns them with the rest of the text. */
export async function takePlace(app: App, typed: string, given: Given): Promise<Given & { rest: string }> {
  const { km, places, rest } = readNear(typed);
  const possible = places.filter(isPossible);
  if (possible.length > 0) {
    const meant = await firstMeant(
      app,
      possible.map(({ text }) => text),
    );
    for (const [at, place] of meant.entries()) {
      const { text, isWeak, rest: others } = possible[at]!;
      if (!place) continue;
      if (isWeak && place.population < minPopulation[place.isOwn ? 'own' : 'elsewhere']) continue;
      // A name with several meanings stays a name: the page asks which place is meant, and the API rejects it.
      const near = place.isClear ? String(place.id) : (given.near ?? text);
      return { near, within: km ?? given.within ?? usualRadius(), rest: others };
    }
  }
  // Without a place, the radius waits for one: pages then let the visitor choose it.
  return km === undefined ? { rest: typed } : { within: km, rest };
}

function isPossible({ text, isWeak }: TypedPlace): boolean {
  if (!isWeak) return true;
  const word = inEnglish(text).text.trim().toLowerCase();
  // 'en panne' is broken.
  const endsAttribute = attributePhrases.some((phrase) => phrase.endsWith(` ${word}`));
  return kindNamed(word) === undefined && !colorWords.has(word) && !endsAttribute;
}
