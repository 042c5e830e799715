import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eraseClosedAccounts } from '#src/accounts/users/closing/service.server.ts';
import { mailsTo } from '#test/accounts.ts';
import { closeAccount, useShop } from '#test/shop.ts';

const shop = await useShop();
const admin = await shop.createUser('admin', 'Ada');

const verify = (who: { id: string }, body?: object) =>
  shop.call('PUT', `/users/seller/${who.id}`, { as: admin, body });
const takeBack = (who: { id: string }, reason = 'The shop moved.') =>
  shop.call('DELETE', `/users/seller/${who.id}`, { as: admin, body: { reason } });
const recordsOf = async ({ id }: { id: string }) =>
  (await shop.call('GET', `/verifications/${id}`, { as: admin })).body;

test('the export contains verifications without the admin, and the notes are erased with the account', async () => {
  const seller = await shop.createUser('Seller');
  await verify(seller, { checked: ['identity'], note: 'Passport 123.' });
  await takeBack(seller, 'It was another’s.');
  await verify(seller, { checked: ['meeting'], note: 'Met at the fair.' });
  const { verifications } = (await shop.call('GET', '/profile/export', { as: seller })).body;
  const at = expect.any(String);
  const stands = { taken_back_at: null, taken_back_for: null };
  const gone = { taken_back_at: at, taken_back_for: 'It was another’s.' };
  expect(verifications).toEqual([
    { given_at: at, checked: ['identity'], note: 'Passport 123.', ...gone },
    { given_at: at, checked: ['meeting'], note: 'Met at the fair.', ...stands },
  ]);
  const other = await shop.createUser('Seller');
  await verify(other, { checked: ['items'], note: 'Theirs.' });
  await shop.call('DELETE', `/users/${seller.id}`, { as: admin });
  await shop.sql`update users set deleted_at = now() - interval '31 days' where id = ${seller.id}`;
  await eraseClosedAccounts(shop.app);
  expect(await recordsOf(seller)).toMatchObject([
    { checked: ['meeting'], note: null, takenBack: null },
    { checked: ['identity'], note: null, takenBack: { reason: null } },
  ]);
  expect(await recordsOf(other)).toMatchObject([{ note: 'Theirs.' }]);
});

test('a closed account cannot be verified and gets no email about a revocation', async () => {
  const seller = await shop.createUser('Seller');
  await verify(seller);
  await closeAccount(shop, seller);
  const before = (await mailsTo(shop, seller.email)).length;
  expect((await takeBack(seller)).body).toEqual({ modifiedCount: 1 });
  expect((await verify(seller)).body).toEqual({ modifiedCount: 0 });
  expect(await mailsTo(shop, seller.email)).toHaveLength(before);
});

test('the database allows only one current verification per user, and no change to the history', async () => {
  const seller = await shop.createUser('Seller');
  await verify(seller, { checked: ['items'] });
  const add = (columns: string, values: string) =>
    shop.sql`insert into verifications (id, user_id, ${sql.raw(columns)})
      values ('x', ${seller.id}, ${sql.raw(values)})`;
  const ended = `now(), '${admin.id}', 'x'`;
  for (const [columns, values, why] of [
    ['given_at, given_by', `now(), '${admin.id}'`, 'verifications_standing'],
    ['checked, taken_back_at, taken_back_by, taken_back_for', `'{aura}', ${ended}`, 'check constraint'],
    ['taken_back_at', 'now()', 'check constraint'],
    ['taken_back_at, taken_back_by', `now(), '${admin.id}'`, 'needs a reason'],
    [
      'given_at, taken_back_at, taken_back_by, taken_back_for',
      `now(), now(), '${admin.id}', 'x'`,
      'check constraint',
    ],
    [
      'given_at, given_by, taken_back_at, taken_back_by, taken_back_for',
      `now(), '${admin.id}', now() - interval '1 day', '${admin.id}', 'x'`,
      'check constraint',
    ],
  ])
    await expect(add(columns!, values!), `${columns} ${values}`).rejects.toThrow(why!);
  const change = (what: string) =>
    shop.sql`update verifications set ${sql.raw(what)} where user_id = ${seller.id}`;
  for (const what of ["checked = '{identity}'", 'given_at = now()', "user_id = 'x'"])
    await expect(change(what), what).rejects.toThrow('cannot be changed');
  await takeBack(seller);
  for (const what of [
    'taken_back_at = now()',
    'taken_back_at = null, taken_back_by = null, taken_back_for = null',
  ])
    await expect(change(what), what).rejects.toThrow('cannot be changed');
});
