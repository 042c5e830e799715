import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { expectProblem } from '#test/problems.ts';
import { aPicture } from '#test/samples.ts';
import { aCamera, kinds, meeting, createListing, type Answer, type Person, useShop } from '#test/shop.ts';
import { TestConversation } from '#test/conversations.ts';
import { dropOldAnswers } from './queries.server.ts';

const shop = await useShop();
const { db } = shop.app;
const [buyer, seller] = [await shop.createUser('Buyer'), await shop.createUser('Seller')];

const post = (path: string, as: Person, body: unknown, key: string) =>
  shop.call('POST', path, { as, body, headers: { 'idempotency-key': key } });
const photo = (bytes: Uint8Array<ArrayBuffer>, name = 'a.jpg') => {
  const form = new FormData();
  form.set('image', new File([bytes], name, { type: 'image/jpeg' }));
  return form;
};
const anOrder = async () => ({ ...meeting, listing: (await createListing(shop, seller))._id });
const isReplay = ({ headers }: Answer) => headers.get('idempotent-replayed') === 'true';

async function count(table: 'orders' | 'listings' | 'idempotency_keys'): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) n from ${sql.table(table)}`.execute(db);
  return rows[0]!.n;
}

test('an order that is sent again is made once and answered alike', async () => {
  const body = await anOrder();
  const key = newId();
  const first = await post('/orders', buyer, body, key);
  const mails = (await shop.work(), (await shop.mails()).length);
  const again = await post('/orders', buyer, body, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect([isReplay(first), isReplay(again)]).toEqual([false, true]);
  await shop.work();
  expect(await shop.mails()).toHaveLength(mails);
});

test('of many retries at once one makes the order, and all get its answer', async () => {
  const body = await anOrder();
  const [key, before] = [newId(), await count('orders')];
  const answers = await Promise.all(Array.from({ length: 30 }, () => post('/orders', buyer, body, key)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
  expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1);
  expect((await count('orders')) - before).toBe(1);
});

test.for(kinds)('an item of %s that is sent again is put up once', async (kind) => {
  const [key, before] = [newId(), await count('listings')];
  const answers = await Promise.all(Array.from({ length: 8 }, () => post(`/${kind}`, seller, aCamera, key)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
  expect(answers[0]!.status).toBe(201);
  expect((await count('listings')) - before).toBe(1);
  // The next read must not be older than the answer.
  expect((await shop.call('GET', `/${kind}/${answers[0]!.body._id}`)).status).toBe(200);
});

test('a photograph that is sent again is answered alike, whatever its form looks like', async () => {
  const bytes = await aPicture('jpeg', '#135799');
  const key = newId();
  const answers = await Promise.all([
    post('/images', seller, photo(bytes), key),
    post('/images', seller, photo(bytes, 'other.jpg'), key),
    post('/images', seller, photo(bytes), key),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1);
  expectProblem(await post('/images', seller, photo(await aPicture('jpeg', '#000001')), key), 422, [
    'Idempotency-Key',
  ]);
  const kept = await readdir(join(shop.app.config.STATE_DIR, 'images'));
  // In several files, by their hash; the photograph that was refused is not among them.
  expect(new Set(kept.map((name) => name.slice(0, 32))).size).toBe(1);
});

test('a refused upload leaves its key to the next', async () => {
  const key = newId();
  expectProblem(await post('/images', seller, photo(new Uint8Array(9)), key), 422, ['image']);
  expect((await post('/images', seller, photo(await aPicture('png')), key)).status).toBe(200);
});

test('the same key with another body is refused, and changes nothing', async () => {
  const [one, two] = [await anOrder(), await anOrder()];
  const key = newId();
  await post('/orders', buyer, one, key);
  const before = await count('orders');
  for (const body of [two, { ...one, phone: '+351 555 0199' }])
    expectProblem(await post('/orders', buyer, body, key), 422, ['Idempotency-Key']);
  expect(await count('orders')).toBe(before);
});

test.for([
  ['another conversation', (conversation: TestConversation) => `/conversations/${conversation.id}/messages`],
  ['a conversation that does not exist', () => `/conversations/${newId()}/messages`],
] as const)('a key and body that were sent to one conversation are refused at %s', async ([, pathOf]) => {
  const [one, two] = [
    await TestConversation.open(shop, { buyer }),
    await TestConversation.open(shop, { buyer }),
  ];
  const [key, body] = [newId(), { body: 'Is it still available?' }];
  expect((await post(`/conversations/${one.id}/messages`, buyer, body, key)).status).toBe(201);
  expectProblem(await post(pathOf(two), buyer, body, key), 422, ['Idempotency-Key']);
  expect((await two.messages('buyer')).map((message) => message.body)).not.toContain(body.body);
  const again = await post(`/conversations/${one.id}/messages`, buyer, body, key);
  expect([again.status, isReplay(again)]).toEqual([201, true]);
});

test('a key belongs to its caller and its call', async () => {
  const key = newId();
  const bodies = [];
  for (const as of [seller, await shop.createUser('Seller')])
    for (const kind of kinds) bodies.push((await post(`/${kind}`, as, aCamera, key)).body._id);
  expect(new Set(bodies).size).toBe(6);
});

test('a refusal is the first answer, too', async () => {
  const [key, body] = [newId(), await anOrder()];
  const other = await post('/orders', await shop.createUser('Buyer'), body, newId());
  const late = await post('/orders', buyer, body, key);
  expectProblem(late, 409);
  await shop.call('DELETE', `/orders/${other.body._id}`, { as: seller });
  const again = await post('/orders', buyer, body, key);
  expectProblem(again, 409);
  expect([again.body, isReplay(again)]).toEqual([late.body, true]);
  expect((await post('/orders', buyer, body, newId())).status).toBe(201);
});

test('what the body lacks is no first answer', async () => {
  const [key, body] = [newId(), await anOrder()];
  expectProblem(await post('/orders', buyer, { ...body, phone: '1' }, key), 422, ['phone']);
  expect((await post('/orders', buyer, body, key)).status).toBe(201);
});

test('a fault keeps nothing: neither the change nor the answer', async () => {
  const [key, body] = [newId(), await anOrder()];
  await sql`create function fail() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger fail before insert on orders for each row execute function fail()`.execute(db);
  shop.app.log.level = 'silent';
  const before = await count('idempotency_keys');
  expect((await post('/orders', buyer, body, key)).status).toBe(500);
  shop.app.log.level = 'error';
  expect(await count('idempotency_keys')).toBe(before);
  await sql`drop trigger fail on orders`.execute(db);
  expect((await post('/orders', buyer, body, key)).status).toBe(201);
});

test('after a day the key is free again, and the answer is deleted', async () => {
  const [key, body] = [newId(), await anOrder()];
  await post('/orders', buyer, body, key);
  const age = (hours: number) =>
    sql`update idempotency_keys set asked_at = now() - make_interval(hours => ${hours}) where key = ${key}`.execute(
      db,
    );
  await age(23);
  await shop.call('GET', '/profile', { as: buyer });
  expect(isReplay(await post('/orders', buyer, body, key))).toBe(true);
  await age(25);
  expectProblem(await post('/orders', buyer, body, key), 409);
  await age(25);
  const before = await count('idempotency_keys');
  await dropOldAnswers(db);
  expect(before - (await count('idempotency_keys'))).toBe(1);
});

test.for([
  ['empty', ''],
  ['of 256 characters', 'x'.repeat(256)],
  ['with a space', 'a b'],
  ['with a letter beyond ASCII', 'caf\u{e9}'],
  ['with a control', 'a\tb'],
])('a key %s is refused', async ([, key]) => {
  expectProblem(await post('/cameras', seller, aCamera, key!), 422, ['Idempotency-Key']);
});

test('255 visible characters are a key', async () => {
  const key = `${'!~'.repeat(127)}x`;
  const put = () => post('/cameras', seller, aCamera, key);
  const [one, two] = [await put(), await put()];
  expect([one.status, two.body._id]).toEqual([201, one.body._id]);
});

test('who may not make the call learns nothing from a key', async () => {
  const [key, body] = [newId(), await anOrder()];
  await post('/orders', buyer, body, key);
  expectProblem(await post('/orders', seller, body, key), 403);
  expectProblem(await shop.call('POST', '/orders', { body, headers: { 'idempotency-key': key } }), 401);
});
