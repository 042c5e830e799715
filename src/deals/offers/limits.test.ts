import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ask } from '#test/conversations.ts';
import { Negotiation } from '#test/offers.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });

test('a buyer can have at most five open offers, and can start negotiating for at most ten items a day', async () => {
  const users = { buyer: await shop.createUser('Buyer'), seller: await shop.createUser('Seller') };
  const begin = () => Negotiation.open(shop, users);
  const ids: string[] = [];
  for (let each = 1; each <= 5; each++) ids.push(await (await begin()).makeOffer(200));
  const sixth = await begin();
  expectProblem(await sixth.offer(200), 409);
  for (const id of ids) await sixth.take('withdraw', 'buyer', id);
  for (let each = 6; each <= 10; each++) {
    const negotiation = await begin();
    await negotiation.take('withdraw', 'buyer', await negotiation.makeOffer(200));
  }
  const { body } = await sixth.offer(200);
  expect(body).toMatchObject({
    type: 'urn:rangefinder:problem:too-many-open',
    detail: 'You have made offers for 10 items within a day. Try again tomorrow.',
  });
  await sql`alter table offers disable trigger user`.execute(shop.app.db);
  await sql`update offers set made_at = made_at - interval '25 hours'`.execute(shop.app.db);
  await sql`alter table offers enable trigger user`.execute(shop.app.db);
  expect((await sixth.offer(200)).status).toBe(201);
});

test('a note reaches at most five users within an hour, including messages with the same words', async () => {
  const buyer = await shop.createUser('Buyer');
  for (let each = 1; each <= 3; each++) {
    const { item } = await Negotiation.open(shop, { buyer });
    expect((await ask(shop, buyer, item, 'Cash today, my courier comes!')).status).toBe(201);
  }
  for (let each = 4; each <= 5; each++)
    expect(
      (await (await Negotiation.open(shop, { buyer })).offer(200, 'Cash today… my courier comes')).status,
    ).toBe(201);
  const sixth = await Negotiation.open(shop, { buyer });
  const refused = await sixth.offer(200, 'CASH to\u00ADday: my courier comes.');
  expectProblem(refused, 429);
  expect(refused.headers.get('retry-after')).toBe('3600');
  await shop.work();
  const { rows } = await sql`select reports.reason from reports
    join messages on (messages.conversation_id, messages.seq) = (reports.conversation_id, reports.seq)
    where sender_id = ${buyer.id}`.execute(shop.app.db);
  expect(rows).toEqual([{ reason: 'spam' }]);
  expectProblem(await ask(shop, buyer, sixth.item, 'cash today my courier comes'), 429);
  expect((await sixth.offer(200)).status).toBe(201);
});
