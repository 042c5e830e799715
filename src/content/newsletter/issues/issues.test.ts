import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { anIssue, subscribe, subscribed } from '#test/samples.ts';
import { useShop, type TestUser } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';

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

test('a draft is created, edited, listed and deleted', async () => {
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

test('newsletter issues can be sorted by date, subject and state', async () => {
  const startedAt = new Date('2026-01-02');
  await anIssue(shop, { subject: 'Listed b', updated_at: new Date('2026-01-01') });
  await anIssue(shop, { subject: 'listed A', state: 'stopped', started_at: startedAt });
  await anIssue(shop, { subject: 'Listed c', updated_at: new Date('2026-01-03') });
  const list = '/newsletter/letters?q=listed';
  expect(await subjects(list)).toEqual(['Listed c', 'listed A', 'Listed b']);
  expect(await subjects(`${list}&sort=subject`)).toEqual(['listed A', 'Listed b', 'Listed c']);
  expect((await subjects(`${list}&sort=state`)).at(-1)).toBe('listed A');
});

test('a test email goes only to the calling admin, at most 20 times an hour, and has no unsubscribe link', async () => {
  await subscribed(shop, 1);
  const { _id } = await write('Try it', 'See [the cameras](/cameras).');
  const before = (await shop.mails()).length;
  const tester = await shop.createUser('admin');
  const click = async () => shop.call('POST', at(_id, 'test'), { as: tester });
  expect((await click()).body).toEqual({ to: tester.email });
  await shop.work();
  const mails = (await shop.mails()).slice(before);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[tester.email, '[Test] Try it']]);
  expect(mails[0]!.text).toContain('This is a test, sent only to you.');
  expect(mails[0]!.html).toContain('<a href="https://shop.example.com/cameras">the cameras</a>');
  expect(mails[0]!.raw).not.toMatch(/unsubscribe|newsletter\/leave/i);
  expect((await asAdmin('GET', at(_id))).body.state).toBe('draft');
  for (let count = 1; count < 20; count++) expect((await click()).status).toBe(200);
  expectProblem(await click(), 429);
});

test('an issue has the same content as HTML and as text, with absolute links', async () => {
  const [email] = await subscribed(shop, 1);
  const des = [
    '# New in\n\nA **Leica M3**, see [it](/cameras/1) or https://example.com/x.',
    '![The front](/images/0123.webp)\n\n- one\n- two\n\n<script>alert(1)</script>',
    '| Lens | Price |\n|---|--:|\n| Summicron | 900 |',
  ].join('\n\n');
  await send(await write('New in Bcc: all@example.com', des));
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

test('a sent issue cannot be changed by the API or in the database', async () => {
  await subscribed(shop, 1);
  const issue = await write('For good');
  await send(issue);
  const before = await fingerprint(shop);
  expectProblem(await asAdmin('PATCH', at(issue._id), { subject: 'Other' }), 409);
  expectProblem(await asAdmin('DELETE', at(issue._id)), 409);
  expectProblem(await send(issue), 409);
  expect(await fingerprint(shop)).toBe(before);
  const row = db.updateTable('issues').where('id', '=', issue._id);
  await expect(row.set({ subject: 'Other' }).execute()).rejects.toThrow('cannot be changed');
  await expect(row.set({ state: 'draft', started_at: null }).execute()).rejects.toThrow('cannot be changed');
  await expect(db.deleteFrom('issues').where('id', '=', issue._id).execute()).rejects.toThrow(
    'cannot be changed',
  );
  await shop.work();
  await expect(row.set({ state: 'sending', ended_at: null }).execute()).rejects.toThrow('cannot be changed');
  const again = shop.sql`update issue_recipients set state = 'waiting' where issue_id = ${issue._id}`;
  await expect(again).rejects.toThrow('cannot be changed');
});

test('an issue is not sent if it was changed since the admin read it, or if it has no recipients', async () => {
  await subscribed(shop, 1);
  const read = await write('Read this');
  await asAdmin('PATCH', at(read._id), { des: 'Something else.' });
  expectProblem(await send(read), 409);
  expect((await asAdmin('GET', at(read._id))).body.state).toBe('draft');
  await db.updateTable('newsletter_subscribers').set({ confirmed_at: null }).execute();
  expectProblem(await send((await asAdmin('GET', at(read._id))).body), 409);
  expect((await asAdmin('GET', at(read._id))).body).toMatchObject({ state: 'draft', started: null });
});

test('concurrent requests send an issue only once', async () => {
  const [email] = await subscribed(shop, 1);
  const issue = await write('Once');
  const responses = await Promise.all([send(issue), send(issue), send(issue)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await shop.work();
  expect((await shop.mails()).filter(({ to }) => to === email)).toHaveLength(1);
});

test('the audit log has every action on an issue and the number of recipients', async () => {
  await db.updateTable('newsletter_subscribers').set({ confirmed_at: null }).execute();
  await subscribed(shop, 2);
  const issue = await write('Noted');
  await send((await asAdmin('PATCH', at(issue._id), { des: 'Again.' })).body);
  for (const act of ['stop', 'stop', 'resume', 'resume']) await asAdmin('POST', at(issue._id, act));
  const gone = await write('Thrown away');
  await asAdmin('DELETE', at(gone._id));
  const { body } = await asAdmin('GET', '/audit?limit=100');
  const entries = body.filter(({ target }: any) => [issue._id, gone._id].includes(target?._id));
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

test("a reader's data export contains the issues they received, and an admin's the issues they wrote", async () => {
  const author = await shop.createUser('admin');
  const reader = await shop.createUser('Buyer');
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', reader.id).execute();
  await subscribe(shop, reader.email);
  const written = { subject: 'Your own', des: 'Words.' };
  const { body } = await shop.call('POST', '/newsletter/letters', { as: author, body: written });
  await send(body);
  await shop.work();
  const exportOf = async (as: TestUser) => (await shop.call('GET', '/profile/export', { as })).body;
  const { newsletter, lettersWritten } = await exportOf(reader);
  expect(newsletter.letters).toEqual([{ subject: 'Your own', state: 'sent', handed_at: expect.any(String) }]);
  expect(JSON.stringify(newsletter)).not.toMatch(/hash/);
  expect(lettersWritten).toEqual([]);
  expect((await exportOf(author)).lettersWritten).toMatchObject([written]);
});
