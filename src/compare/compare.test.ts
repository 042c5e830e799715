import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { openShop, putUp, type Person, type Shop } from '#test/shop.ts';
import { fewestCompared, mostCompared } from './rules.ts';

let shop: Shop;
let seller: Person;
beforeAll(async () => {
  shop = await openShop();
  seller = await shop.hire('Seller');
});
afterAll(() => shop.close());

const compare = (...ids: string[]) =>
  shop.call('GET', `/compare?${new URLSearchParams(ids.map((id) => ['id', id]))}`);
const titles = ({ body }: { body: { products: { title: string } }[] }) =>
  body.map(({ products }) => products.title);

test('items stand in the order in which they are named, of any kind', async () => {
  const one = await putUp(shop, seller, { title: 'One' });
  const two = (await shop.call('POST', '/lens', { as: seller, body: { ...one.products, title: 'Two' } }))
    .body;
  const three = await putUp(shop, seller, { title: 'Three' });
  const answer = await compare(three._id, one._id, two._id);
  expect(titles(answer)).toEqual(['Three', 'One', 'Two']);
  expect(answer.body[1]).toEqual((await shop.call('GET', `/cameras/${one._id}`)).body);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('what is not on show is left out, and two to four are compared', async () => {
  const ids: string[] = [];
  for (const title of ['A', 'B', 'C', 'D', 'E']) ids.push((await putUp(shop, seller, { title }))._id);
  const [a = '', b = '', c = '', d = '', e = ''] = ids;
  const other = await shop.hire('Seller');
  const theirs = (await putUp(shop, other, { title: 'Theirs' }))._id;
  await shop.call('DELETE', `/cameras/${b}`, { as: seller });
  const admin = await shop.hire('admin');
  expect(titles(await compare(a, theirs))).toEqual(['A', 'Theirs']);
  await shop.call('PUT', `/suspensions/${other.id}`, { as: admin, body: { reason: 'Spam.' } });
  expect(titles(await compare(a, b, theirs, 'nonsense'))).toEqual(['A']);
  expect(titles(await compare(a, c, d, e))).toEqual(['A', 'C', 'D', 'E']);
  expectProblem(await compare(a), 422, ['id']);
  expectProblem(await compare(), 422, ['id']);
  expectProblem(await compare(a, a), 422, ['id']);
  expectProblem(await compare(a, b, c, d, e), 422, ['id']);
  expect([fewestCompared, mostCompared]).toEqual([2, 4]);
});
