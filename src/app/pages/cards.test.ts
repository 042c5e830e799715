import { expect, test } from 'vitest';
import { renderCards } from '#src/catalog/cards/card-service.server.ts';
import { findActiveOrSoldByIds } from '#src/catalog/listings/lists/active-service.server.ts';
import { renderMetrics } from '#src/platform/observability/metrics.server.ts';
import { elementOf, textsOf, valuesOf } from '#test/markup.ts';
import { expectProblem } from '#test/problems.ts';
import { render } from '#test/rendered.ts';
import { book, createListing, useShop } from '#test/shop.ts';
import { createCards } from './cards.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const buyer = await shop.createUser('Buyer');

const cards = createCards(shop.app);
async function call(ids: string[], headers: HeadersInit = {}) {
  const path = `/cards?${new URLSearchParams(ids.map((id) => ['id', id]))}`;
  const response = await cards.request(path, { headers });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
const bytes = async () => Number(/^rangefinder_card_cache_bytes (\d+)$/m.exec(await renderMetrics())?.[1]);
const cardOf = async (id: string): Promise<string> => (await call([id])).body[0].html;

test('the card of an item is a link with facts, and its HTML is the same for visitors, users and the seller', async () => {
  const { _id } = await createListing(shop, seller, { title: 'Leica M3', location: 'Coimbra', sale: 310.5 });
  const html = await cardOf(_id);
  expect(valuesOf(html, 'a', 'href')).toEqual([`/cameras/${_id}`]);
  expect(textsOf(html, 'h3')).toEqual(['Leica M3']);
  expect(elementOf(html, 'article').text).toContain('$310.50');
  expect(elementOf(html, 'article').text).toContain('Coimbra');
  expect(valuesOf(html, 'button', 'aria-label')).toEqual(['Watch Leica M3']);
  for (const { token } of [buyer, seller])
    expect((await call([_id], { authorization: `Bearer ${token}` })).body).toEqual([{ _id, html }]);
});

test('the facts of a card begin with the condition, and its shutter count replaces its age', async () => {
  const parts = [{ kind: 'lens', brand: 'Nikon', modelId: 'nikon-nikkor-ai-s-50mm-f-1-8' }];
  const { _id } = await createListing(shop, seller, { location: 'Coimbra', parts });
  expect(elementOf(await cardOf(_id), 'p').text).toBe('Good · + 50mm f/1.8 · 10 yrs · Coimbra');
  const [listing] = (await findActiveOrSoldByIds(shop.app, [_id])).values();
  const counted = { ...listing!, evidence: { ...listing!.evidence!, count: 7_300 } };
  const { html = '' } = renderCards([counted], { isDocument: false });
  expect(elementOf(html, 'p').text).toBe('Good · + 50mm f/1.8 · 7.3k shots · Coimbra');
});

test('cards keep the order of the ids, show the state, and leave out what visitors may not see', async () => {
  const [one, two, gone] = [
    (await createListing(shop, seller, { title: 'One' }))._id,
    (await createListing(shop, seller, { title: 'Two' }))._id,
    (await createListing(shop, seller, { title: 'Gone' }))._id,
  ];
  await shop.call('DELETE', `/cameras/${gone}`, { as: seller });
  await book(shop, buyer, { _id: one });
  await shop.call('PUT', `/cameras/${two}/sold`, { as: seller });
  const { body } = await call([two, gone, 'unknown', one]);
  expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([two, one]);
  expect(valuesOf(body[0].html, 'article', 'data-state')).toEqual(['sold']);
  expect(valuesOf(body[0].html, 'button', 'aria-label')).toEqual([]);
  expect(valuesOf(body[1].html, 'article', 'data-state')).toEqual(['booked']);
  expect(valuesOf(body[1].html, 'button', 'aria-label')).toEqual(['Watch One']);
  expectProblem(await call(Array.from({ length: 9 }, () => one)), 422, ['id']);
  const both = await cards.request(`/cards?similar=${two}&id=${one}`);
  expectProblem({ status: both.status, headers: both.headers, body: await both.json() }, 422, ['id']);
});

const of = async (path: string) => (await cards.request(path)).json();

test('the cards of a seller are their five newest items on sale', async () => {
  const owner = await shop.createUser('Seller');
  const ids: string[] = [];
  for (let number = 1; number <= 7; number++) ids.push((await createListing(shop, owner))._id);
  await shop.call('PUT', `/cameras/${ids[6]}/sold`, { as: owner });
  const found = (await of(`/cards?seller=${owner.id}`)).map(({ _id }: { _id: string }) => _id);
  expect(found).toEqual(ids.slice(1, 6).toReversed());
  expect((await of(`/cards?seller=${owner.id}&similar=${ids[0]}`)).status).toBe(422);
});

test('a list contains each card once, and cards that are the same are rendered once', async () => {
  const { _id } = await createListing(shop, seller, { title: 'Rolleicord', brand: 'Rollei' });
  const path = '/cameras?brand=rollei';
  const { html } = await render(shop.app, path);
  expect(html.split(`data-item="${_id}"`)).toHaveLength(2);
  expect(html.split('aria-label="Compare: Rolleicord"')).toHaveLength(2);
  const before = await bytes();
  expect(before).toBeGreaterThan(0);
  await render(shop.app, path);
  expect(await bytes()).toBe(before);
  await shop.call('PATCH', `/cameras/${_id}`, { as: seller, body: { sale: 250 } });
  expect(elementOf((await render(shop.app, path)).html, 'article').text).toContain('$250');
  expect(await bytes()).toBeGreaterThan(before);
});
