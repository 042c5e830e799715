import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withContext } from '#src/platform/context.server.ts';
import { expectProblem } from '#test/problems.ts';
import { aPost } from '#test/samples.ts';
import { book, password, createListing, useShop } from '#test/shop.ts';
import { dropOldEntries } from './queries.server.ts';
import type { AuditEntry } from './schemas.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');

const log = async (query = ''): Promise<AuditEntry[]> =>
  (await shop.call('GET', `/audit?limit=100&${query}`, { as: admin })).body;

test('every action by an admin is logged with its actor and target', async () => {
  const [seller, buyer] = [await shop.createUser('Seller', 'Sol'), await shop.createUser('Buyer', 'Bo')];
  const [one, two] = [
    await createListing(shop, seller, { title: 'One' }),
    await createListing(shop, seller, { title: 'Two' }),
  ];
  const order = await book(shop, buyer, one);
  const report = await shop.call('POST', '/reports', {
    as: buyer,
    body: { listing: two._id, reason: 'spam' },
  });
  const as = admin;
  await shop.call('PUT', `/users/seller/${seller.id}`, { as, body: { checked: ['identity', 'items'] } });
  await shop.call('DELETE', `/users/seller/${seller.id}`, { as, body: { reason: 'Gone.' } });
  await shop.call('PUT', `/users/admin/${buyer.id}`, { as });
  await shop.call('DELETE', `/users/admin/${buyer.id}`, { as });
  await shop.call('DELETE', `/orders/${order._id}`, { as });
  await shop.call('PUT', `/reports/${report.body._id}`, { as, body: { outcome: 'removed' } });
  await shop.call('DELETE', `/cameras/${one._id}`, { as });
  await shop.call('PUT', `/suspensions/${buyer.id}`, { as, body: { reason: 'spam' } });
  await shop.call('DELETE', `/suspensions/${buyer.id}`, { as });
  await shop.call('DELETE', `/users/${buyer.id}`, { as });
  const post = { title: 'A post', image: '/demo/x.svg', des: 'x' };
  const { body } = await shop.call('POST', '/blogs', { as, body: post });
  await shop.call('PATCH', `/blogs/${body._id}`, { as, body: { title: 'The post' } });
  await shop.call('DELETE', `/blogs/${body._id}`, { as });
  const entries = await log();
  expect(entries.map(({ act, target, note }) => [act, target?.name, note]).toReversed()).toEqual([
    ['verified', 'Sol', 'identity, items'],
    ['unverified', 'Sol', 'Gone.'],
    ['made-admin', 'Bo', null],
    ['stepped-down', 'Bo', null],
    ['cancelled-order', 'One', null],
    ['closed-report', 'Two', 'removed'],
    ['removed-item', 'Two', null],
    ['removed-item', 'One', null],
    ['suspended', 'Bo', 'spam'],
    ['unsuspended', 'Bo', null],
    ['closed-account', 'Bo', null],
    ['wrote-post', 'The post', null],
    ['changed-post', 'The post', null],
    ['deleted-post', 'The post', null],
  ]);
  expect(new Set(entries.map(({ actor }) => actor?._id))).toEqual(new Set([admin.id]));
});

test('rejected calls and calls that change nothing are not logged', async () => {
  const seller = await shop.createUser('Seller');
  await shop.call('PUT', `/users/seller/${seller.id}`, { as: admin });
  const before = (await log()).length;
  await shop.call('PUT', `/users/seller/${seller.id}`, { as: admin });
  expectProblem(await shop.call('PUT', `/users/admin/${seller.id}`, { as: seller }), 403);
  const { id } = await aPost(shop, { deleted_at: new Date(), deleted_by: admin.id });
  await shop.call('DELETE', `/blogs/${id}`, { as: admin });
  await shop.call('DELETE', `/cameras/${(await createListing(shop, seller))._id}`, { as: seller });
  expect((await log()).length).toBe(before);
});

test('successful and failed sign-ins are logged', async () => {
  const buyer = await shop.signUpUser('Buyer', 'Signy');
  const signIn = (email: string, secret: string) =>
    shop.call('POST', '/auth/sign-in/email', { body: { email, password: secret } });
  await signIn(buyer.email, password);
  await signIn(buyer.email, 'wrong horse 41');
  await signIn('nobody@example.com', password);
  const [unknown, failed, came, up] = await log();
  expect([up!.act, up!.actor]).toEqual(['sign-up', null]);
  expect([came!.act, came!.actor?.name]).toEqual(['sign-in', 'Signy']);
  expect([failed!.act, failed!.actor, failed!.target?.name]).toEqual(['sign-in-failed', null, 'Signy']);
  expect([unknown!.act, unknown!.target]).toEqual(['sign-in-failed', null]);
  expect(JSON.stringify(await log('act=sign-in-failed'))).not.toContain('nobody@example.com');
});

test('only the network of an IP address is stored', async () => {
  for (const [address, network] of [
    ['203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:12:34::9', '2001:db8:12::/48'],
    ['::1', '0:0:0::/48'],
    ['', null],
    ['unknown', null],
  ] as const) {
    const seller = await shop.createUser('Seller');
    await withContext({ request: { id: `request ${address}`, address } }, () =>
      shop.call('PUT', `/users/seller/${seller.id}`, { as: admin }),
    );
    expect((await log())[0]).toMatchObject({ network, request: `request ${address}` });
  }
});

test('admins can filter the log by action, and by a user as actor or target', async () => {
  const seller = await shop.createUser('Seller', 'Findme Fred');
  await shop.call('PUT', `/users/seller/${seller.id}`, { as: admin });
  const found = await log('q=findme');
  expect(found.map(({ act }) => act)).toEqual(['verified']);
  expect((await log('q=findme&act=suspended')).length).toBe(0);
  expect(new Set((await log('act=verified')).map(({ act }) => act))).toEqual(new Set(['verified']));
  expect((await log('q=ada')).length).toBeGreaterThan(10);
});

test('a log entry cannot be changed and is deleted after a year', async () => {
  const { db } = shop.app;
  await expect(sql`update audit_log set act = 'sign-in'`.execute(db)).rejects.toThrow('cannot be changed');
  const before = (await log()).length;
  await dropOldEntries(db, 365);
  expect((await log()).length).toBe(before);
  await sql`insert into audit_log (id, at, act) values ('old', now() - interval '366 days', 'sign-in')`.execute(
    db,
  );
  await dropOldEntries(db, 365);
  expect((await log('act=sign-in&order=asc'))[0]!._id).not.toBe('old');
});
