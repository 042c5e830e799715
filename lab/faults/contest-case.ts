import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { call, signUpUser, signUpBuyers, type TestUser } from '#lab/bench/users.ts';
import { sendOnce, type Reply } from './client.ts';
import type { FaultCase } from './test-environment.ts';
import { checkLedger, Ledger } from './recorder.ts';
import { anItem, anOrder } from './load.ts';
import { Postgres, type Query } from './postgres.ts';
import { FaultShop } from './shop.ts';

const buyerCount = 4;
const rounds = 30;
const suspensions = 12;

type Parts = { shop: FaultShop; query: Query; ledger: Ledger; admin: TestUser };
type Item = { id: string; title: string };

async function createListing({ shop, ledger }: Parts, seller: TestUser): Promise<Item> {
  const body = anItem();
  const reply = await sendOnce(shop.url, '/cameras', { as: seller, body, key: randomUUID() });
  assert.equal(reply?.status, 201);
  return { id: ledger.addItem(reply.body), title: body.title };
}

/**
 * Lets buyers book an item while something else is done to it. Delays vary, so that sometimes the booking comes first
 * and sometimes the other action.
 */
async function contest(
  { shop, ledger }: Parts,
  item: string,
  buyers: TestUser[],
  round: number,
  act: () => ReturnType<typeof call>,
): Promise<{ status: number; booked: Reply[] }> {
  const book = (as: TestUser) =>
    sendOnce(shop.url, '/orders', { as, body: anOrder(item), key: randomUUID() });
  const orders = Promise.all(buyers.map(book));
  const { status } = await delay(round % 4).then(act);
  const replies = await orders;
  for (const reply of replies) {
    assert.ok(reply, 'a booking got no response');
    assert.ok([201, 403, 404, 409, 410].includes(reply.status), `a booking got ${reply.status}`);
  }
  const booked = replies.filter((reply): reply is Reply => reply?.status === 201);
  for (const { body } of booked) ledger.addOrder(body);
  assert.ok(booked.length <= 1, `${booked.length} buyers got one item`);
  return { status, booked };
}

/** Checks that the item is either deleted or booked. */
async function againstDelete(parts: Parts, seller: TestUser, buyers: TestUser[]): Promise<string> {
  let deleted = 0;
  for (let round = 0; round < rounds; round++) {
    const { id } = await createListing(parts, seller);
    const { status, booked } = await contest(parts, id, buyers, round, () =>
      call(parts.shop.url, 'DELETE', `/cameras/${id}`, { as: seller }),
    );
    assert.equal(status, booked.length === 1 ? 409 : 200, `deleting an item with ${booked.length} bookings`);
    if (status === 200) deleted++;
  }
  return `${rounds} × delete: ${deleted} deleted, ${rounds - deleted} booked`;
}

/** Checks that an order has the title and the price from before the edit, or both from after it, but not a mix. */
async function againstEdit(parts: Parts, seller: TestUser, buyers: TestUser[]): Promise<string> {
  let before = 0;
  for (let round = 0; round < rounds; round++) {
    const { id, title } = await createListing(parts, seller);
    const body = { title: `${title}, lower`, sale: 99.5 };
    const { status, booked } = await contest(parts, id, buyers, round, () =>
      call(parts.shop.url, 'PATCH', `/cameras/${id}`, { as: seller, body }),
    );
    assert.equal(booked.length, 1);
    const [row] = await parts.query<{ title: string; sale: number }>(
      'select title, sale_cents / 100.0::float as sale from orders where listing_id = $1',
      [id],
    );
    const bookedFacts = { title: booked[0]!.body['title'], sale: booked[0]!.body['sale'] };
    assert.deepEqual(bookedFacts, { ...row });
    assert.ok(
      [`${title} 310.5`, `${body.title} ${body.sale}`].includes(`${row!.title} ${row!.sale}`),
      row!.title,
    );
    assert.equal(status, row!.title === title ? 409 : 200);
    if (row!.title === title) before++;
  }
  return `${rounds} × edit: ${before} booked before the edit, ${rounds - before} after it`;
}

/** Checks that a suspended user has no open order, whether the booking or the suspension came first. */
async function againstSuspension(
  parts: Parts,
  side: 'seller' | 'buyer',
  buyers: TestUser[],
): Promise<string> {
  let cancelled = 0;
  for (let round = 0; round < suspensions; round++) {
    const { url } = parts.shop;
    const seller = await signUpUser(url, 'Seller');
    const crowd = side === 'buyer' ? [await signUpUser(url, 'Buyer')] : buyers;
    const { id } = await createListing(parts, seller);
    const profile = await call<{ _id: string }>(url, 'GET', '/profile', {
      as: side === 'buyer' ? crowd[0]! : seller,
    });
    const { status, booked } = await contest(parts, id, crowd, round, () =>
      call(url, 'PUT', `/suspensions/${profile.body._id}`, {
        as: parts.admin,
        body: { reason: 'Asked for it' },
      }),
    );
    assert.equal(status, 200);
    const open = await parts.query(
      `select from orders where deleted_at is null and sold_at is null and $1 in (buyer_id, seller_id)`,
      [profile.body._id],
    );
    assert.equal(open.length, 0, `open orders of a suspended ${side}`);
    cancelled += booked.length;
  }
  return `${suspensions} × suspension of the ${side}: ${suspensions - cancelled} never booked, ${cancelled} booked and then canceled`;
}

export const contestCase: FaultCase = {
  id: 'e',
  name: 'an item is booked while it is deleted or edited, or while a user is suspended',
  programs: ['postgresql'],
  async run(ground) {
    const postgres = await Postgres.make(ground);
    const shop = await FaultShop.open(ground, postgres.url);
    const admin = await signUpUser(shop.url, 'Seller');
    await postgres.query(`update people set role = 'admin'`);
    const seller = await signUpUser(shop.url, 'Seller');
    const buyers = await signUpBuyers(shop.url, buyerCount);
    const parts: Parts = { shop, query: postgres.query, ledger: new Ledger(), admin };
    ground.log(await againstDelete(parts, seller, buyers));
    ground.log(await againstEdit(parts, seller, buyers));
    ground.log(await againstSuspension(parts, 'seller', buyers));
    ground.log(await againstSuspension(parts, 'buyer', buyers));
    ground.log(await checkLedger(postgres.query, parts.ledger));
    shop.assertAlive();
    await shop.stop();
  },
};
