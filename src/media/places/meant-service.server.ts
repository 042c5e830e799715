import type { App } from '#src/platform/app.server.ts';
import { asVisitor } from '#src/platform/context.server.ts';
import { meaningsOf } from './meaning.server.ts';
import { idOf } from './place-text.ts';
import type { Place } from './schemas.ts';
import { placeById, placesById, shopCountry } from './service.server.ts';

export { isPostalCode } from './typed-names.ts';

const maxCandidates = 12;

/** Returns the place that an id or a name such as 'Portland, Oregon' means, or those among which the user must choose. */
export async function placeMeant(
  app: App,
  text: string,
): Promise<{ place: Place | undefined; candidates: Place[] }> {
  const id = idOf(text);
  if (id !== undefined) return { place: await placeById(app.db, id), candidates: [] };
  const [meaning] = await asVisitor(() => meaningsOf(app.db, [text], shopCountry(app)));
  if (meaning?.taken) return { place: await placeById(app.db, meaning.taken.id), candidates: [] };
  const ids = meaning?.places.slice(0, maxCandidates).map((place) => place.id) ?? [];
  const named = await placesById(app.db, ids);
  return { place: undefined, candidates: ids.flatMap((each) => named.get(each) ?? []) };
}

/** `isOwn`: it is in the country of the shop; `isClear`: it is the one that is meant, rather than the first of several. */
type MeantPlace = { id: number; population: number; isOwn: boolean; isClear: boolean };

/** Returns the first of the places that each text can mean, or null. */
export async function firstMeant(app: App, texts: readonly string[]): Promise<(MeantPlace | null)[]> {
  const country = shopCountry(app);
  const meanings = await asVisitor(() => meaningsOf(app.db, texts, country));
  return meanings.map(({ places: [first], taken }) =>
    first
      ? {
          id: first.id,
          population: first.population,
          isOwn: first.country === country,
          isClear: taken !== null,
        }
      : null,
  );
}
