import { Hono } from 'hono';
import { renderEachCard } from '#src/catalog/cards/card-service.server.ts';
import { maxOfSeller } from '#src/catalog/cards/limit-schemas.ts';
import { cardsQuery, type ItemCard } from '#src/catalog/cards/schemas.ts';
import { listTags, tagsOfItem } from '#src/catalog/listings/cache-tags.server.ts';
import { findActiveOrSoldByIds } from '#src/catalog/listings/lists/active-service.server.ts';
import { listItemsOf } from '#src/catalog/sellers/service.server.ts';
import { listSimilar } from '#src/catalog/similar/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { parse } from '#src/platform/http/parse.server.ts';
import { problemResponse } from '#src/platform/http/route.server.ts';
import { isId } from '#src/platform/ids.server.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

/** Items that visitors may not see are left out. */
async function showCards(app: App, search: URLSearchParams): Promise<ItemCard[]> {
  const given = { ...Object.fromEntries(search), id: search.getAll('id') };
  const { id = [], kind, similar, seller } = parse(cardsQuery, given);
  // Each combination would be cached by itself.
  if ([id[0], similar, seller].filter((each) => each !== undefined).length > 1)
    throw new AppError('invalid', undefined, [{ path: 'id', message: fieldProblems.alone }]);
  const ids = id.filter((each) => isId(each));
  addCacheTags(ids.map((each) => `listing:${each}` as const));
  const found = await findActiveOrSoldByIds(app, ids);
  for (const { _id, products } of found.values())
    addCacheTags(tagsOfItem({ id: _id, seller_id: products._id }));
  // A tag of an item does not change when its seller is no longer suspended.
  if (found.size < ids.length) addCacheTags(listTags());
  const listings = ids.flatMap((each) => found.get(each) ?? []);
  if (similar !== undefined) listings.push(...(await listSimilar(app, kind, similar)));
  if (seller !== undefined) listings.push(...(await listItemsOf(app, seller, { limit: maxOfSeller })).items);
  return renderEachCard(listings);
}

/** Creates the route of cards. It is no call of the API, because HTML belongs to the pages of one version. */
export function createCards(app: App): Hono {
  const cards = new Hono();
  cards.get('/cards', async ({ req }) => {
    try {
      return Response.json(await showCards(app, new URL(req.url).searchParams));
    } catch (error) {
      return problemResponse(error);
    }
  });
  return cards;
}
