import { expect, test } from 'vitest';
import { anIssue, subscribe, subscribed } from '#test/samples.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop, type Person } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';
import { forgetSubscribers } from '#src/content/newsletter/jobs.server.ts';

const shop = await useShop({
  PUBLIC_URL: 'https://shop.example.com',
  RATE_LIMITS: 'on',
  NEWSLETTER_PER_MINUTE: '60000',
});
const { db } = shop.app;
const admin = await shop.createUser('admin');

const at = (id: string, act = '') => `/newsletter/letters/${id}${act && `/${act}`}`;
const asAdmin = (method: string, path: string, body?: object) => shop.call(method, path, { as: admin, body });
const write = async (subject: string, des = 'Hello.') =>
  (await asAdmin('POST', '/newsletter/letters', { subject, des })).body;
const send = async ({ _id, changed }: { _id: string; changed: string }) =>
  asAdmin('POST', at(_id, 'send'), { changed });
const subjects = async (path: string) =>
  (await asAdmin('GET', path)).body.map(({ subject }: { subject: string }) => subject);
const mailTo = async (email: string) => (await shop.mails()).findLast(({ to }) => to === email)!;
const stateOf = (email: string) =>
  db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst();

const pressIn = (path: string, body: BodyInit, type?: string) =>
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

test('a draft is written, changed, listed and deleted', async () => {
  const made = await write('First words', '# Hello');
  expect(made).toMatchObject({
    subject: 'First words',
    des: '# Hello',
    state: 'draft',
    started: null,
    ended: null,
  });
  const { body } = await asAdmin('PATCH', at(made._id), { subject: 'Other words' });
  expect(body).toMatchObject({ subject: 'Other words', des: '# Hello' });
  expect((await asAdmin('GET', at(made._id))).body).toEqual(body);
  expect(await subjects('/newsletter/letters?q=other&state=draft')).toEqual(['Other words']);
  expect(await subjects('/newsletter/letters?q=other&state=sent')).toEqual([]);
  expect((await asAdmin('DELETE', at(made._id))).body).toEqual({ deletedCount: 1 });
  for (const method of ['GET', 'DELETE']) expectProblem(await asAdmin(method, at(made._id)), 404);
});

test('letters are listed by date, subject and state', async () => {
  const startedAt = new Date('2026-01-02');
  await anIssue(shop, { subject: 'Listed b', updated_at: new Date('2026-01-01') });
  await anIssue(shop, { subject: 'listed A', state: 'stopped', started_at: startedAt });
  await anIssue(shop, { subject: 'Listed c', updated_at: new Date('2026-01-03') });
  const list = '/newsletter/letters?q=listed';
  expect(await subjects(list)).toEqual(['Listed c', 'listed A', 'Listed b']);
  expect(await subjects(`${list}&sort=subject`)).toEqual(['listed A', 'Listed b', 'Listed c']);
  expect((await subjects(`${list}&sort=state`)).at(-1)).toBe('listed A');
});

test('a test goes to the admin alone, so many an hour, and ends no subscription', async () => {
  await subscribed(shop, 1);
  const { _id } = await write('Try it', 'See [the cameras](/cameras).');
  const before = (await shop.mails()).length;
  const tester = await shop.createUser('admin');
  const press = async () => shop.call('POST', at(_id, 'test'), { as: tester });
  expect((await press()).body).toEqual({ to: tester.email });
  await shop.work();
  const mails = (await shop.mails()).slice(before);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[tester.email, '[Test] Try it']]);
  expect(mails[0]!.text).toContain('This is a test, sent only to you.');
  expect(mails[0]!.html).toContain('<a href="https://shop.example.com/cameras">the cameras</a>');
  expect(mails[0]!.raw).not.toMatch(/unsubscribe|newsletter\/leave/i);
  expect((await asAdmin('GET', at(_id))).body.state).toBe('draft');
  for (let count = 1; count < 20; count++) expect((await press()).status).toBe(200);
  expectProblem(await press(), 429);
});

test('a letter says the same in both its parts, with the address of the shop before each path', async () => {
  const [email] = await subscribed(shop, 1);
  const des = [
    '# New in\n\nA **Leica M3**, see [it](/cameras/1) or https://example.com/x.',
    '![The front](/images/0123.webp)\n\n- one\n- two\n\n<script>alert(1)</script>',
    '| Lens | Price |\n|---|--:|\n| Summicron | 900 |',
  ].join('\n\n');
  await send(await write('New in\nBcc: all@example.com', des));
  await shop.work();
  const { subject, text, html, headers } = await mailTo(email!);
  expect(subject).toBe('New in Bcc: all@example.com');
  expect(headers['bcc']).toBeUndefined();
  expect(html).toContain('<h2>New in</h2>');
  expect(html).toContain(
    '<strong>Leica M3</strong>, see <a href="https://shop.example.com/cameras/1">it</a>',
  );
  expect(html).toContain('<img src="https://shop.example.com/images/0123.webp" alt="The front"');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script');
  expect(text).toContain(
    'New in\n\nA Leica M3, see it [https://shop.example.com/cameras/1] or https://example.com/x.',
  );
  expect(text).toContain('The front [https://shop.example.com/images/0123.webp]');
  expect(text).toContain(' * one\n * two');
  expect(text).toContain('<script>alert(1)</script>');
  expect(text).toMatch(/Lens +Price\nSummicron +900/);
});

test('each mail has its own way to leave, for mail programs and for people', async () => {
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
  const kept = await db.selectFrom('letter_recipients').select('leave_hash').execute();
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('one press in a mail program ends the subscription, without anything else, any number of times', async () => {
  const { email, leave } = await receive();
  const other = await receive();
  const url = `https://shop.example.com/api${leave}`;
  // As a mail program sends it: no cookie, no origin, nothing signed in.
  const answer = await shop.api.fetch(
    new Request(url, {
      method: 'POST',
      headers: { 'content-type': form },
      body: 'List-Unsubscribe=One-Click',
    }),
  );
  expect(answer.status).toBe(200);
  expect((await stateOf(email))!.left_at).not.toBeNull();
  expect((await stateOf(email))!.confirmed_at).toBeNull();
  expect((await stateOf(other.email))!.left_at).toBeNull();
  expect((await pressIn(leave, 'List-Unsubscribe=One-Click', form)).body).toEqual({ modifiedCount: 0 });
  const parts = new FormData();
  parts.set('List-Unsubscribe', 'One-Click');
  expect((await pressIn(other.leave, parts)).body).toEqual({ modifiedCount: 1 });
  const before = (await shop.mails()).length;
  await send(await write('Nobody is left'));
  await shop.work();
  const later = (await shop.mails()).slice(before).map(({ to }) => to);
  expect(later).not.toContain(email);
  expect(later).not.toContain(other.email);
});

test('whoever opens the address of the header ends nothing and is led to the page', async () => {
  const { email, leave } = await receive();
  const answer = await shop.call('GET', leave);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`/newsletter/leave?token=${leave.split('/').at(-1)}`);
  expect((await stateOf(email))!.left_at).toBeNull();
  const body = { token: leave.split('/').at(-1) };
  expect((await shop.call('POST', '/newsletter/leave', { body })).status).toBe(200);
  expect((await stateOf(email))!.left_at).not.toBeNull();
});

test('what is not that press ends nothing', async () => {
  const { email, leave } = await receive();
  const before = await fingerprint(shop);
  for (const body of ['', 'List-Unsubscribe=', 'List-Unsubscribe=one-click', 'x=y'])
    expectProblem(await pressIn(leave, body, form), 422, ['List-Unsubscribe'], body);
  const json = '{"List-Unsubscribe":"One-Click"}';
  for (const type of ['application/json', 'text/plain']) expectProblem(await pressIn(leave, json, type), 415);
  expectProblem(await pressIn(leave, 'x', 'multipart/form-data; boundary=x'), 400);
  expectProblem(await pressIn(leave, `List-Unsubscribe=One-Click&x=${'x'.repeat(70_000)}`, form), 413);
  expectProblem(await pressIn('/newsletter/leave/made-up', 'List-Unsubscribe=One-Click', form), 404);
  expectProblem(
    await pressIn(`/newsletter/leave/${'x'.repeat(201)}`, 'List-Unsubscribe=One-Click', form),
    422,
  );
  expect(await fingerprint(shop)).toBe(before);
  expect((await stateOf(email))!.left_at).toBeNull();
});

test('the link of a letter works after its reader left, asked again and did not confirm', async () => {
  const email = 'wavers@example.com';
  await subscribe(shop, email);
  await send(await write('Before'));
  await shop.work();
  const leave = /api(\S+)>/.exec((await mailTo(email)).headers['list-unsubscribe']!)![1]!;
  const press = async () => (await pressIn(leave, 'List-Unsubscribe=One-Click', form)).body.modifiedCount;
  expect(await press()).toBe(1);
  const pass = (time: string) =>
    shop.sql`update newsletter_subscribers set mailed_at = mailed_at - ${time}::interval where email = ${email}`;
  await pass('2 hours');
  await shop.call('POST', '/newsletter', { body: { email } });
  expect((await stateOf(email))!.left_at).toBeNull();
  await pass('8 days');
  await db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, forgetSubscribers, {}));
  expect(await shop.work()).toEqual({ failed: 0 });
  expect(await stateOf(email), 'the address is forgotten').toBeUndefined();
  expect(await press()).toBe(0);
});

test('a letter that was sent stays as it was, whoever asks', async () => {
  await subscribed(shop, 1);
  const letter = await write('For good');
  await send(letter);
  const before = await fingerprint(shop);
  expectProblem(await asAdmin('PATCH', at(letter._id), { subject: 'Other' }), 409);
  expectProblem(await asAdmin('DELETE', at(letter._id)), 409);
  expectProblem(await send(letter), 409);
  expect(await fingerprint(shop)).toBe(before);
  const row = db.updateTable('letters').where('id', '=', letter._id);
  await expect(row.set({ subject: 'Other' }).execute()).rejects.toThrow('stays as it was');
  await expect(row.set({ state: 'draft', started_at: null }).execute()).rejects.toThrow('stays as it was');
  await expect(db.deleteFrom('letters').where('id', '=', letter._id).execute()).rejects.toThrow(
    'stays as it was',
  );
  await shop.work();
  await expect(row.set({ state: 'sending', ended_at: null }).execute()).rejects.toThrow('stays as it was');
  const again = shop.sql`update letter_recipients set state = 'waiting' where letter_id = ${letter._id}`;
  await expect(again).rejects.toThrow('what became of a mail stays');
});

test('another version than the admin has read is not sent, nor one to nobody', async () => {
  await subscribed(shop, 1);
  const read = await write('Read this');
  await asAdmin('PATCH', at(read._id), { des: 'Something else.' });
  expectProblem(await send(read), 409);
  expect((await asAdmin('GET', at(read._id))).body.state).toBe('draft');
  await db.updateTable('newsletter_subscribers').set({ confirmed_at: null }).execute();
  expectProblem(await send((await asAdmin('GET', at(read._id))).body), 409);
  expect((await asAdmin('GET', at(read._id))).body).toMatchObject({ state: 'draft', started: null });
});

test('of two admins who send at once one does', async () => {
  const [email] = await subscribed(shop, 1);
  const letter = await write('Once');
  const answers = await Promise.all([send(letter), send(letter), send(letter)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await shop.work();
  expect((await shop.mails()).filter(({ to }) => to === email)).toHaveLength(1);
});

test('what admins do with a letter is written down, and that it went to how many', async () => {
  await db.updateTable('newsletter_subscribers').set({ confirmed_at: null }).execute();
  await subscribed(shop, 2);
  const letter = await write('Noted');
  await send((await asAdmin('PATCH', at(letter._id), { des: 'Again.' })).body);
  for (const act of ['stop', 'stop', 'resume', 'resume']) await asAdmin('POST', at(letter._id, act));
  const gone = await write('Thrown away');
  await asAdmin('DELETE', at(gone._id));
  const { body } = await asAdmin('GET', '/audit?limit=100');
  const entries = body.filter(({ target }: any) => [letter._id, gone._id].includes(target?._id));
  expect(
    entries.map(({ act, note, actor, target }: any) => [act, note, actor._id, target.kind]).toReversed(),
  ).toEqual([
    ['wrote-letter', null, admin.id, 'letter'],
    ['changed-letter', null, admin.id, 'letter'],
    ['sent-letter', 'to 2', admin.id, 'letter'],
    ['stopped-letter', null, admin.id, 'letter'],
    ['resumed-letter', null, admin.id, 'letter'],
    ['wrote-letter', null, admin.id, 'letter'],
    ['deleted-letter', 'Thrown away', admin.id, 'letter'],
  ]);
  expect(entries.at(-1).target.name).toBe('Noted');
});

test('a reader finds in their own data which letters they got, and an admin which they wrote', async () => {
  const author = await shop.createUser('admin');
  const reader = await shop.createUser('Buyer');
  await db.updateTable('people').set({ email_verified: true }).where('id', '=', reader.id).execute();
  await subscribe(shop, reader.email);
  const written = { subject: 'Your own', des: 'Words.' };
  const { body } = await shop.call('POST', '/newsletter/letters', { as: author, body: written });
  await send(body);
  await shop.work();
  const exportOf = async (as: Person) => (await shop.call('GET', '/profile/export', { as })).body;
  const { newsletter, lettersWritten } = await exportOf(reader);
  expect(newsletter.letters).toEqual([{ subject: 'Your own', state: 'sent', handed_at: expect.any(String) }]);
  expect(JSON.stringify(newsletter)).not.toMatch(/hash/);
  expect(lettersWritten).toEqual([]);
  expect((await exportOf(author)).lettersWritten).toMatchObject([written]);
});
