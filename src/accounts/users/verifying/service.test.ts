import { expect, test } from 'vitest';
import { mailsTo } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, useShop, type TestUser } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');

const verify = (who: { id: string }, body?: object, as = admin) =>
  shop.call('PUT', `/users/seller/${who.id}`, { as, body });
const takeBack = (who: { id: string }, reason = 'The shop moved.', as = admin) =>
  shop.call('DELETE', `/users/seller/${who.id}`, { as, body: { reason } });
const suspend = ({ id }: TestUser) =>
  shop.call('PUT', `/suspensions/${id}`, { as: admin, body: { reason: 'Waiting.' } });
const lift = ({ id }: TestUser) => shop.call('DELETE', `/suspensions/${id}`, { as: admin });
const recordsOf = async ({ id }: { id: string }) =>
  (await shop.call('GET', `/verifications/${id}`, { as: admin })).body;
const listed = async ({ email }: TestUser) =>
  (await shop.call('GET', `/users?q=${email}`, { as: admin })).body[0];
async function foundIn(users: TestUser[]) {
  const emails = async (status: string) => {
    const { body } = await shop.call('GET', `/users?role=Seller&limit=100&status=${status}`, { as: admin });
    const listedNow = new Set(body.map(({ email }: { email: string }) => email));
    return users.map(({ email }) => email).filter((email) => listedNow.has(email));
  };
  return {
    varified: await emails('varified'),
    verify: await emails('verify'),
    suspended: await emails('suspended'),
  };
}

async function shownOn({ _id }: { _id: string }) {
  const page = await shop.call('GET', `/cameras/${_id}`);
  const { body: all } = await shop.call('GET', '/cameras?limit=100');
  const held = await shop.call('GET', `/dashboard/cameras/${_id}`, { as: admin });
  return [page.body, all.find((item: { _id: string }) => item._id === _id), held.body].map((item) =>
    item?.products ? [item.products.status, item.verification] : null,
  );
}
const given = (checked: string[]) => ({ since: expect.any(String), checked });
const three = <T>(value: T): T[] => [value, value, value];

test('the date and checks of a verification are public, and its note is visible only to admins', async () => {
  const [sol, other] = [await shop.createUser('Seller', 'Sol'), await shop.createUser('Seller')];
  const [item, another] = [await createListing(shop, sol), await createListing(shop, other)];
  expect(await shownOn(item)).toEqual(three(['verify', null]));
  const before = Date.now();
  const note = 'Passport and face agree.';
  expect((await verify(sol, { checked: ['identity', 'meeting'], note })).body).toEqual({
    modifiedCount: 1,
  });
  const verification = given(['identity', 'meeting']);
  expect(await shownOn(item)).toEqual(three(['varified', verification]));
  expect(await shownOn(another)).toEqual(three(['verify', null]));
  const { body: own } = await shop.call('GET', '/profile', { as: sol });
  expect(own).toMatchObject({ status: 'varified', verification });
  expect(Date.parse(own.verification.since)).toBeGreaterThan(before - 2000);
  expect(Date.parse(own.verification.since)).toBeLessThan(Date.now() + 2000);
  expect((await shop.call('GET', '/users', { as: sol })).body).toMatchObject([
    { status: 'varified', verification },
  ]);
  const { body: renamed } = await shop.call('PATCH', '/profile', {
    as: sol,
    body: { displayName: 'SOL' },
  });
  expect(renamed).toMatchObject({ name: 'SOL', status: 'varified', verification });
  const again = { name: 'Sol', email: sol.email, role: 'Seller' };
  expect((await shop.call('POST', '/users', { as: sol, body: again })).body).toEqual(renamed);
  expect(await listed(sol)).toMatchObject({ status: 'varified', verification });
  expect(await recordsOf(sol)).toEqual([
    { ...own.verification, _id: expect.any(String), by: 'Ada', note, takenBack: null },
  ]);
  const public_ = await shop.call('GET', `/cameras/${item._id}`);
  expect(JSON.stringify([public_.body, own])).not.toContain('Passport');
});

test('a seller can be verified without naming checks, and a current verification is not changed', async () => {
  const seller = await shop.createUser('Seller');
  expect((await verify(seller)).body).toEqual({ modifiedCount: 1 });
  const before = await recordsOf(seller);
  expect(before).toMatchObject([{ checked: [], note: null, by: 'Ada' }]);
  expect((await verify(seller, { checked: ['items'] })).body).toEqual({ modifiedCount: 0 });
  expect(await recordsOf(seller)).toEqual(before);
});

const counts = async (answers: Promise<{ body: { modifiedCount: number } }>[]) =>
  (await Promise.all(answers)).map(({ body }) => body.modifiedCount).toSorted();

test('a seller who got another name while an admin checked is not verified under it', async () => {
  const seller = await shop.createUser('Seller', 'Old Name');
  await shop.call('PATCH', '/profile', { as: seller, body: { displayName: 'New Name' } });
  const refused = await verify(seller, { name: 'Old Name' });
  expectProblem(refused, 409);
  expect(refused.body.detail).toBe('This person is called “New Name” now. Check again.');
  expect((await listed(seller)).verification).toBeNull();
  expect((await verify(seller, { name: 'New Name' })).body).toEqual({ modifiedCount: 1 });
});

test('when two admins verify or revoke at the same time, one succeeds and one email is sent', async () => {
  const [seller, eve] = [await shop.createUser('Seller'), await shop.createUser('admin', 'Eve')];
  const checked = { checked: ['identity', 'business'] };
  expect(await counts([verify(seller, checked), verify(seller, checked, eve)])).toEqual([0, 1]);
  expect(await counts([takeBack(seller), takeBack(seller, 'The shop moved.', eve)])).toEqual([0, 1]);
  const mails = await mailsTo(shop, seller.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'You are a verified seller',
    'You are no longer a verified seller',
  ]);
  expect(mails[0]!.text).toContain('Checked: identity document seen, business registration seen');
  expect(mails[0]!.text).not.toContain('suspended');
  expect(mails[1]!.text).toContain('Reason: The shop moved.');
});

const back = (reason: string) => ({ at: expect.any(String), by: 'Ada', reason });

test('a revoked verification is shown only in the history, and the seller can be verified again', async () => {
  const seller = await shop.createUser('Seller');
  const item = await createListing(shop, seller);
  await verify(seller, { checked: ['meeting'] });
  expect((await takeBack(seller)).body).toEqual({ modifiedCount: 1 });
  expect((await takeBack(seller)).body).toEqual({ modifiedCount: 0 });
  expect(await shownOn(item)).toEqual(three(['verify', null]));
  expect(await listed(seller)).toMatchObject({ status: 'verify', verification: null });
  await verify(seller, { checked: ['items'] });
  await takeBack(seller, 'Twice.');
  await verify(seller, { checked: ['business'] });
  expect(await shownOn(item)).toEqual(three(['varified', given(['business'])]));
  expect(await recordsOf(seller)).toMatchObject([
    { checked: ['business'], takenBack: null },
    { checked: ['items'], takenBack: back('Twice.') },
    { checked: ['meeting'], takenBack: back('The shop moved.') },
  ]);
});

test('revoking works for former sellers, and does nothing for unverified users', async () => {
  const seller = await shop.createUser('Seller');
  await verify(seller);
  await shop.sql`update users set role = 'Buyer' where id = ${seller.id}`;
  expect((await takeBack(seller)).body).toEqual({ modifiedCount: 1 });
  const buyer = await shop.createUser('Buyer');
  const before = await fingerprint(shop);
  expect((await takeBack(buyer)).body).toEqual({ modifiedCount: 0 });
  expect(await fingerprint(shop)).toBe(before);
});

test('a suspension hides the badge, and a verification revoked in the meantime stays revoked', async () => {
  const [one, two] = [await shop.createUser('Seller'), await shop.createUser('Seller')];
  const [item, other] = [await createListing(shop, one), await createListing(shop, two)];
  for (const who of [one, two]) await verify(who, { checked: ['items'] });
  for (const who of [one, two]) await suspend(who);
  const held = ['verify', null];
  for (const each of [item, other]) expect(await shownOn(each)).toEqual([null, null, held]);
  expect(await listed(one)).toMatchObject({
    status: 'verify',
    verification: given(['items']),
    suspended: {},
  });
  const waiting = await shop.createUser('Seller');
  expect(await foundIn([one, waiting])).toEqual({
    varified: [],
    verify: [waiting.email],
    suspended: [one.email],
  });
  await takeBack(two);
  for (const who of [one, two]) await lift(who);
  expect(await shownOn(item)).toEqual(three(['varified', given(['items'])]));
  expect(await shownOn(other)).toEqual(three(['verify', null]));
  expect(await foundIn([one, waiting])).toEqual({
    varified: [one.email],
    verify: [waiting.email],
    suspended: [],
  });
});

test('a seller who is verified while suspended gets an email that says the badge is hidden', async () => {
  const seller = await shop.createUser('Seller');
  const item = await createListing(shop, seller);
  await suspend(seller);
  expect((await verify(seller)).body).toEqual({ modifiedCount: 1 });
  const { text } = (await mailsTo(shop, seller.email)).at(-1)!;
  expect(text).toContain('It is hidden while your account is suspended.');
  expect(text).not.toContain('Checked:');
  await lift(seller);
  expect((await shownOn(item))[0]).toEqual(['varified', given([])]);
});

test('an unknown check is named in the error', async () => {
  const seller = await shop.createUser('Seller');
  const before = await fingerprint(shop);
  expectProblem(await verify(seller, { checked: ['identity', 'aura'] }), 422, ['checked.1']);
  expect(await fingerprint(shop)).toBe(before);
});

test('a verification ends with the name that was checked, and admins are asked to check the new one', async () => {
  const seller = await shop.createUser('Seller', 'Sol Meyer');
  await verify(seller, { checked: ['identity'] });
  const rename = (displayName: string) =>
    shop.call('PATCH', '/profile', { as: seller, body: { displayName } });
  const statusOf = async () => (await shop.call('GET', '/profile', { as: seller })).body.status;
  await rename('SOL meyer');
  expect(await statusOf()).toBe('varified');

  await rename('Nina Roth');
  expect(await statusOf()).toBe('verify');
  const changed = 'Name changed from ‘SOL meyer’ to ‘Nina Roth’';
  expect(await recordsOf(seller)).toMatchObject([{ takenBack: { by: 'Nina Roth', reason: changed } }]);
  const { body: asking } = await shop.call('GET', '/users?status=asked', { as: admin });
  expect(asking).toMatchObject([{ _id: seller.id, asked: { note: changed } }]);
  await shop.work();
  expect(JSON.stringify((await mailsTo(shop, seller.email)).at(-1))).toContain('for your previous name');
  const { body: log } = await shop.call('GET', `/audit?person=${seller.id}`, { as: admin });
  expect(log[0]).toMatchObject({ act: 'unverified' });
});
