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

test('a phone number, town and text are stored as cleaned, and null clears each', async () => {
  const { body } = await change({
    phone: ' +1 503 555 ٠١٠٠ ',
    town: ' Portland ',
    about: 'I repair Leicas.\nSince 1989.',
  });
  const own = { phone: '+1 503 555 0100', town: 'Portland', about: 'I repair Leicas.\nSince 1989.' };
  expect(body).toMatchObject(own);
  expect((await change({ displayName: 'Sol' })).body).toMatchObject(own);
  expect((await shop.call('GET', '/profile', { as: seller })).body).toMatchObject(own);
  for (const name of ['phone', 'town', 'about']) {
    const cleared: Record<string, string | null> = (await change({ [name]: null })).body;
    expect(cleared[name], name).toBeNull();
  }
});

test('the export of a user includes their phone number, town and text', async () => {
  const own = { phone: '+1 503 555 0100', town: 'Portland', about: 'I repair Leicas.' };
  await change(own);
  expect((await shop.call('GET', '/profile/export', { as: seller })).body.record).toMatchObject(own);
});

test.for(['erased', 'erased by the previous release'])(
  'an account that is %s has no phone number, town, text or zone',
  async (how) => {
    const robin = await shop.signUpUser('Seller');
    const body = { phone: '+1 503 555 0199', town: 'Astoria', about: 'Call Robin.' };
    await shop.call('PATCH', '/profile', { as: robin, body });
    await shop.call('PUT', '/profile/zone', { as: robin, body: { zone: 'Asia/Kathmandu' } });
    if (how === 'erased') await shop.call('DELETE', '/profile', { as: robin });
    else await shop.sql`update users set deleted_at = now(), erased_at = now() where id = ${robin.id}`;
    const rows = await shop.sql`select phone, town, about, zone from users where id = ${robin.id}`;
    expect(rows).toEqual([{ phone: null, town: null, about: null, zone: null }]);
  },
);

test.for([
  ['displayName', ''],
  ['displayName', '   '],
  ['displayName', 'x'.repeat(121)],
  ['displayName', null],
  ['photoURL', 'http://example.com/a.jpg'],
  ['photoURL', 'javascript:alert(1)'],
  ['photoURL', '/etc/passwd'],
  ['photoURL', ''],
  ['phone', ''],
  ['phone', '+1 50'],
  ['phone', '1'.repeat(33)],
  ['town', 'x'.repeat(81)],
  ['about', 'x'.repeat(501)],
])('the field %s is rejected when it is %j', async ([field, value]) => {
  expectProblem(await change({ [field as string]: value }), 422, [field as string]);
});

test('concurrent changes all succeed, and the record and the account end up the same', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `Sol ${index}`);
  const responses = await Promise.all(names.map((displayName) => change({ displayName })));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const rows = await shop.sql<{ record: string; account: string }>`
    select p.name as record, u.name as account from users p join identity_user u on u.id = p.subject
    where p.id = ${seller.id}
  `;
  expect(rows[0]!.record).toBe(rows[0]!.account);
});
