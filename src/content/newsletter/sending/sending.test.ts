import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newsletterWork } from '#src/content/newsletter/feature.server.ts';
import { startRunner } from '#src/platform/jobs/runner.server.ts';
import { sorted, useNewsletter } from '#test/newsletter.ts';
import { mailWork } from '#test/notifications.ts';
import { expectProblem } from '#test/problems.ts';
import { subscribed } from '#test/samples.ts';
import { meeting, createListing } from '#test/shop.ts';
import { sendIssues, sendSome } from './service.server.ts';

const { shop, admin, smtp, mails, call, readIssue, send, expireWaits, run } = await useNewsletter();
const { db } = shop.app;

test('an issue is sent once to everyone who has confirmed when it starts', async () => {
  const readers = await subscribed(shop, 30);
  const [silent] = await subscribed(shop, 1);
  await shop.sql`update newsletter_subscribers set confirmed_at = null where email = ${silent}`;
  expect((await shop.call('GET', '/newsletter/subscribers', { as: admin })).body).toEqual({ confirmed: 30 });
  const id = await send();
  expect(await readIssue(id)).toMatchObject({ state: 'sending', all: 30, waiting: 30, sent: 0 });
  const late = await subscribed(shop, 1);
  expect(await shop.work()).toEqual({ failed: 0 });
  expect(sorted(mails.taken)).toEqual(sorted(readers));
  expect(mails.taken).not.toContain(late[0]);
  const none = { waiting: 0, refused: 0, left: 0, unknown: 0 };
  expect(await readIssue(id)).toMatchObject({
    state: 'sent',
    stuck: false,
    ended: expect.any(String),
    all: 30,
    sent: 30,
    ...none,
  });
  await expireWaits();
  await run();
  expect(mails.taken).toHaveLength(30);
});

test('after a process is killed, the next one sends the remaining emails, and nobody gets an email twice', async () => {
  const readers = await subscribed(shop, 12);
  const env = {
    ...process.env,
    RUN_ON: JSON.stringify(shop.connection),
    STATE_DIR: shop.app.config.STATE_DIR,
    ...smtp,
    LOG_LEVEL: 'error',
  };
  const start = () => {
    const script = join(import.meta.dirname, '../../../../test/newsletter-worker.ts');
    const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    return child;
  };
  // The process is killed before it gets the response to the fifth email.
  const killed = Promise.withResolvers<void>();
  const first = start();
  mails.onMail = () => {
    if (mails.taken.length !== 5) return;
    first.kill('SIGKILL');
    killed.resolve();
  };
  const id = await send();
  await killed.promise;
  await once(first, 'exit');
  expect(mails.taken).toHaveLength(5);
  mails.onMail = () => undefined;
  expect(await readIssue(id)).toMatchObject({ state: 'sending', all: 12, sent: 4, unknown: 1, waiting: 7 });
  await expireWaits();
  start();
  await db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, sendIssues, {}));
  await vi.waitFor(async () => expect((await readIssue(id)).state).toBe('sent'), 30_000);
  expect(sorted(mails.taken)).toEqual(sorted(readers));
  expect(await readIssue(id)).toMatchObject({ sent: 11, unknown: 1, waiting: 0 });
});

test('each email is sent once even if several processes send the same issue', async () => {
  const readers = await subscribed(shop, 20);
  const id = await send();
  // Frees the issue, as if the reservation of the first process had expired.
  const free = db.updateTable('issues').set({ held_until: null }).where('id', '=', id);
  const others: Promise<void>[] = [];
  mails.onMail = () => {
    if (others.length < 3) others.push(free.execute().then(() => sendSome(shop.app)));
  };
  await sendSome(shop.app);
  await Promise.all(others);
  mails.onMail = () => undefined;
  await expireWaits();
  await run();
  expect(sorted(mails.taken)).toEqual(sorted(readers));
});

test('an admin can stop the sending of an issue and resume it', async () => {
  const readers = await subscribed(shop, 6);
  mails.onMail = async () => {
    if (mails.taken.length === 2) await call(id, 'stop');
  };
  const id = await send();
  await shop.work();
  const sent = mails.taken.length;
  expect(sent).toBeLessThan(6);
  await expireWaits();
  await run();
  expect(mails.taken).toHaveLength(sent);
  expect(await readIssue(id)).toMatchObject({ state: 'stopped', all: 6, waiting: 6 - sent });
  expect((await call(id, 'stop')).body.state).toBe('stopped');
  expect((await call(id, 'resume')).body.state).toBe('sending');
  await shop.work();
  expect(sorted(mails.taken)).toEqual(sorted(readers));
  for (const act of ['stop', 'resume'] as const) expectProblem(await call(id, act), 409);
});

test('an email about a booking is sent while an issue is being sent to 500 recipients', async () => {
  await subscribed(shop, 500);
  const [seller, buyer] = [await shop.createUser('Seller'), await shop.createUser('Buyer')];
  const item = await createListing(shop, seller);
  const runner = startRunner(shop.app, shop.connection, [mailWork, ...newsletterWork]);
  const begun = Promise.withResolvers<void>();
  const booked = Promise.withResolvers<number>();
  mails.onMail = (to) => {
    if (mails.taken.length >= 5) begun.resolve();
    if (to === buyer.email) booked.resolve(mails.taken.length);
  };
  try {
    const id = await send();
    await begun.promise;
    await shop.call('POST', '/orders', { as: buyer, body: { ...meeting, listing: item._id } });
    expect(await booked.promise).toBeLessThan(400);
    expect((await readIssue(id)).state).toBe('sending');
    await call(id, 'stop');
  } finally {
    await runner.stop();
  }
});

test("the number of emails per minute does not exceed the operator's limit", async () => {
  await subscribed(shop, 4);
  const { config } = shop.app;
  const times: number[] = [];
  mails.onMail = () => void times.push(performance.now());
  await send();
  const slow = { ...shop.app, config: { ...config, NEWSLETTER_PER_MINUTE: 300 } };
  const start = performance.now();
  await sendSome(slow);
  // An email that is late on a loaded machine comes closer to the next one, but none can be early.
  for (const [index, time] of times.entries()) expect(time - start).toBeGreaterThan(index * 190);
  expect(times).toHaveLength(4);
});
