import { expect, test } from 'vitest';
import { searchQuery } from '#src/catalog/search/schemas.ts';
import { findActiveItems } from '#src/catalog/search/service.server.ts';
import {
  judge,
  meanReciprocalRank,
  nameOf,
  readExpectations,
  type Judged,
} from '#test/gold/searches/judge.ts';
import { items } from '#test/gold/searches/shop.ts';
import { accessoryQueries } from '#test/gold/searches/typed-accessories.ts';
import { blindQueries } from '#test/gold/searches/typed-blind.ts';
import { cameraQueries } from '#test/gold/searches/typed-cameras.ts';
import { foreignQueries } from '#test/gold/searches/typed-languages.ts';
import { lensQueries } from '#test/gold/searches/typed-lenses.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const left = items.values();
const putUpRest = async () => {
  for (const { kind, truths: _truths, ...item } of left) await createListing(shop, seller, item, kind);
};
// The server admits four requests at a time.
await Promise.all([putUpRest(), putUpRest(), putUpRest(), putUpRest()]);

async function search(q: string, filters: object = {}): Promise<string[]> {
  const page = await findActiveItems(shop.app, searchQuery.parse({ q, ...filters }));
  return page.items.map(({ products }) => nameOf(products));
}

async function judgeAll(lines: string): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const expectation of readExpectations(lines))
    judged.push(judge(expectation, items, await search(expectation.q)));
  return judged;
}

const notFirst = (judged: readonly Judged[]): string =>
  judged.flatMap(({ q, rank }) => (rank === 1 ? [] : `${q}: ${rank}`)).join('\n');

/**
 * The share of wanted items that may be missing. Some have no word or model that shows what they are, such as a
 * 'V860III', which is a flash.
 */
const maxMissing = 0.02;

test('typical queries find the wanted item first and no unwanted items', async () => {
  const judged = await judgeAll(
    [cameraQueries, lensQueries, accessoryQueries, foreignQueries].map((each) => each.trim()).join('\n'),
  );
  expect(judged.length).toBeGreaterThanOrEqual(200);
  expect(judged.filter(({ unwanted }) => unwanted.length > 0)).toEqual([]);
  expect(meanReciprocalRank(judged), notFirst(judged)).toBeGreaterThanOrEqual(0.95);
  const found = judged.flatMap(({ q, missing }) => missing.map((title) => `${q}: ${title}`));
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(
    judged.reduce((sum, { wanted }) => sum + wanted, 0) * maxMissing,
  );
});

test('queries that were written without knowledge of the rules find the wanted item first', async () => {
  const judged = await judgeAll(blindQueries);
  expect(judged).toHaveLength(50);
  expect(judged.filter(({ unwanted }) => unwanted.length > 0)).toEqual([]);
  expect(meanReciprocalRank(judged), notFirst(judged)).toBeGreaterThanOrEqual(0.9);
});

test('an item is found by any two words of its brand and title', async () => {
  let state = 20_261_123;
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  for (const item of items.filter((_item, at) => at % 3 === 0)) {
    const words = nameOf(item).split(' ');
    const q = `${words[random(words.length)]} ${words[random(words.length)]}`;
    const own = { kind: [item.kind], brand: [item.brand], min: item.sale, max: item.sale, limit: 96 };
    expect(await search(q, own), q).toContain(nameOf(item));
  }
});
