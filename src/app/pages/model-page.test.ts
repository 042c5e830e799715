import { expect, test } from 'vitest';
import { modelNoteTexts } from '#src/texts/model-notes.server.ts';
import { modelTexts } from '#src/texts/models.ts';
import { origin } from '#test/api.ts';
import { elementOf, elementsOf, textOf, textsOf } from '#test/markup.ts';
import { createAllFeeds } from '#test/pages.ts';
import { expectProblem } from '#test/problems.ts';
import { render } from '#test/rendered.ts';
import { book, createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const camera = { brand: 'Canon', modelId: 'canon-eos-5d', sale: 300 };

const titlesIn = (html: string) => textsOf(elementOf(html, 'main').html, 'h3');
const linkIn = (html: string, to: string) =>
  elementsOf(html, 'a').find(({ attributes }) => attributes['href'] === to)?.text;

function dataOf(html: string, type: string): object | undefined {
  const scripts = elementsOf(html, 'script').filter(
    ({ attributes }) => attributes['type'] === 'application/ld+json',
  );
  return scripts.map((script) => JSON.parse(script.html)).find((data) => data['@type'] === type);
}

const isNoindex = (html: string) =>
  elementsOf(html, 'meta').some(
    ({ attributes }) => attributes['name'] === 'robots' && attributes['content'] === 'noindex',
  );

async function modelsInSitemap(): Promise<string[]> {
  const text = await (await createAllFeeds(shop.app).request('/sitemap.xml')).text();
  return Array.from(text.matchAll(/\/models\/([^<]*)</g), ([, id]) => id!);
}

test('a page has the facts of its model, what is for sale, what fits, and what to check', async () => {
  await createListing(shop, seller, { ...camera, title: 'Second of them' });
  await createListing(shop, seller, {
    ...camera,
    title: 'Canon EOS 5D Mark II',
    modelId: 'canon-eos-5d-mark-ii',
  });
  await createListing(shop, seller, { brand: 'Canon', modelId: 'canon-ef-50mm-f-1-8-stm' }, 'lens');
  await createListing(shop, seller, { brand: 'Nikon', modelId: 'nikon-nikkor-af-50mm-f-1-8d' }, 'lens');
  const { status, html } = await render(shop.app, '/models/canon-eos-5d');
  expect(status).toBe(200);
  expect(textsOf(html, 'h1')).toEqual(['Canon EOS 5D']);
  const facts = elementOf(html, 'dl').html;
  const details = textsOf(facts, 'dd');
  expect(Object.fromEntries(textsOf(facts, 'dt').map((term, at) => [term, details[at]]))).toEqual({
    Brand: 'Canon',
    Model: 'EOS 5D',
    Type: 'SLR',
    'Film or digital': 'Digital',
    'Sensor or film size': 'Full frame',
    'Crop factor': '1 (full frame)',
    Mount: 'Canon EF',
    Introduced: '2005',
    Battery: 'BP-511A',
  });
  expect(titlesIn(html)).toContain('Second of them');
  expect(titlesIn(html)).not.toContain('Canon EOS 5D Mark II');
  const list = await shop.call('GET', '/cameras?model=canon-eos-5d');
  expect(list.body.map(({ products }: { products: { title: string } }) => products.title)).toEqual([
    'Second of them',
  ]);
  expect(linkIn(html, '/cameras?model=canon-eos-5d')).toBe('See 1 item');
  for (const [to, text] of [
    ['/lens?fits=canon-eos-5d', '1 lens fits without an adapter'],
    ['/lens?fits=canon-eos-5d&adapters=1', '1 more with an adapter'],
  ])
    expect(linkIn(html, to!), to).toBe(text);
  expect((await shop.call('GET', '/lens?fits=canon-eos-5d')).body).toHaveLength(1);
  expect((await shop.call('GET', '/lens?fits=canon-eos-5d&adapters=1')).body).toHaveLength(2);
  expect(textOf(html)).toContain('Are the shutter curtains undamaged?');
  expect(textOf(html)).not.toContain('Do the film advance');
});

test('a model that was renamed has the address of its new id, and an unknown one none', async () => {
  expect((await render(shop.app, '/models/no-such-model')).status).toBe(404);
  expect((await render(shop.app, '/models/canon-35mm-film-full-frame')).status).toBe(404);
  expect((await render(shop.app, '/models/canon-ef-28mm-f-1-8')).status).toBe(301);
});

test('structured data has the prices of the items that can be booked', async () => {
  const buyer = await shop.createUser('Buyer');
  const model = { brand: 'Leica', modelId: 'leica-m3' };
  const booked = await createListing(shop, seller, { ...model, sale: 100 });
  for (const sale of [1200.5, 900]) await createListing(shop, seller, { ...model, sale });
  await book(shop, buyer, booked);
  expect(dataOf((await render(shop.app, '/models/leica-m3')).html, 'Product')).toMatchObject({
    name: 'Leica M3',
    url: `${origin}/models/leica-m3`,
    brand: { name: 'Leica' },
    offers: {
      '@type': 'AggregateOffer',
      offerCount: 2,
      lowPrice: '900.00',
      highPrice: '1200.50',
      priceCurrency: 'USD',
    },
  });
  expect(dataOf((await render(shop.app, '/models/leica-m2')).html, 'Product')).toBeUndefined();
});

test('search engines find the models with an item now or in the last year, or with a note', async () => {
  const model = { brand: 'Nikon', modelId: 'nikon-fm2' };
  const sold = await createListing(shop, seller, model);
  await shop.call('PUT', `/cameras/${sold._id}/sold`, { as: seller });
  const gone = await createListing(shop, seller, { brand: 'Nikon', modelId: 'nikon-f5' });
  await shop.call('DELETE', `/cameras/${gone._id}`, { as: seller });
  const listed = async (id: string) => [
    (await modelsInSitemap()).includes(id),
    !isNoindex((await render(shop.app, `/models/${id}`)).html),
  ];
  expect(await listed('nikon-fm2')).toEqual([true, true]);
  for (const id of ['nikon-f5', 'nikon-f4']) expect(await listed(id), id).toEqual([false, false]);
  expect(await listed('nikon-f3')).toEqual([true, true]);
  await shop.sql`update listings set sold_at = now() - interval '366 days' where id = ${sold._id}`;
  expect(await listed('nikon-fm2')).toEqual([false, false]);
});

test('a page has the notes of its model with their sources', async () => {
  const { html } = await render(shop.app, '/models/nikon-d600');
  expect(html).toContain(modelNoteTexts.notes['spots-from-shutter']);
  expect(html).toContain('https://www.imaging-resource.com/');
  expect((await render(shop.app, '/models/nikon-d700')).html).not.toContain(modelTexts.known);
});

test('a model without a removable lens has no list of what fits', async () => {
  const { html } = await render(shop.app, '/models/canon-powershot-g10');
  expect(textOf(html)).toContain('fixed lens');
  expect(textOf(html)).not.toContain('Lenses that fit');
});

test('pages of items, searches and fits link to the page of the model', async () => {
  const chosen = await createListing(shop, seller, { ...camera, title: 'Chosen' });
  const named = await createListing(shop, seller, { brand: 'Leica', title: 'Leica M6 body' });
  const neither = await createListing(shop, seller, { brand: 'Own', title: 'A box' });
  for (const [{ _id }, to] of [
    [chosen, '/models/canon-eos-5d'],
    [named, '/models/leica-m6'],
    [neither, undefined],
  ] as const) {
    const { html } = await render(shop.app, `/cameras/${_id}`);
    const link = elementsOf(html, 'a').find(({ text }) => text === 'About this model');
    expect(link?.attributes['href']).toBe(to);
  }
  const label = 'About the model: Canon EOS 5D';
  expect(linkIn((await render(shop.app, '/search?q=canon+5d')).html, '/models/canon-eos-5d')).toBe(label);
  expect((await render(shop.app, '/search?q=canon')).html).not.toContain('/models/');
  const { html } = await render(shop.app, '/fit?camera=canon-eos-5d');
  expect(html).not.toContain('/models/');
  const fit = await render(shop.app, '/fit?camera=canon-eos-5d&lens=canon-ef-50mm-f-1-8-stm');
  expect(linkIn(fit.html, '/models/canon-eos-5d')).toBe(label);
});

test('a saved search for a model finds its items alone, and is named after it', async () => {
  const buyer = await shop.createUser('Buyer');
  const query = 'model=canon-eos-40d&kind=cameras';
  const { status, body } = await shop.call('POST', '/saved-searches', { as: buyer, body: { query } });
  expect([status, body.name]).toEqual([201, 'Canon EOS 40D · Cameras']);
  const of = async (found: string) => (await shop.call('GET', `/search?${found}`)).body.length;
  await createListing(shop, seller, {
    title: 'Like a Canon EOS 40D',
    brand: 'Canon',
    modelId: 'canon-eos-50d',
  });
  await createListing(shop, seller, { title: 'One', brand: 'Canon', modelId: 'canon-eos-40d' });
  expect(await of(query)).toBe(1);
  expect(await of('model=no-such-model')).toBe(0);
  const { html } = await render(shop.app, `/cameras?model=canon-eos-40d`);
  expect(textOf(html)).toContain('Canon EOS 40D');
});

test('admins change and hide notes, which everyone then sees so at once', async () => {
  const admin = await shop.createUser('admin');
  const path = '/models/pentax-k-50/notes';
  const shown = async () => (await render(shop.app, '/models/pentax-k-50')).html;
  const [{ key, text: original }, ...others] = (await shop.call('GET', path, { as: admin })).body;
  const change = async (text: string) => {
    const answer = await shop.call('PUT', `${path}/${key}`, { as: admin, body: { text } });
    expect(answer.body).toEqual({ key, text, original });
  };
  expect(key).toBe('aperture-magnet');
  expect(await shown()).toContain(original);

  const text = 'Ask for <b>a video</b>.';
  await change(text);
  expect((await shop.call('GET', path, { as: admin })).body).toEqual([{ key, text, original }, ...others]);
  expect(await shown()).toContain('Ask for &lt;b&gt;a video&lt;/b&gt;.');
  expect(await shown()).not.toContain(original);
  await change('');
  expect(await shown()).not.toContain('Ask for');
  expect(isNoindex(await shown())).toBe(true);
  expect(await modelsInSitemap()).not.toContain('pentax-k-50');
  await change(original);
  expect(isNoindex(await shown())).toBe(false);
  expect(await modelsInSitemap()).toContain('pentax-k-50');
  expect(await shown()).toContain(original);
  expect(await shop.sql`select from model_notes`).toEqual([]);
  const { body: log } = await shop.call('GET', '/audit?act=changed-note', { as: admin });
  expect(log.map(({ note }: { note: string }) => note)).toEqual(Array(3).fill('pentax-k-50 aperture-magnet'));
  expectProblem(await shop.call('PUT', `${path}/no-note`, { as: admin, body: { text } }), 404);
});
