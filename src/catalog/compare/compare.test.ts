import { expect, test } from 'vitest';
import { minCompared, maxCompared, comparePath } from '#src/catalog/cards/comparing-client.ts';
import { anEvidence } from '#test/evidence.ts';
import { found } from '#test/inspections.ts';
import { elementsOf } from '#test/markup.ts';
import { callLoader } from '#test/page-context.ts';
import { expectProblem } from '#test/problems.ts';
import { render } from '#test/rendered.ts';
import { createListing, useShop } from '#test/shop.ts';
import { loader } from './compare-page.tsx';
import { compareRows } from './compare-table.tsx';

const shop = await useShop();
const seller = await shop.createUser('Seller');

type Away = Parameters<typeof compareRows>[1];

const compare = (...ids: string[]) =>
  shop.call('GET', `/compare?${new URLSearchParams(ids.map((id) => ['id', id]))}`);
async function rowsOf(names: string[], items: { _id: string }[], away: Away = () => null) {
  const data = await callLoader(shop.app, loader, comparePath(items.map(({ _id }) => _id)));
  const rows = compareRows(data, away);
  return names.map((name) => {
    const row = rows.find((each) => each.label === name);
    return row && [...row.values, row.differs];
  });
}

async function countStatements(items: { _id: string }[]): Promise<number> {
  const { db } = shop.app;
  let count = 0;
  shop.app.db = db.withPlugin({
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  try {
    await rowsOf([], items);
  } finally {
    shop.app.db = db;
  }
  return count;
}

const titles = ({ body }: { body: { products: { title: string } }[] }) =>
  body.map(({ products }) => products.title);

test('compared items can be of any kind and keep the order of the URL', async () => {
  const one = await createListing(shop, seller, { title: 'One' });
  const two = (await shop.call('POST', '/lens', { as: seller, body: { ...one.products, title: 'Two' } }))
    .body;
  const three = await createListing(shop, seller, { title: 'Three' });
  const response = await compare(three._id, one._id, two._id);
  expect(titles(response)).toEqual(['Three', 'One', 'Two']);
  expect(response.body[1]).toEqual((await shop.call('GET', `/cameras/${one._id}`)).body);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('inactive items are left out, and comparing fewer than two or more than four items is rejected', async () => {
  const ids: string[] = [];
  for (const title of ['A', 'B', 'C', 'D', 'E']) ids.push((await createListing(shop, seller, { title }))._id);
  const [a = '', b = '', c = '', d = '', e = ''] = ids;
  const other = await shop.createUser('Seller');
  const theirs = (await createListing(shop, other, { title: 'Theirs' }))._id;
  await shop.call('DELETE', `/cameras/${b}`, { as: seller });
  const admin = await shop.createUser('admin');
  expect(titles(await compare(a, theirs))).toEqual(['A', 'Theirs']);
  await shop.call('PUT', `/suspensions/${other.id}`, { as: admin, body: { reason: 'Spam.' } });
  expect(titles(await compare(a, b, theirs, 'nonsense'))).toEqual(['A']);
  expect(titles(await compare(a, c, d, e))).toEqual(['A', 'C', 'D', 'E']);
  expectProblem(await compare(a), 422, ['id']);
  expectProblem(await compare(), 422, ['id']);
  expectProblem(await compare(a, a), 422, ['id']);
  expectProblem(await compare(a, b, c, d, e), 422, ['id']);
  expect([minCompared, maxCompared]).toEqual([2, 4]);
});

test('each item shows how it was graded, and each camera its shutter count', async () => {
  const evidence = await anEvidence(shop, seller, { count: 8_421 });
  const counted = await createListing(shop, seller, {
    brand: 'Nikon',
    title: 'Nikon D750',
    modelId: 'nikon-d750',
    evidence,
    inspection: found('digital'),
    condition: 'Excellent',
  });
  const film = await createListing(shop, seller, {
    brand: 'Nikon',
    title: 'Nikon F100 body',
    condition: 'Good',
  });
  const unread = await createListing(shop, seller, {
    brand: 'Olympus',
    title: 'Olympus E-M1',
    condition: 'Fair',
  });
  const stuck = found('lens', { aperture: 'stuck' });
  const lens = await createListing(
    shop,
    seller,
    { title: 'A lens', condition: 'Fair', inspection: stuck },
    'lens',
  );
  const names = ['Grade based on', 'Shutter count'];
  const countless = 'Unknown: Olympus files don’t state it';
  const noFrames = 'Not available on film cameras';
  expect(await rowsOf(names, [counted, film, unread, lens])).toEqual([
    [
      'The seller’s answers to our checklist: Excellent',
      'The seller’s judgment',
      'The seller’s judgment',
      'The seller’s answers to our checklist: Fair – not working',
      true,
    ],
    ['8,421 shots (from a file)', noFrames, countless, '–', true],
  ]);
  expect(await rowsOf(names, [film, counted])).toEqual([
    ['The seller’s judgment', 'The seller’s answers to our checklist: Excellent', true],
    [noFrames, '8,421 shots (from a file)', true],
  ]);
  expect(await rowsOf(names, [lens, counted])).toEqual([
    [
      'The seller’s answers to our checklist: Fair – not working',
      'The seller’s answers to our checklist: Excellent',
      true,
    ],
    ['–', '8,421 shots (from a file)', false],
  ]);
  expect(await rowsOf(names, [lens, await createListing(shop, seller, {}, 'lens')])).toEqual([
    ['The seller’s answers to our checklist: Fair – not working', 'The seller’s judgment', true],
    undefined,
  ]);
});

test('every row that differs is highlighted, also the price, and a row without any value is left out', async () => {
  const one = await createListing(shop, seller, { sale: 200, location: 'Bergen', included: ['box'] });
  const two = await createListing(shop, seller, { sale: 300, location: 'Oslo', condition: 'Fair' });
  const names = ['Price', 'Condition', 'Location', 'Seller', 'Comes with', 'What’s included', 'Model'];
  expect(await rowsOf(names, [one, two])).toEqual([
    ['$200', '$300', true],
    [one.products.condition, 'Fair', true],
    ['Bergen', 'Oslo', true],
    [one.products.seller, one.products.seller, false],
    undefined,
    ['Original box', '–', false],
    undefined,
  ]);
});

test('a lens shows the focal length and aperture of its model or, without one, of its title', async () => {
  const lens = (title: string, more: object = {}) => createListing(shop, seller, { title, ...more }, 'lens');
  const linked = await lens('A sharp lens', { brand: 'Sigma', modelId: 'sigma-35mm-f-1-4-dg-hsm-art' });
  const named = await lens('Old zoom 28-70mm f/3.5-4.5', { brand: 'Other' });
  const unknown = await lens('Some lens', { brand: 'Other' });
  const camera = await createListing(shop, seller);
  expect(await rowsOf(['Focal length', 'Maximum aperture'], [linked, named, unknown, camera])).toEqual([
    ['35 mm', '28–70 mm', '–', '–', true],
    ['f/1.4', 'f/3.5', '–', '–', true],
  ]);
});

test('the rating and the reply time of each seller and the distance are shown if they are known', async () => {
  const known = await shop.createUser('Seller');
  const near = await createListing(shop, known, { place: 5_809_844 });
  const other = await createListing(shop, seller);
  const names = ['Seller’s rating', 'Reply time', 'Distance'];
  expect(await rowsOf(names, [near, other])).toEqual([
    ['No reviews yet', 'No reviews yet', false],
    undefined,
    undefined,
  ]);
  await shop.sql`insert into seller_facts (user_id, reviews, stars, answered_within)
    values (${known.id}, 12, 4.5, '4h') on conflict (user_id)
    do update set reviews = 12, stars = 4.5, answered_within = '4h'`;
  expect(await rowsOf(names, [near, other], (at) => at && `${Math.round(at.lat)}°`)).toEqual([
    ['4.5 of 5 stars from 12 reviews', 'No reviews yet', true],
    ['Usually replies within four hours', '–', true],
    ['48°', '–', false],
  ]);
});

test('each column has the buttons that book its item and that ask its seller, except for sold items', async () => {
  const one = await createListing(shop, seller, { title: 'First one' });
  const two = await createListing(shop, seller, { title: 'Second one' });
  await shop.call('PUT', `/cameras/${two._id}/sold`, { as: seller });
  const { html } = await render(shop.app, comparePath([one._id, two._id]));
  const groups = elementsOf(html, 'fieldset').map(({ attributes, text }) => [attributes['aria-label'], text]);
  expect(groups.filter(([label]) => label)).toEqual([
    ['First one', 'Book Now Ask the seller Remove'],
    ['Second one', 'Sold Remove'],
  ]);
});

test('the number of statements does not grow with the number of compared items', async () => {
  const ids: { _id: string }[] = [];
  for (const title of ['F', 'G', 'H', 'I']) ids.push(await createListing(shop, seller, { title }));
  expect(await countStatements(ids)).toBe(3);
  expect(await countStatements(ids.slice(0, 2))).toBe(3);
});
