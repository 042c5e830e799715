import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { appContext } from '#src/platform/http/page-loader.server.ts';
import { anEvidence } from '#test/evidence.ts';
import { found } from '#test/inspections.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, useShop } from '#test/shop.ts';
import { loader } from './compare-page.tsx';
import { compareRows } from './compare-rows.ts';
import { minCompared, maxCompared, comparePath } from './client.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

const compare = (...ids: string[]) =>
  shop.call('GET', `/compare?${new URLSearchParams(ids.map((id) => ['id', id]))}`);
async function rowsOf(names: string[], items: { _id: string }[]) {
  const context = new RouterContextProvider();
  context.set(appContext, shop.app);
  const url = new URL(`http://localhost${comparePath(items.map(({ _id }) => _id))}`);
  const data = await loader({ context, params: {}, url, request: new Request(url) } as never);
  const rows = compareRows(data.items, data.film);
  return names.map((name) => {
    const row = rows.find((each) => each.name === name);
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
    brand: 'Canon',
    title: 'Canon EOS R6',
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
  const canon = 'Unknown: we can’t read a shutter count from Canon files';
  const noFrames = 'Not available on film cameras';
  expect(await rowsOf(names, [counted, film, unread, lens])).toEqual([
    [
      'Our checklist: Excellent',
      'The seller’s judgment',
      'The seller’s judgment',
      'Our checklist: Fair – not working',
      true,
    ],
    ['8,421 shots (from a file)', noFrames, canon, null, true],
  ]);
  expect(await rowsOf(names, [film, counted])).toEqual([
    ['The seller’s judgment', 'Our checklist: Excellent', true],
    [noFrames, '8,421 shots (from a file)', true],
  ]);
  expect(await rowsOf(names, [lens, counted])).toEqual([
    ['Our checklist: Fair – not working', 'Our checklist: Excellent', true],
    [null, '8,421 shots (from a file)', false],
  ]);
  expect(await rowsOf(names, [lens, await createListing(shop, seller, {}, 'lens')])).toEqual([
    ['Our checklist: Fair – not working', 'The seller’s judgment', true],
    undefined,
  ]);
});

test('a different condition is highlighted, and a different price or location is not', async () => {
  const one = await createListing(shop, seller, { condition: 'Good', sale: 200, location: 'Bergen' });
  const two = await createListing(shop, seller, { condition: 'Fair', sale: 300, location: 'Oslo' });
  expect(await rowsOf(['Condition', 'Price', 'Location'], [one, two])).toEqual([
    ['Good', 'Fair', true],
    ['$200', '$300', false],
    ['Bergen', 'Oslo', false],
  ]);
});

test('compared items are read in one statement', async () => {
  const ids: { _id: string }[] = [];
  for (const title of ['F', 'G', 'H', 'I']) ids.push(await createListing(shop, seller, { title }));
  expect(await countStatements(ids)).toBe(2);
  expect(await countStatements(ids.slice(0, 2))).toBe(2);
});
