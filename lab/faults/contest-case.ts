import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Case } from '#lab/cases.ts';
import { Load, sendOnce } from '#lab/helpers/load.ts';
import { Postgres, type Query } from '#lab/helpers/postgres.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import { anOrder, call, callWell, User, type Reply, type TestUser } from '#lab/helpers/users.ts';

const rounds = 30;
const suspensions = 12;

type Parts = { url: string; query: Query; load: Load; admin: TestUser };

/**
 * Lets buyers book an item while something else is done to it. Delays vary, so that sometimes the booking comes first
 * and sometimes the other action.
 */
async function contest(
  { url, load }: Parts,
  item: string,
  buyers: readonly TestUser[],
  round: number,
  act: () => Promise<Reply>,
): Promise<{ status: number; booked: Reply[] }> {
  const orders = Promise.all(buyers.map((as) => sendOnce(url, '/orders', { as, body: anOrder(item) })));
  const { status } = await delay(round % 4).then(act);
  const replies = await orders;
  for (const reply of replies)
    assert.ok([201, 403, 404, 409, 410].includes(reply?.status ?? 0), `a booking got ${reply?.status}`);
  const booked = replies.filter((reply) => reply?.status === 201) as Reply[];
  for (const { body } of booked) load.addOrder(body);
  assert.ok(booked.length <= 1, `${booked.length} buyers got one item`);
  return { status, booked };
}

/** Checks that the item is either deleted or booked. */
async function againstDelete(parts: Parts): Promise<string> {
  const { url, load } = parts;
  let deleted = 0;
  for (let round = 0; round < rounds; round++) {
    const { id } = await load.list();
    const act = () => call(url, 'DELETE', `/cameras/${id}`, { as: load.seller });
    const { status, booked } = await contest(parts, id, load.buyers, round, act);
    assert.equal(status, booked.length === 1 ? 409 : 200, `deleting an item with ${booked.length} bookings`);
    if (status === 200) deleted++;
  }
  return `${rounds} × delete: ${deleted} deleted, ${rounds - deleted} booked`;
}

/** Checks that an order has the title and the price from before the edit, or both from after it, but not a mix. */
async function againstEdit(parts: Parts): Promise<string> {
  const { url, load, query } = parts;
  let before = 0;
  for (let round = 0; round < rounds; round++) {
    const { id, title } = await load.list();
    const body = { title: `${title}, lower`, sale: 99.5 };
    const act = () => call(url, 'PATCH', `/cameras/${id}`, { as: load.seller, body });
    const { status, booked } = await contest(parts, id, load.buyers, round, act);
    assert.equal(booked.length, 1);
    const [row] = await query<{ title: string; sale: number }>(
      'select title, sale_cents / 100.0::float as sale from orders where listing_id = $1',
      [id],
    );
    const wasFirst = row!.title === title;
    assert.deepEqual({ ...row }, wasFirst ? { title, sale: 310.5 } : body);
    assert.deepEqual({ title: booked[0]!.body['title'], sale: booked[0]!.body['sale'] }, { ...row });
    assert.equal(status, wasFirst ? 409 : 200);
    if (wasFirst) before++;
  }
  return `${rounds} × edit: ${before} booked before the edit, ${rounds - before} after it`;
}

/** Checks that a suspended user has no open order, whether the booking or the suspension came first. */
async function againstSuspension(parts: Parts, side: 'seller' | 'buyer'): Promise<string> {
  const { url, load, query, admin } = parts;
  // The admin logged in a while ago.
  await query('update identity_session set "confirmedAt" = now()');
  let cancelled = 0;
  for (let round = 0; round < suspensions; round++) {
    const seller = await User.signUp(url, 'Seller');
    const crowd = side === 'buyer' ? [await User.signUp(url, 'Buyer')] : load.buyers;
    const { id } = await load.list(url, seller);
    const as = side === 'buyer' ? crowd[0]! : seller;
    const { _id: suspended } = (await callWell<{ _id: string }>(url, 'GET', '/profile', { as })).body;
    const body = { reason: 'Asked for it' };
    const act = () => call(url, 'PUT', `/suspensions/${suspended}`, { as: admin, body });
    const { status, booked } = await contest(parts, id, crowd, round, act);
    assert.equal(status, 200);
    const open = await query(
      'select from orders where deleted_at is null and sold_at is null and $1 in (buyer_id, seller_id)',
      [suspended],
    );
    assert.equal(open.length, 0, `open orders of a suspended ${side}`);
    cancelled += booked.length;
  }
  return `${suspensions} × suspension of the ${side}: ${suspensions - cancelled} never booked, ${cancelled} booked and then canceled`;
}

export const contestCase: Case = {
  id: 'e',
  name: 'an item is booked while it is deleted or edited, or while a user is suspended',
  programs: ['postgresql'],
  async run(ground) {
    const { url: databaseUrl, query } = await Postgres.make(ground);
    const shop = await BuiltShop.open(ground, databaseUrl);
    const admin = await User.signUp(shop.url, 'Seller');
    await query(`update users set role = 'admin'`);
    const load = await Load.open([shop], query, 4);
    const parts: Parts = { url: shop.url, query, load, admin };
    ground.log(await againstDelete(parts));
    ground.log(await againstEdit(parts));
    for (const side of ['seller', 'buyer'] as const) ground.log(await againstSuspension(parts, side));
    await load.finish(ground);
  },
};
