import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { afterLock } from '#test/database.ts';
import { expectProblem } from '#test/problems.ts';
import { openSearchShop } from '#test/saved-searches.ts';
import { maxSearches } from './schemas.ts';

const { shop, db, aBrand, save, saved, remove, list, storedOf } = await openSearchShop();

test('searches with the same meaning are stored once, as first typed', async () => {
  const [one, other] = [await shop.createUser('Buyer'), await shop.createUser('Buyer')];
  const brand = aBrand();
  const first = await save(one, `?brand=${brand}&kind=lens&kind=cameras&sort=sale&limit=5`, { name: 'Mine' });
  expect([first.status, first.body.mail]).toEqual([201, 'daily']);
  expect(first.body).toMatchObject({ name: 'Mine', query: `brand=${brand}&kind=lens&kind=cameras` });
  const again = await save(one, `kind=cameras&kind=lens&brand=${brand.toUpperCase()}`, { mail: 'off' });
  expect([again.status, again.body]).toEqual([200, first.body]);
  await save(other, `kind=cameras&kind=lens&brand=${brand.toLowerCase()}`);
  const { rows } = await sql<{ count: number }>`
    select count(*) from search_definitions where ${brand.toLowerCase()} = any(brands)`.execute(db);
  expect(rows[0]!.count).toBe(1);
});

test('searches that differ only in word order or case are the same, unless the meaning differs', async () => {
  const buyer = await shop.createUser('Buyer');
  const first = await save(buyer, 'q=zorkov+chrome');
  for (const query of ['q=chrome+zorkov', 'q=Zorkov+CHROME', 'q=ZORKOV++chrome'])
    expect([query, await save(buyer, query)]).toMatchObject([
      query,
      { status: 200, body: { _id: first.body._id } },
    ]);
  expect((await save(buyer, 'q=zorkov')).status).toBe(201);
  const [one, other] = [await save(buyer, 'q=canon+f+1'), await save(buyer, 'q=canon+1+f')];
  expect([one.status, other.status]).toEqual([201, 201]);
});

test('a list of saved searches can be limited to the one that means the same as a query', async () => {
  const [buyer, stranger] = [await shop.createUser('Buyer'), await shop.createUser('Buyer')];
  const { body } = await save(buyer, 'q=zorkov+chrome&max=90');
  await save(buyer, 'q=zorkov');
  const find = async (as: { token: string }, query: string) =>
    (await shop.call('GET', `/saved-searches?${new URLSearchParams({ query })}`, { as })).body;
  expect(await find(buyer, 'max=90&q=Chrome+ZORKOV&sort=sale')).toEqual([body]);
  expect(await find(buyer, 'q=chrome')).toEqual([]);
  expect(await find(buyer, '')).toEqual([]);
  expect(await find(stranger, 'q=zorkov')).toEqual([]);
});

test('a search is saved without a price in another currency, which limits nothing', async () => {
  const buyer = await shop.createUser('Buyer');
  const { body } = await save(buyer, 'q=zorkov+under+€300&kind=lens');
  expect(body).toMatchObject({ query: 'q=zorkov&kind=lens', new: 0 });
  expect(body.name).not.toContain('300');
  expect((await save(buyer, 'q=zorkov&kind=lens')).body._id).toBe(body._id);
});

test('a saved search reports whether emails about all searches are turned off', async () => {
  const buyer = await shop.createUser('Buyer');
  const choose = (mail: string) =>
    shop.call('PUT', '/notifications/preferences', { as: buyer, body: { searches: { mail, push: true } } });
  await choose('off');
  const { body } = await save(buyer, 'brand=silent');
  expect([body.mail, body.mailsOff, (await saved(buyer))[0].mailsOff]).toEqual(['now', true, true]);
  await choose('daily');
  expect((await saved(buyer))[0].mailsOff).toBe(false);
});

test('a saved search reports whether the email address of its owner is confirmed', async () => {
  const buyer = await shop.createUser('Buyer');
  const { body } = await save(buyer, 'brand=unproven');
  await shop.sql`update users set email_verified = true where id = ${buyer.id}`;
  expect([body.confirmed, (await saved(buyer))[0].confirmed]).toEqual([false, true]);
});

test('a user saves at most 50 searches, and changes only their own', async () => {
  const [buyer, stranger] = [await shop.createUser('Buyer'), await shop.createUser('Buyer')];
  for (let at = 0; at < maxSearches; at++) expect((await save(buyer, `brand=b${at}`)).status).toBe(201);
  expectProblem(await save(buyer, 'brand=more'), 409);
  const [{ _id }] = await saved(buyer);
  const path = `/saved-searches/${_id}`;
  expectProblem(await shop.call('PATCH', path, { as: stranger, body: { mail: 'off' } }), 403);
  expectProblem(await shop.call('DELETE', path, { as: stranger }), 403);
  expect((await shop.call('DELETE', path, { as: buyer })).body).toEqual({ deletedCount: 1 });
  expectProblem(await shop.call('DELETE', path, { as: buyer }), 404);
  expect(await saved(buyer)).toHaveLength(maxSearches - 1);
});

test('a query that is too long for its row is rejected with the name of the field', async () => {
  const query = ['写', '真', '機'].map((word) => `brand=${word.repeat(100)}`).join('&');
  expectProblem(await save(await shop.createUser('Buyer'), query), 422, ['query']);
});

test('the definition, keys and hits of a search are deleted once no user has it saved', async () => {
  const buyers = [
    await shop.createUser('Buyer'),
    await shop.createUser('Buyer'),
    await shop.createUser('Buyer'),
  ];
  const brand = aBrand();
  const ids: string[] = [];
  for (const buyer of buyers) ids.push((await save(buyer, `brand=${brand}`)).body._id);
  await list({ brand });
  await shop.work();
  expect(await storedOf(brand)).toEqual([1, 1, 1]);
  await remove(buyers[0]!, ids[0]!);
  expect(await storedOf(brand)).toEqual([1, 1, 1]);
  // Deletes the last two at the same time: without a lock, each call would still see the other's search.
  await Promise.all([remove(buyers[1]!, ids[1]!), remove(buyers[2]!, ids[2]!)]);
  expect(await storedOf(brand)).toEqual([0, 0, 0]);
});

test('searches that are saved and deleted repeatedly leave no definitions, keys or hits', async () => {
  const buyer = await shop.createUser('Buyer');
  const brand = aBrand();
  for (let cents = 1; cents <= 20; cents++)
    await remove(buyer, (await save(buyer, `brand=${brand}&graded=1&max=900.${cents}`)).body._id);
  await list({ brand });
  await shop.work();
  expect(await storedOf(brand)).toEqual([0, 0, 0]);
});

test('searches are in the export of personal data, and are deleted with the account', async () => {
  const robin = await shop.signUpUser('Buyer');
  await save(robin, 'brand=Rolleiflex', { name: 'Two lenses' });
  const { body } = await shop.call('GET', '/profile/export', { as: robin });
  expect(body.savedSearches).toMatchObject([
    { name: 'Two lenses', query: 'brand=Rolleiflex', mail: 'daily' },
  ]);
  await shop.call('DELETE', '/profile', { as: robin });
  const left = await db.selectFrom('saved_searches').select('id').where('user_id', '=', robin.id).execute();
  expect(left).toEqual([]);
});

test('a search is deleted without a deadlock while it is planned again', async () => {
  const buyer = await shop.createUser('Buyer');
  const { body } = await shop.call('POST', '/saved-searches', { as: buyer, body: { query: 'brand=Maker' } });
  const id = body._id as string;
  const { definition_id } = await shop.app.db
    .selectFrom('saved_searches')
    .select('definition_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { status } = await afterLock(
    shop,
    (trx) => sql`select from search_definitions where id = ${definition_id} for update`.execute(trx),
    () => shop.call('DELETE', `/saved-searches/${id}`, { as: buyer }),
    (trx) => sql`update saved_searches set mail = 'daily' where id = ${id}`.execute(trx),
  );
  expect(status).toBe(200);
  expect(await shop.sql`select from saved_searches where id = ${id}`).toEqual([]);
});
