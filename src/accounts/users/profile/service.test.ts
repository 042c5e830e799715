import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { createListing, useShop } from '#test/shop.ts';

const shop = await useShop();
const seller = await shop.signUpUser('Seller', 'Sol');

const change = (body: object) => shop.call('PATCH', '/profile', { as: seller, body });

test('a new name and photo are stored in the record and in the account', async () => {
  const item = await createListing(shop, seller);
  const { status, body } = await change({
    displayName: ' Sol Solberg ',
    photoURL: 'https://example.com/a.jpg',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    _id: seller.id,
    name: 'Sol Solberg',
    photoURL: 'https://example.com/a.jpg',
  });
  expect((await shop.call('GET', '/profile', { as: seller })).body).toEqual(body);
  expect((await shop.call('GET', `/cameras/${item._id}`)).body.products.seller).toBe('Sol Solberg');
  const rows = await shop.sql`select name, image from identity_user where email = ${seller.email}`;
  expect(rows).toEqual([{ name: 'Sol Solberg', image: 'https://example.com/a.jpg' }]);
});

test('omitted fields are unchanged, and null removes the photo', async () => {
  await change({ displayName: 'Sol', photoURL: '/images/0a.webp' });
  expect((await change({ photoURL: null })).body).toMatchObject({ name: 'Sol', photoURL: null });
  await change({ photoURL: '/images/0a.webp' });
  expect((await change({ displayName: 'Sola' })).body).toMatchObject({ photoURL: '/images/0a.webp' });
  expect((await change({})).body).toMatchObject({ name: 'Sola', photoURL: '/images/0a.webp' });
});

test.for([
  ['displayName', ''],
  ['displayName', '   '],
  ['displayName', 'x'.repeat(121)],
  ['displayName', null],
  ['photoURL', 'http://example.com/a.jpg'],
  ['photoURL', 'javascript:alert(1)'],
  ['photoURL', '/etc/passwd'],
  ['photoURL', ''],
])('the field %s is rejected when it is %j', async ([field, value]) => {
  expectProblem(await change({ [field as string]: value }), 422, [field as string]);
});

test('concurrent changes all succeed, and the record and the account end up the same', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Sol ${index}`);
  const responses = await Promise.all(names.map((displayName) => change({ displayName })));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = await shop.sql<{ record: string; account: string }>`
    select p.name as record, u.name as account from people p join identity_user u on u.id = p.subject
    where p.id = ${seller.id}
  `;
  expect(rows[0]!.record).toBe(rows[0]!.account);
});
