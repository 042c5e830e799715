import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aCamera,
  book,
  meeting,
  openShop,
  createListing,
  type ApiResponse,
  type TestUser,
  type Shop,
} from './shop.ts';

let shop: Shop;
let admin: TestUser;

const remove = (user: TestUser, as: TestUser) => shop.call('DELETE', `/users/${user.id}`, { as });
const order = (as: TestUser, listing: { _id: string }) =>
  shop.call('POST', '/orders', { as, body: { ...meeting, listing: listing._id } });
const statuses = (responses: ApiResponse[]) => responses.map(({ status }) => status);

/** Returns one row for each violation of an invariant that must hold after every commit. */
async function violations() {
  const { rows } = await sql`
    select 'open order of or with a deleted person' as what, o.id from orders o
      join users p on p.id in (o.buyer_id, o.seller_id)
      where o.deleted_at is null and o.sold_at is null and p.deleted_at is not null
    union all
    select 'item of a deleted seller', l.id from listings l
      join users p on p.id = l.seller_id where l.deleted_at is null and p.deleted_at is not null
    union all
    select 'open order of what was withdrawn or sold', l.id from listings l join booked_listings using (id)
      where l.deleted_at is not null or l.sold_at is not null
  `.execute(shop.app.db);
  return rows;
}

/** Declares the tests that race deletions with other calls. */
export function testRemovalRaces(rounds: number): void {
  beforeAll(async () => {
    shop = await openShop();
    admin = await shop.createUser('admin');
  });
  afterAll(() => shop.close());

  test('deleting a buyer, a seller or both while they trade leaves no order or item of a deleted user', async () => {
    const seen = new Set<string>();
    // Six rounds cover the combinations of three ways to delete and two users who can cancel.
    for (let round = 0; round < rounds; round++) {
      const [seller, buyer, rival] = await Promise.all([
        shop.createUser('Seller'),
        shop.createUser('Buyer'),
        shop.createUser('Buyer'),
      ]);
      const items = await Promise.all([1, 2, 3].map(() => createListing(shop, seller)));
      const first = await book(shop, buyer, items[0]!);
      const gone = round % 3 === 0 ? [seller] : round % 3 === 1 ? [buyer] : [seller, buyer];
      const responses = await Promise.all([
        order(buyer, items[1]!),
        order(rival, items[2]!),
        ...gone.map((user) => remove(user, admin)),
        order(rival, items[1]!),
        shop.call('PUT', `/cameras/${items[0]!._id}/sold`, { as: seller }),
        shop.call('DELETE', `/orders/${first._id}`, { as: round % 2 === 0 ? buyer : seller }),
        shop.call('DELETE', `/cameras/${items[2]!._id}`, { as: admin }),
        shop.call('POST', '/cameras', { as: seller, body: aCamera }),
        shop.call('PATCH', '/profile', { as: buyer, body: { displayName: `Bo ${round}` } }),
      ]);
      const bad = responses.filter(({ status }) => status >= 500);
      expect(
        bad.map(({ body }) => body),
        `round ${round}`,
      ).toEqual([]);
      for (const status of statuses(responses)) seen.add(String(status));
    }
    expect(await violations()).toEqual([]);
    // There was a race only if some calls came before the deletion and others after it.
    expect([...seen]).toEqual(expect.arrayContaining(['200', '201', '403']));
  });

  test('users who trade with each other can all be deleted at the same time', async () => {
    const sellers = await Promise.all([1, 2, 3, 4].map(() => shop.createUser('Seller')));
    const buyers = await Promise.all([1, 2, 3, 4].map(() => shop.createUser('Buyer')));
    for (const seller of sellers) {
      for (const buyer of buyers) await book(shop, buyer, await createListing(shop, seller));
    }
    const admins = await Promise.all([1, 2, 3, 4].map(() => shop.createUser('admin')));
    const responses = await Promise.all(
      [...sellers, ...buyers].map((user, index) => remove(user, admins[index % 4]!)),
    );
    expect(responses.map(({ body }) => body)).toEqual(responses.map(() => ({ deletedCount: 1 })));
    expect(await violations()).toEqual([]);
  });

  test.for(['DELETE /users', 'DELETE /users/admin'])(
    'one admin remains when two remove each other by %s at the same time',
    async (call) => {
      const [method = '', path = ''] = call.split(' ');
      for (let round = 0; round < rounds; round++) {
        const [one, two] = await Promise.all([shop.createUser('admin'), shop.createUser('admin')]);
        // Demotes all other admins.
        await sql`update users set role = 'Buyer', earlier_role = null
          where role = 'admin' and id not in (${one.id}, ${two.id})`.execute(shop.app.db);
        const responses = await Promise.all([
          shop.call(method, `${path}/${one.id}`, { as: two }),
          shop.call(method, `${path}/${two.id}`, { as: one }),
        ]);
        expect(statuses(responses).toSorted(), `round ${round}`).toEqual([200, 403]);
      }
    },
  );

  test('one admin remains when the last two remove themselves at the same time', async () => {
    for (let round = 0; round < rounds; round++) {
      const [one, two] = await Promise.all([shop.createUser('admin'), shop.createUser('admin')]);
      await sql`update users set role = 'Buyer', earlier_role = null
        where role = 'admin' and id not in (${one.id}, ${two.id})`.execute(shop.app.db);
      const responses = await Promise.all([
        shop.call('DELETE', `/users/admin/${one.id}`, { as: one }),
        round % 2 === 0 ? remove(two, two) : shop.call('DELETE', `/users/admin/${two.id}`, { as: two }),
      ]);
      expect(statuses(responses).toSorted(), `round ${round}`).toEqual([200, 409]);
    }
  });

  test('two admins can verify and promote each other at the same time', async () => {
    for (let round = 0; round < rounds; round++) {
      const [one, two] = await Promise.all([shop.createUser('admin'), shop.createUser('admin')]);
      await sql`update users set earlier_role = 'Seller' where id in (${one.id}, ${two.id})`.execute(
        shop.app.db,
      );
      const responses = await Promise.all([
        shop.call('PUT', `/users/seller/${one.id}`, { as: two }),
        shop.call('PUT', `/users/seller/${two.id}`, { as: one }),
        shop.call('PUT', `/users/admin/${two.id}`, { as: one }),
      ]);
      expect(statuses(responses)).toEqual([200, 200, 200]);
    }
  });
}
