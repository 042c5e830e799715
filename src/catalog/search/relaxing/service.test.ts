import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookableCountTags } from '#src/catalog/listings/cache-tags.server.ts';
import type { Criteria } from '#src/catalog/search/schemas.ts';
import { understoodBefore } from '#src/catalog/search/understanding-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { collectTags } from '#src/platform/cache/collect-tags.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { fitTexts } from '#src/texts/fit.ts';
import { textOf, textsOf, valuesOf } from '#test/markup.ts';
import { render } from '#test/rendered.ts';
import { createListing, useShop } from '#test/shop.ts';
import { findSuggestions, findRelaxedSearches } from './service.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const put = (brand: string, title: string, changes: object = {}) =>
  createListing(shop, seller, { brand, title, ...changes }, 'cameras');
await put('Nikon', 'FM2 tokyo osaka kyoto nagoya', { location: 'Porto', sale: 300 });
await put('Nikon', 'F3 body', { location: 'Porto', sale: 500 });
await put('Canon', 'AE-1 body', { location: 'Graz', sale: 150 });
await put('Pentax', 'K-5 body', { location: 'Oslo', sale: 1_000 });
await put('Pentax', 'K-3 body', { location: 'Oslo', sale: 1_000 });

const relaxed = async (app: App, criteria: Criteria) =>
  findRelaxedSearches(app, await understoodBefore(app, criteria));
const shown = async (criteria: Criteria) =>
  (await relaxed(shop.app, criteria)).map(({ name, value, words, count }) => [name, value, words, count]);

test('each value of a filter is dropped separately', async () => {
  expect(await shown({ brand: ['leica', 'nikon'], max: 200, place: ['porto'] })).toEqual([
    ['max', '200', undefined, 2],
  ]);
  expect(await shown({ brand: ['nikon'], place: ['graz', 'lyon'] })).toEqual([
    ['brand', 'nikon', undefined, 1],
  ]);
  expect(await shown({ brand: ['pentax'], format: ['panorama'] })).toEqual([
    ['format', 'panorama', undefined, 2],
  ]);
});

test('a filter with a single value is dropped as a whole', async () => {
  expect(await shown({ brand: ['nikon'], place: ['graz'] })).toEqual([
    ['place', 'graz', undefined, 2],
    ['brand', 'nikon', undefined, 1],
  ]);
});

test('a single word is not dropped when nothing else is left', async () => {
  expect(await shown({ q: 'zzyzx' })).toEqual([]);
  expect(await shown({ q: 'zzyzx', place: ['porto'] })).toEqual([['q', 'zzyzx', undefined, 2]]);
});

test('additional spaces between words are ignored', async () => {
  expect(await shown({ q: 'fm2   zzyzx' })).toEqual([['q', 'zzyzx', 'fm2', 1]]);
});

test('only the first four words are dropped, one at a time', async () => {
  expect(await shown({ q: 'tokyo osaka kyoto zzyzx' })).toEqual([['q', 'zzyzx', 'tokyo osaka kyoto', 1]]);
  expect(await shown({ q: 'tokyo osaka kyoto nagoya zzyzx' })).toEqual([]);
});

const putLens = (brand: string, title: string, mount: string, changes: object = {}) =>
  createListing(shop, seller, { brand, title, mount, location: 'Bonn', ...changes }, 'lens');

test('the camera that a lens is wanted for is not dropped', async () => {
  await putLens('Nikon', 'Nikkor 85mm', 'Nikon F');
  await putLens('Canon', 'EF 50mm', 'Canon EF');
  expect(await shown({ q: 'nikon fe2 lens 50mm' })).toEqual([['q', '50mm', 'nikon fe2 lens', 1]]);
  expect(await shown({ q: '50mm fe2' })).toEqual([['q', '50mm', 'lens fe2', 1]]);
  expect(await shown({ q: '50mm for my fe2' })).toEqual([['q', '50mm', 'lens for my fe2', 1]]);
  expect(await shown({ q: '50mm fe2', max: 1_000 })).toEqual([['q', '50mm', 'lens fe2', 1]]);
});

test('at most eight relaxed searches are tried', async () => {
  const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(await shown({ place: places, max: 1 })).toEqual([]);
  // The ninth condition is not tried.
  expect(await shown({ place: [...places.slice(1), 'porto'], max: 1 })).toEqual([]);
  expect(await shown({ place: [...places.slice(2), 'porto'], max: 1 })).toEqual([['max', '1', undefined, 2]]);
});

test('relaxed searches are stale after an item is listed, withdrawn or booked', async () => {
  const { tags } = await collectTags(() => relaxed(shop.app, { q: 'fm2 zzyzx' }));
  expect(tags).toEqual(expect.arrayContaining(bookableCountTags()));
});

test('a search without conditions has no relaxed searches and reads nothing', async () => {
  expect(await collectTags(() => relaxed(shop.app, {}))).toEqual({ result: [], tags: [] });
});

test('at most four suggestions are shown, and all lead to items', async () => {
  const suggestions = await findSuggestions(shop.app, 'nikon');
  expect(suggestions.map(({ type, label }) => [type, label])).toEqual([
    ['brand', 'Nikon'],
    ['model', 'Nikon F3'],
    ['model', 'Nikon FM2'],
  ]);
  const forInitial = await findSuggestions(shop.app, 'k');
  expect(forInitial.map(({ label }) => label)).toEqual(['Kodak', 'Konica', 'KMZ', 'Pentax K-3']);
  expect(await findSuggestions(shop.app, undefined)).toEqual([]);
});

test('relaxed searches are omitted after a timeout, and other errors are thrown', async () => {
  const criteria = { q: 'fm2 qqjzx' };
  // A query with an unknown word waits for this lock.
  await shop.app.db.transaction().execute(async (trx) => {
    await sql`lock table search_words in access exclusive mode`.execute(trx);
    expect(await relaxed(shop.app, criteria)).toEqual([]);
  });
  const db = shop.app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async () => Promise.reject(new Error('cut off')),
  });
  await expect(relaxed({ ...shop.app, db }, criteria)).rejects.toThrow('cut off');
  const gone = shop.app.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async () => Promise.reject(new AppError('not-found')),
  });
  await expect(relaxed({ ...shop.app, db: gone }, criteria)).rejects.toThrow(AppError);
});

test('a search for a camera’s lens names what mounts with limits, before other searches', async () => {
  const modelId = 'nikon-nikkor-af-s-50mm-f-1-8g';
  const { _id } = await putLens('Nikon', 'AF-S Nikkor 50mm f/1.8G', 'Nikon F', { modelId });
  const limited = { name: 'limited', value: 'nikon-fe2', count: 1, limits: fitTexts.fit.limits.aperture };
  expect(await relaxed(shop.app, { q: 'nikon fe2 50mm' })).toEqual([
    limited,
    { name: 'q', value: '50mm', words: 'lens nikon fe2', count: 1 },
  ]);
  expect(await relaxed(shop.app, { fits: 'nikon-fe2', q: '50mm' })).toEqual([
    limited,
    { name: 'fits', value: 'nikon-fe2', count: 2 },
  ]);
  const { html } = await render(shop.app, '/search?q=nikon+fe2+50mm');
  expect(textsOf(html, 'a')).toContain('Mounts, but you can’t change the aperture: 1 item');
  expect(valuesOf(html, 'a', 'href')).toContain('/fit');
  const to = valuesOf(html, 'a', 'href').find((href) => href?.includes('limited=1'));
  expect(valuesOf((await render(shop.app, textOf(to!))).html, 'article', 'data-item')).toEqual([_id]);
});
