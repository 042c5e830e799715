import { expect, test } from 'vitest';
import { listModerated } from '#src/catalog/listings/lists/moderated-service.server.ts';
import { expectProblem } from '#test/problems.ts';
import { createListing, type TestUser, useShop } from '#test/shop.ts';
import { changedBy } from '#test/stored.ts';
import { pauseListing, removeListing, restoreListing } from './service.server.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');
const admin = await shop.createUser('admin');

const unknown = '019a0000-0000-7000-8000-000000000000';
const reason = 'The photographs show another camera.';
const pause = (id: string, by = admin) =>
  shop.app.db.transaction().execute((trx) => pauseListing(shop.app, trx, id, by.id, reason));
const remove = (id: string, by = admin) =>
  shop.app.db.transaction().execute((trx) => removeListing(shop.app, trx, id, by.id));
const callerOf = ({ id, name, email }: TestUser) =>
  ({ id, name, email, role: 'admin', photoURL: null, emailVerified: false }) as const;
const restore = (id: string, by = admin) => restoreListing(shop.app, callerOf(by), id);
const auditOf = (id: string) =>
  shop.app.db
    .selectFrom('audit_log')
    .select(['act', 'actor_id', 'target_kind', 'note'])
    .where('target_id', '=', id)
    .orderBy('id')
    .execute();

test('pausing, restoring and removing an item are each recorded and emailed to the seller once', async () => {
  const { _id } = await createListing(shop, seller);
  expect([await restore(_id), await pause(_id), await pause(_id)]).toEqual([0, true, false]);
  expect([await restore(_id), await restore(_id)]).toEqual([1, 0]);
  expect([await remove(_id), await remove(_id)]).toEqual([true, false]);
  const by = { actor_id: admin.id, target_kind: 'listing' };
  expect(await auditOf(_id)).toEqual([
    { act: 'paused-item', note: reason, ...by },
    { act: 'restored-item', note: null, ...by },
    { act: 'removed-item', note: null, ...by },
  ]);
  await shop.work();
  const mails = (await shop.mails()).filter(({ to }) => to === seller.email);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Paused: Nikon FM2n',
    'Restored: Nikon FM2n',
    'Removed: Nikon FM2n',
  ]);
});

test('a request to pause an unknown, withdrawn or sold item is refused with the reason', async () => {
  const [gone, sold] = [await createListing(shop, seller), await createListing(shop, seller)];
  await shop.call('DELETE', `/cameras/${gone._id}`, { as: seller });
  await shop.call('PUT', `/cameras/${sold._id}/sold`, { as: seller });
  for (const id of [unknown, gone._id])
    await expect(pause(id)).rejects.toMatchObject({ code: 'conflict', message: 'This item was withdrawn.' });
  await expect(pause(sold._id)).rejects.toMatchObject({
    code: 'conflict',
    message: 'A sold item cannot be paused. Remove it instead.',
  });
  expect([await remove(unknown), await remove(gone._id)]).toEqual([false, false]);
  for (const id of [unknown, 'x'])
    await expect(restore(id)).rejects.toMatchObject({
      code: 'not-found',
      message: 'There is no such item.',
    });
  await expect(restore(gone._id)).rejects.toMatchObject({ code: 'gone' });
  expect([...(await auditOf(gone._id)), ...(await auditOf(sold._id))]).toEqual([]);
});

test('only an admin can restore an item, which invalidates its page and lists', async () => {
  const { _id } = await createListing(shop, seller);
  await pause(_id);
  expectProblem(await shop.call('DELETE', `/pauses/${_id}`, { as: seller }), 403);
  await expect(restore(_id, seller)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await changedBy(shop, () => restore(_id))).toEqual([
    `items-of:${seller.id}`,
    'list:cameras',
    `listing:${_id}`,
    'model:nikon-fm2',
  ]);
});

test('the lists of paused items and of a user’s items have a total', async () => {
  const owner = await shop.createUser('Seller');
  const items = [
    await createListing(shop, owner),
    await createListing(shop, owner),
    await createListing(shop, owner),
  ];
  const ids = items.map(({ _id }) => _id as string);
  await pause(ids[1]!);
  await pause(ids[0]!);
  await shop.call('DELETE', `/cameras/${ids[2]}`, { as: owner });
  const paused = await listModerated(shop.app, {}, { limit: 1 });
  expect([paused.total, paused.items.map(({ _id }) => _id)]).toEqual([2, [ids[0]]]);
  const whole = await listModerated(shop.app, { sellerId: owner.id }, { limit: 2 });
  expect([whole.total, whole.items.map(({ _id }) => _id)]).toEqual([3, [ids[2], ids[1]]]);
  expect(whole.items.map(({ withdrawn }) => typeof withdrawn)).toEqual(['string', 'object']);
  const cursor = whole.next!;
  const rest = await listModerated(shop.app, { sellerId: owner.id }, { limit: 2, cursor });
  expect(rest.items.map(({ _id }) => _id)).toEqual([ids[0]]);
});
