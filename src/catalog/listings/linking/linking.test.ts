import { expect, test } from 'vitest';
import { createListing, useShop } from '#test/shop.ts';
import { linkPlacesWork } from './service.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const seattle = 5_809_844;

test('the hourly job links items that are older than the places if their location names exactly one place', async () => {
  const put = (location: string) => createListing(shop, seller, { location, place: null });
  const [old, unknown, recent] = [
    await put('Seattle, WA'),
    await put('By the river'),
    await put('Portland, OR'),
  ];
  await shop.sql`update listings set updated_at = '2020-01-01' where id <> ${recent._id}`;
  const { version } = old;
  await linkPlacesWork.run({ app: shop.app, id: 'none', data: {} });
  const read = async ({ _id }: { _id: string }) => (await shop.call('GET', `/cameras/${_id}`)).body;
  expect(await read(old)).toMatchObject({ version, place: { _id: seattle } });
  expect((await read(unknown)).place).toBeNull();
  expect((await read(recent)).place).toBeNull();
});
