import { expect, test } from 'vitest';
import { deleteOldSubscribers } from '#src/content/newsletter/feature.server.ts';
import { expectProblem } from '#test/problems.ts';
import { subscribe, subscribed } from '#test/samples.ts';
import { useShop } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';

const shop = await useShop({
  PUBLIC_URL: 'https://shop.example.com',
  RATE_LIMITS: 'on',
  NEWSLETTER_PER_MINUTE: '60000',
});
const { db } = shop.app;
const admin = await shop.createUser('admin');

const write = async (subject: string) =>
  (await shop.call('POST', '/newsletter/letters', { as: admin, body: { subject, des: 'Hello.' } })).body;
const send = async ({ _id, changed }: { _id: string; changed: string }) =>
  shop.call('POST', `/newsletter/letters/${_id}/send`, { as: admin, body: { changed } });
const mailTo = async (email: string) => (await shop.mails()).findLast(({ to }) => to === email)!;
const stateOf = (email: string) =>
  db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst();

const postTo = (path: string, body: BodyInit, type?: string) =>
  shop.call('POST', path, { body, ...(type ? { headers: { 'content-type': type } } : {}) });
const form = 'application/x-www-form-urlencoded';

async function receive() {
  const [email] = await subscribed(shop, 1);
  expect((await send(await write('For you'))).status).toBe(200);
  await shop.work();
  const mail = await mailTo(email!);
  const url = /^<https:\/\/shop\.example\.com\/api(\/newsletter\/leave\/[\w-]{43})>$/.exec(
    mail.headers['list-unsubscribe']!,
  );
  return { email: email!, mail, leave: url![1]! };
}

test('each email has its own unsubscribe links, one for mail programs and one for people', async () => {
  const one = await receive();
  const two = await receive();
  const { headers, text, html } = two.mail;
  expect(headers).toMatchObject({
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'list-id': 'Rangefinder newsletter <newsletter.shop.example.com>',
    precedence: 'bulk',
    'auto-submitted': 'auto-generated',
  });
  const token = two.leave.split('/').at(-1)!;
  const page = `https://shop.example.com/newsletter/leave?token=${token}`;
  expect(text).toContain(
    `You’re getting this because you subscribed to our newsletter.\nUnsubscribe: ${page}`,
  );
  expect(html).toContain(`<a href="${page}">Unsubscribe</a>`);
  const check = { body: { token, purpose: 'leave' } };
  expect((await shop.call('POST', '/newsletter/check', check)).body).toEqual({ valid: true });
  const other = { body: { token, purpose: 'confirm' } };
  expect((await shop.call('POST', '/newsletter/check', other)).body).toEqual({ valid: false });
  const again = (await mailTo(one.email)).headers['list-unsubscribe'];
  expect(again).not.toContain(one.leave);
  expect(again).not.toContain(token);
  const stored = await db.selectFrom('issue_recipients').select('leave_hash').execute();
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('one click in a mail program ends the subscription, and can be repeated', async () => {
  const { email, leave } = await receive();
  const other = await receive();
  const url = `https://shop.example.com/api${leave}`;
  // Mail programs send no cookie and no origin.
  const response = await shop.api.fetch(
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': form },
      body: 'List-Unsubscribe=One-Click',
    }),
  );
  expect(response.status).toBe(200);
  expect((await stateOf(email))!.left_at).not.toBeNull();
  expect((await stateOf(email))!.confirmed_at).toBeNull();
  expect((await stateOf(other.email))!.left_at).toBeNull();
  expect((await postTo(leave, 'List-Unsubscribe=One-Click', form)).body).toEqual({ modifiedCount: 0 });
  const parts = new FormData();
  parts.set('List-Unsubscribe', 'One-Click');
  expect((await postTo(other.leave, parts)).body).toEqual({ modifiedCount: 1 });
  const before = (await shop.mails()).length;
  await send(await write('Nobody is left'));
  await shop.work();
  const later = (await shop.mails()).slice(before).map(({ to }) => to);
  expect(later).not.toContain(email);
  expect(later).not.toContain(other.email);
});

test('opening the unsubscribe address redirects to the page without ending the subscription', async () => {
  const { email, leave } = await receive();
  const response = await shop.call('GET', leave);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/newsletter/leave?token=${leave.split('/').at(-1)}`);
  expect((await stateOf(email))!.left_at).toBeNull();
  const body = { token: leave.split('/').at(-1) };
  expect((await shop.call('POST', '/newsletter/leave', { body })).status).toBe(200);
  expect((await stateOf(email))!.left_at).not.toBeNull();
});

test('a request that is not a one-click unsubscribe is rejected and does not end the subscription', async () => {
  const { email, leave } = await receive();
  const before = await fingerprint(shop);
  for (const body of ['', 'List-Unsubscribe=', 'List-Unsubscribe=one-click', 'x=y'])
    expectProblem(await postTo(leave, body, form), 422, ['List-Unsubscribe'], body);
  const json = '{"List-Unsubscribe":"One-Click"}';
  for (const type of ['application/json', 'text/plain']) expectProblem(await postTo(leave, json, type), 415);
  expectProblem(await postTo(leave, 'x', 'multipart/form-data; boundary=x'), 400);
  expectProblem(await postTo(leave, `List-Unsubscribe=One-Click&x=${'x'.repeat(70_000)}`, form), 413);
  expectProblem(await postTo('/newsletter/leave/made-up', 'List-Unsubscribe=One-Click', form), 404);
  expectProblem(
    await postTo(`/newsletter/leave/${'x'.repeat(201)}`, 'List-Unsubscribe=One-Click', form),
    422,
  );
  expect(await fingerprint(shop)).toBe(before);
  expect((await stateOf(email))!.left_at).toBeNull();
});

test("an issue's unsubscribe link works after its reader left and signed up again without confirming", async () => {
  const email = 'wavers@example.com';
  await subscribe(shop, email);
  await send(await write('Before'));
  await shop.work();
  const leave = /api(\S+)>/.exec((await mailTo(email)).headers['list-unsubscribe']!)![1]!;
  const click = async () => (await postTo(leave, 'List-Unsubscribe=One-Click', form)).body.modifiedCount;
  expect(await click()).toBe(1);
  const pass = (time: string) =>
    shop.sql`update newsletter_subscribers set mailed_at = mailed_at - ${time}::interval where email = ${email}`;
  await pass('2 hours');
  await shop.call('POST', '/newsletter', { body: { email } });
  expect((await stateOf(email))!.left_at).toBeNull();
  await pass('8 days');
  await db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, deleteOldSubscribers, {}));
  expect(await shop.work()).toEqual({ failed: 0 });
  expect(await stateOf(email), 'the address is forgotten').toBeUndefined();
  expect(await click()).toBe(0);
});
