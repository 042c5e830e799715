import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '#test/shop.ts';
import { ofAccessories } from './asked-accessories.ts';
import { ofCameras } from './asked-cameras.ts';
import { inTongues } from './asked-tongues.ts';
import { ofLenses } from './asked-lenses.ts';
import { fill } from './fill.ts';
import { judge, meanReciprocalRank, nameOf, readAsked } from './judge.ts';
import { items } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await fill(shop);
});
afterAll(() => shop.close());

async function firstPage(q: string): Promise<string[]> {
  const { status, body } = await shop.call('GET', `/search?q=${encodeURIComponent(q)}`);
  expect(status, q).toBe(200);
  return body.map(({ products }: { products: { brand: string; title: string } }) => nameOf(products));
}

test.for([
  ['cameras', ofCameras],
  ['lenses', ofLenses],
  ['accessories and prices', ofAccessories],
  ['other languages and slips', inTongues],
] as const)('what people type for %s finds it first, and nothing else', async ([_theme, lines]) => {
  const judged = await Promise.all(
    readAsked(lines).map(async (asked) => judge(asked, items, await firstPage(asked.q))),
  );
  expect(judged.filter(({ missing }) => missing.length > 0)).toEqual([]);
  expect(judged.filter(({ unwanted }) => unwanted.length > 0)).toEqual([]);
  expect(meanReciprocalRank(judged)).toBeGreaterThanOrEqual(0.95);
});
