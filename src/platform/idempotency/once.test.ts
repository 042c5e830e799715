import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { TestConversation } from '#test/conversations.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import {
  aCamera,
  kinds,
  meeting,
  createListing,
  type ApiResponse,
  type TestUser,
  useShop,
} from '#test/shop.ts';
import { deleteOldResponses } from './queries.server.ts';

const shop = await useShop();
const { db } = shop.app;
const [buyer, seller] = [await shop.createUser('Buyer'), await shop.createUser('Seller')];

const post = (path: string, as: TestUser, body: unknown, key: string) =>
  shop.call('POST', path, { as, body, headers: { 'idempotency-key': key } });
const photo = (bytes: Uint8Array<ArrayBuffer>, name = 'a.jpg') => {
  const form = new FormData();
  form.set('image', new File([bytes], name, { type: 'image/jpeg' }));
  return form;
};
const anOrder = async () => ({ ...meeting, listing: (await createListing(shop, seller))._id });
const isReplay = ({ headers }: ApiResponse) => headers.get('idempotent-replayed') === 'true';

async function count(table: 'orders' | 'listings' | 'idempotency_keys'): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) n from ${sql.table(table)}`.execute(db);
  return rows[0]!.n;
}

test('a repeated order is placed once and gets the same response', async () => {
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

test('concurrent retries place one order and all get its response', async () => {
  const body = await anOrder();
  const [key, before] = [newId(), await count('orders')];
  const responses = await Promise.all(Array.from({ length: 30 }, () => post('/orders', buyer, body, key)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
  expect(new Set(responses.map((response) => JSON.stringify(response.body))).size).toBe(1);
  expect(responses.filter((response) => !isReplay(response))).toHaveLength(1);
  expect((await count('orders')) - before).toBe(1);
});

test.for(kinds)('an item posted to /%s several times with one key is listed once', async (kind) => {
  const [key, before] = [newId(), await count('listings')];
  const responses = await Promise.all(
    Array.from({ length: 8 }, () => post(`/${kind}`, seller, aCamera, key)),
  );
  expect(new Set(responses.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
  expect(responses[0]!.status).toBe(201);
  expect((await count('listings')) - before).toBe(1);
  // The next read must not be older than the response.
  expect((await shop.call('GET', `/${kind}/${responses[0]!.body._id}`)).status).toBe(200);
});

test('a repeated photo upload gets the same response, even with a different file name', async () => {
  const bytes = await anImage('jpeg', '#135799');
  const key = newId();
  const responses = await Promise.all([
    post('/images', seller, photo(bytes), key),
    post('/images', seller, photo(bytes, 'other.jpg'), key),
    post('/images', seller, photo(bytes), key),
  ]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(responses.filter((response) => !isReplay(response))).toHaveLength(1);
  expectProblem(await post('/images', seller, photo(await anImage('jpeg', '#000001')), key), 422, [
    'Idempotency-Key',
  ]);
  const files = await readdir(join(shop.app.config.STATE_DIR, 'images'));
  // The files of a photo are named by its hash. The rejected photo has no files.
  expect(new Set(files.map((name) => name.slice(0, 32))).size).toBe(1);
});

test('the key of a rejected upload can be used again', async () => {
  const key = newId();
  expectProblem(await post('/images', seller, photo(new Uint8Array(9)), key), 422, ['image']);
  expect((await post('/images', seller, photo(await anImage('png')), key)).status).toBe(200);
});

test('the same key with a different body is rejected and changes nothing', async () => {
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
] as const)('a key that was used in one conversation is rejected in %s', async ([, pathOf]) => {
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

test('a key does not affect other callers or other routes', async () => {
  const key = newId();
  const bodies = [];
  for (const as of [seller, await shop.createUser('Seller')])
    for (const kind of kinds) bodies.push((await post(`/${kind}`, as, aCamera, key)).body._id);
  expect(new Set(bodies).size).toBe(6);
});

test('a repeated call gets the stored refusal', async () => {
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

test('a validation error is not stored', async () => {
  const [key, body] = [newId(), await anOrder()];
  expectProblem(await post('/orders', buyer, { ...body, phone: '1' }, key), 422, ['phone']);
  expect((await post('/orders', buyer, body, key)).status).toBe(201);
});

test('an internal error rolls back the change and stores no response', async () => {
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

test('a key can be used again after a day, and its response is deleted', async () => {
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
  await deleteOldResponses(db);
  expect(before - (await count('idempotency_keys'))).toBe(1);
});

test.for([
  ['empty', ''],
  ['of 256 characters', 'x'.repeat(256)],
  ['with a space', 'a b'],
  ['with a letter beyond ASCII', 'caf\u{e9}'],
  ['with a control', 'a\tb'],
])('a key %s is rejected', async ([, key]) => {
  expectProblem(await post('/cameras', seller, aCamera, key!), 422, ['Idempotency-Key']);
});

test('a key may have 255 visible characters', async () => {
  const key = `${'!~'.repeat(127)}x`;
  const put = () => post('/cameras', seller, aCamera, key);
  const [one, two] = [await put(), await put()];
  expect([one.status, two.body._id]).toEqual([201, one.body._id]);
});

test('a caller without permission gets 401 or 403, not the stored response for the key', async () => {
  const [key, body] = [newId(), await anOrder()];
  await post('/orders', buyer, body, key);
  expectProblem(await post('/orders', seller, body, key), 403);
  expectProblem(await shop.call('POST', '/orders', { body, headers: { 'idempotency-key': key } }), 401);
});
