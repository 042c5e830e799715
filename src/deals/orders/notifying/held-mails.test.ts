import { expect, test, vi } from 'vitest';
import { dropHeldQuotes } from '#src/platform/mail/budget.server.ts';
import { dealMailTexts } from '#src/texts/deal-mails.server.ts';
import { mailsTo, tokenTo } from '#test/accounts.ts';
import type { ReadMail } from '#test/mails.ts';
import { book, closeAccount, password, createListing, type TestUser, useShop } from '#test/shop.ts';
import { batchedMailWork } from './jobs.server.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });

const cancel = (as: TestUser, order: { _id: string }) => shop.call('DELETE', `/orders/${order._id}`, { as });
async function combineMails() {
  await batchedMailWork.run({ app: shop.app, id: 'none', data: {} });
  await shop.work();
}
/** Returns the keys of the stored emails; an encrypted email has only the key `sealed`. */
const heldFor = async (id: string) => {
  const rows = await shop.sql<{ keys: string[] }>`
      select array(select jsonb_object_keys(mail)) as keys from mails_on_hold where user_id = ${id}
    `;
  return rows.map(({ keys }) => keys);
};
const spend = async (email: string) => {
  for (let count = 0; count < 10; count++) await shop.app.rateLimits.consume('mail-trade', email);
};
async function withHeld(seller: TestUser) {
  await shop.app.db.updateTable('users').set({ email_verified: true }).where('id', '=', seller.id).execute();
  const [buyer, item] = [await shop.createUser('Buyer'), await createListing(shop, seller)];
  await spend(seller.email);
  const order = await book(shop, buyer, item);
  await shop.work();
  expect(await heldFor(seller.id)).toEqual([['sealed']]);
  return { buyer, order };
}

test('a held email is dropped when a later email about the same item was sent', async () => {
  const seller = await shop.createUser('Seller');
  const { buyer, order } = await withHeld(seller);
  await shop.app.rateLimits.reset('mail-trade', seller.email);
  await cancel(buyer, order);
  await shop.work();
  await combineMails();
  expect((await mailsTo(shop, seller.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Withdrawn/),
  ]);
});

test('the log at level info does not say that a held email was not sent', async () => {
  const logged = vi.spyOn(shop.app.log, 'info');
  await withHeld(await shop.createUser('Seller'));
  expect(JSON.stringify(logged.mock.calls)).not.toContain('not sent');
  logged.mockRestore();
});

test('held emails are not sent to closed accounts', async () => {
  const seller = await shop.createUser('Seller');
  await withHeld(seller);
  await closeAccount(shop, seller);
  await shop.app.rateLimits.reset('mail-trade', seller.email);
  await combineMails();
  expect(await mailsTo(shop, seller.email)).toEqual([]);
  expect(await heldFor(seller.id)).toEqual([]);
});

test('held emails are dropped when a user that they quote is erased', async () => {
  const seller = await shop.createUser('Seller', 'Quoted Never');
  const { buyer, order } = await withHeld(seller);
  await cancel(buyer, order);
  await shop.work();
  await shop.app.db.transaction().execute((trx) => dropHeldQuotes(trx, seller.id));
  expect(await heldFor(seller.id)).toHaveLength(1);
  await shop.app.db.transaction().execute((trx) => dropHeldQuotes(trx, buyer.id));
  expect(await heldFor(seller.id)).toEqual([]);
});

test('held emails are sent to the new address of a user', async () => {
  const seller = await shop.signUpUser('Seller');
  await withHeld(seller);
  const newEmail = 'moved-away@example.com';
  const body = { newEmail, password };
  await shop.call('POST', '/auth/change-email', { as: seller.session, body });
  const token = await tokenTo(shop, newEmail, 'verify-email');
  await shop.call('POST', '/auth/verify-email', { body: { token } });
  await combineMails();
  expect(await heldFor(seller.id)).toEqual([]);
  const combined = (await mailsTo(shop, newEmail)).at(-1)!;
  expect(combined.subject).toBe('1 more update on your orders');
});

test('a combined email lists only the last fifty emails, in order, and states the total', async () => {
  const { id, email } = await shop.createUser('Seller');
  await shop.sql`
      insert into mails_on_hold
      select ${id}, n::text, 'n' || n, jsonb_build_object(
        'to', jsonb_build_object('name', '', 'address', ${email}::text, 'confirmed', false),
        'subject', 'Item ' || n, 'greeting', 'Hello,', 'paragraphs', '[]'::jsonb, 'footer', '',
        'action', jsonb_build_object('label', 'See it', 'url', 'https://shop.example/' || n))
      from generate_series(101, 151) n order by n desc
    `;
  await combineMails();
  const [{ subject, text }] = (await mailsTo(shop, email)) as [ReadMail];
  expect(subject).toBe('51 more updates on your orders');
  const listed = Array.from({ length: 50 }, (_, at) => `Item ${102 + at}: https://shop.example/${102 + at}`);
  const { gathered } = dealMailTexts;
  expect(text.split('\n\n').slice(0, -1)).toEqual([
    'Hello,',
    gathered.why,
    'These are the latest 50. Your dashboard has all of them.',
    listed.join('\n'),
    `${gathered.action}:\nhttp://localhost:3000/dashboard`,
  ]);
});

test('emails that the previous release stored by address are sent if the account exists', async () => {
  const [seller, gone] = [await shop.createUser('Seller'), await shop.createUser('Seller')];
  await closeAccount(shop, gone);
  await shop.sql`
      insert into held_mails
      select address, 'item', 'held', jsonb_build_object(
        'kind', 'trade', 'to', jsonb_build_object('name', '', 'address', address, 'confirmed', false),
        'subject', 'Held by address', 'greeting', 'Hello,', 'paragraphs', '[]'::jsonb, 'footer', '')
      from unnest(${[seller.email, gone.email]}::text[]) address
    `;
  const before = (await mailsTo(shop, gone.email)).length;
  await combineMails();
  expect((await mailsTo(shop, seller.email)).map(({ text }) => text)).toEqual([
    expect.stringContaining('Held by address'),
  ]);
  expect(await mailsTo(shop, gone.email)).toHaveLength(before);
  expect(await shop.sql`select from held_mails`).toEqual([]);
});

// Last, because it leaves hundreds of emails to send.
test('one run combines the held emails of all users', async () => {
  const count = 501;
  await shop.sql`
      insert into users (id, issuer, subject, email, name, role)
      select 'many-' || n, 'test', 'many-' || n, 'many-' || n || '@example.com', 'Many', 'Buyer'
      from generate_series(1, ${count}) n
    `;
  await shop.sql`
      insert into mails_on_hold
      select 'many-' || n, 'item', 'many-' || lpad(n::text, 4, '0'), jsonb_build_object(
        'to', jsonb_build_object('name', '', 'address', 'many-' || n || '@example.com', 'confirmed', false),
        'subject', 'An item', 'greeting', 'Hello,', 'paragraphs', '[]'::jsonb, 'footer', '')
      from generate_series(1, ${count}) n
    `;
  await batchedMailWork.run({ app: shop.app, id: 'none', data: {} });
  expect(await heldFor(`many-${count}`)).toEqual([]);
});
