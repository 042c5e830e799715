import { expect, test } from 'vitest';
import { elementOf } from '#test/markup.ts';
import { expectProblem } from '#test/problems.ts';
import { render } from '#test/rendered.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

const nikkor = { kind: 'lens', brand: 'Nikon', modelId: 'nikon-nikkor-ai-s-50mm-f-1-8' };
const name = 'Nikon Nikkor AI-S 50mm f/1.8';
const canon = { brand: 'Canon', modelId: 'canon-ef-50mm-f-1-8-stm' };
const bag = { kind: 'accessories', brand: 'Domke', model: 'F-2 shoulder bag' };
const fit = async (query: Record<string, string>) => shop.call('GET', `/fit?${new URLSearchParams(query)}`);

test('a camera with a lens is asked about both', async () => {
  const camera = { brand: 'Canon', title: 'EOS 5D', modelId: 'canon-eos-5d', parts: [bag, nikkor] };
  const { _id: listing } = await createListing(shop, seller, camera);
  const withBody = await fit({ listing, camera: 'nikon-d850' });
  expect(withBody.body).toMatchObject({ verdict: 'native', part: name, lens: nikkor.modelId, others: [] });
  const withLens = await fit({ listing, lens: canon.modelId });
  expect(withLens.body).toMatchObject({ verdict: 'native', part: null, camera: camera.modelId });
  expectProblem(await fit({ listing, camera: 'nikon-d850', lens: canon.modelId }), 422, ['camera']);
  const path = `/fit?listing=${listing}&camera=Nikon+D850`;
  expect((await render(shop.app, path)).html).toContain(`${name} on Nikon D850`);
});

test('the best of several lenses counts, and the others are named with their own verdicts', async () => {
  const { _id: listing } = await createListing(shop, seller, { ...canon, parts: [nikkor] }, 'lens');
  const both = await fit({ listing, camera: 'nikon-d850' });
  expect(both.body).toMatchObject({
    verdict: 'native',
    part: name,
    others: [{ part: null, verdict: 'no' }],
  });
  const { pairs } = (
    await shop.call('GET', `/fit/items?listing=${listing}&model=nikon-d850&model=canon-eos-5d`)
  ).body;
  expect(
    pairs.map(({ model, part, verdict }: Record<string, string>) => [model, part, verdict]),
  ).toMatchObject([
    ['nikon-d850', name, 'native'],
    ['canon-eos-5d', null, 'native'],
  ]);
});

test('an accessory fits only by a lens that comes with it', async () => {
  const { _id: listing } = await createListing(shop, seller, { parts: [nikkor] }, 'accessories');
  expect((await fit({ listing, camera: 'nikon-d850' })).body).toMatchObject({
    verdict: 'native',
    part: name,
  });
  const { _id: alone } = await createListing(shop, seller, {}, 'accessories');
  expectProblem(await fit({ listing: alone, camera: 'nikon-d850' }), 422, ['listing']);
});

test('the page of an item names its parts and asks about each kind, and its card names the first part', async () => {
  const parts = [nikkor, bag];
  const { _id } = await createListing(shop, seller, { title: 'Zenit E', brand: 'Zenit', parts });
  const { html } = await render(shop.app, `/cameras/${_id}`);
  const { text } = elementOf(html, 'main');
  expect(text).toContain(`Comes with ${name}`);
  expect([text.includes('Your camera'), text.includes('Your lens')]).toEqual([true, true]);
  expect((await render(shop.app, '/cameras')).html).toContain('+ 50mm f/1.8 and 1 more');
});
