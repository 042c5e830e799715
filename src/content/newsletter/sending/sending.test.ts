import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startRunner } from '#src/platform/jobs/runner.server.ts';
import { mailWork } from '#test/notifications.ts';
import { anIssue, subscribed } from '#test/samples.ts';
import { expectProblem } from '#test/problems.ts';
import { meeting, createListing, useShop } from '#test/shop.ts';
import { startMailServer } from '#test/smtp.ts';
import { newsletterWork } from '#src/content/newsletter/jobs.server.ts';
import { sendLetters } from './service.server.ts';
import { sendSome } from './service.server.ts';

const moods = new Map<string, 'unknown' | 'busy' | 'spam' | 'hangs up'>();
const answers = {
  unknown: [550, 'No such user here'],
  busy: [451, 'Try again later'],
  spam: [554, 'Not that'],
} as const;
const refusal = (mood: keyof typeof answers) =>
  Object.assign(new Error(answers[mood][1]), { responseCode: answers[mood][0] });
let onMail: (to: string) => void = () => undefined;

const options: SMTPServerOptions = {
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo({ address }, _, answer) {
    const mood = moods.get(address);
    answer(mood === 'unknown' || mood === 'busy' ? refusal(mood) : undefined);
  },
  onData(stream, session, done) {
    const address = (session.envelope.rcptTo[0] as { address: string }).address;
    stream.resume().on('end', () => {
      const mood = moods.get(address);
      if (mood === 'spam') return done(refusal(mood));
      taken.push(address);
      if (mood === 'hangs up') return hangUp(session.remotePort);
      onMail(address);
      done();
    });
  },
};
const taken: string[] = [];
let server = await startMailServer(0, options);
let { hangUp } = server;
afterAll(() => server.stop());
const smtp = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, NEWSLETTER_PER_MINUTE: '60000' };
const shop = await useShop(smtp);
const { db } = shop.app;
const admin = await shop.createUser('admin');
beforeEach(async () => {
  await db.deleteFrom('letter_recipients').execute();
  await db.updateTable('newsletter_subscribers').set({ confirmed_at: null }).execute();
  await shop.sql`update letters set state = 'sent', ended_at = now() where state in ('sending', 'stopped')`;
  taken.length = 0;
  moods.clear();
  onMail = () => undefined;
});

const at = (id: string, act = '') => `/newsletter/letters/${id}${act && `/${act}`}`;
const press = async (id: string, act: 'send' | 'stop' | 'resume', body?: object) =>
  shop.call('POST', at(id, act), { as: admin, body });
async function letterNow(id: string) {
  const { recipients, ...letter } = (await shop.call('GET', at(id), { as: admin })).body;
  return { ...letter, ...recipients };
}

async function send(values = {}): Promise<string> {
  const { id, updated_at } = await anIssue(shop, values);
  expect((await press(id, 'send', { changed: updated_at.toISOString() })).status).toBe(200);
  return id;
}

/** Lets as much time pass as a mail that was put off waits, or a process that ended holds a letter. */
async function pass(): Promise<void> {
  const past = new Date(0);
  await db.updateTable('letters').set({ held_until: null }).where('state', '=', 'sending').execute();
  await db.updateTable('letter_recipients').set({ next_at: past }).execute();
}
async function run(): Promise<void> {
  await db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, sendLetters, {}));
  expect(await shop.work()).toEqual({ failed: 0 });
}
const sorted = (addresses: readonly string[]) => [...addresses].toSorted();

test('a letter goes to everyone who has confirmed, once, and is sent then', async () => {
  const readers = await subscribed(shop, 30);
  const [silent] = await subscribed(shop, 1);
  await shop.sql`update newsletter_subscribers set confirmed_at = null where email = ${silent}`;
  expect((await shop.call('GET', '/newsletter/subscribers', { as: admin })).body).toEqual({ confirmed: 30 });
  const id = await send();
  expect(await letterNow(id)).toMatchObject({ state: 'sending', all: 30, waiting: 30, sent: 0 });
  const late = await subscribed(shop, 1);
  expect(await shop.work()).toEqual({ failed: 0 });
  expect(sorted(taken)).toEqual(sorted(readers));
  expect(taken).not.toContain(late[0]);
  const none = { waiting: 0, refused: 0, left: 0, unknown: 0 };
  expect(await letterNow(id)).toMatchObject({
    state: 'sent',
    stuck: false,
    ended: expect.any(String),
    all: 30,
    sent: 30,
    ...none,
  });
  await pass();
  await run();
  expect(taken).toHaveLength(30);
});

test('a process that is killed in the middle leaves the rest to the next one, and nobody gets it twice', async () => {
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
  // The fifth mail was taken, and the process ends before it hears of it.
  const killed = Promise.withResolvers<void>();
  const first = start();
  onMail = () => {
    if (taken.length !== 5) return;
    first.kill('SIGKILL');
    killed.resolve();
  };
  const id = await send();
  await killed.promise;
  await once(first, 'exit');
  expect(taken).toHaveLength(5);
  onMail = () => undefined;
  expect(await letterNow(id)).toMatchObject({ state: 'sending', all: 12, sent: 4, unknown: 1, waiting: 7 });
  await pass();
  start();
  await db.transaction().execute((trx) => shop.app.jobs.enqueue(trx, sendLetters, {}));
  await vi.waitFor(async () => expect((await letterNow(id)).state).toBe('sent'), 30_000);
  expect(sorted(taken)).toEqual(sorted(readers));
  expect(await letterNow(id)).toMatchObject({ sent: 11, unknown: 1, waiting: 0 });
});

test('two processes that send at once send each mail once', async () => {
  const readers = await subscribed(shop, 20);
  const id = await send();
  // As if the first had taken so long that it holds the letter no longer.
  const free = db.updateTable('letters').set({ held_until: null }).where('id', '=', id);
  const others: Promise<void>[] = [];
  onMail = () => {
    if (others.length < 3) others.push(free.execute().then(() => sendSome(shop.app)));
  };
  await sendSome(shop.app);
  await Promise.all(others);
  onMail = () => undefined;
  await pass();
  await run();
  expect(sorted(taken)).toEqual(sorted(readers));
});

test('who is refused for good is not tried again; who is put off is, up to eight times', async () => {
  const [unknown, spam, busy, forever, fine] = await subscribed(shop, 5);
  moods.set(unknown!, 'unknown').set(spam!, 'spam').set(busy!, 'busy').set(forever!, 'busy');
  const id = await send();
  await shop.work();
  expect(taken).toEqual([fine]);
  expect(await letterNow(id)).toMatchObject({
    state: 'sending',
    stuck: false,
    all: 5,
    sent: 1,
    refused: 2,
    waiting: 2,
  });
  moods.delete(busy!);
  await run();
  expect(taken, 'not before its time').toEqual([fine]);
  await pass();
  await run();
  expect(taken).toEqual([fine, busy]);
  moods.delete(unknown!);
  moods.delete(spam!);
  for (let tries = 2; tries < 7; tries++) {
    await pass();
    await run();
  }
  expect(await letterNow(id)).toMatchObject({ state: 'sending', waiting: 1 });
  await pass();
  await run();
  expect(await letterNow(id)).toMatchObject({ state: 'sent', all: 5, sent: 2, refused: 3, waiting: 0 });
  expect(taken).toEqual([fine, busy]);
});

test('a mail whose answer did not come is not sent again, and the others are', async () => {
  const [first, ...rest] = await subscribed(shop, 4);
  moods.set(first!, 'hangs up');
  const id = await send();
  await shop.work();
  expect(await letterNow(id)).toMatchObject({ state: 'sending', stuck: true, unknown: 1, waiting: 3 });
  await pass();
  await run();
  expect(taken).toEqual([first, ...rest]);
  expect(await letterNow(id)).toMatchObject({ state: 'sent', stuck: false, sent: 3, unknown: 1 });
});

test('while the mail server is away nobody is lost, and it is said', async () => {
  const readers = await subscribed(shop, 3);
  const { port } = server;
  await server.stop();
  const id = await send();
  await shop.work();
  expect(await letterNow(id)).toMatchObject({ state: 'sending', stuck: true, waiting: 3 });
  server = await startMailServer(port, options);
  hangUp = server.hangUp;
  await run();
  expect(sorted(taken)).toEqual(sorted(readers));
  expect(await letterNow(id)).toMatchObject({ state: 'sent', stuck: false });
});

test('who leaves while it is sent gets nothing more, not even once they are back', async () => {
  const [first, leaver, last] = await subscribed(shop, 3);
  onMail = () => {
    onMail = () => undefined;
    const subscriber = db.updateTable('newsletter_subscribers').where('email', '=', leaver!);
    void subscriber.set({ left_at: new Date(), confirmed_at: null }).execute();
    void subscriber.set({ left_at: null, confirmed_at: new Date() }).execute();
  };
  const id = await send();
  await shop.work();
  expect(taken).toEqual([first, last]);
  expect(await letterNow(id)).toMatchObject({ all: 3, sent: 2, left: 1 });
});

test('an admin stops what has not gone out, and goes on with it', async () => {
  const readers = await subscribed(shop, 6);
  let stopped: Promise<unknown> | undefined;
  onMail = () => {
    if (taken.length === 2) stopped = press(id, 'stop');
  };
  const id = await send();
  await shop.work();
  await stopped;
  const sent = taken.length;
  expect(sent).toBeLessThan(6);
  await pass();
  await run();
  expect(taken).toHaveLength(sent);
  expect(await letterNow(id)).toMatchObject({ state: 'stopped', all: 6, waiting: 6 - sent });
  expect((await press(id, 'stop')).body.state).toBe('stopped');
  expect((await press(id, 'resume')).body.state).toBe('sending');
  await shop.work();
  expect(sorted(taken)).toEqual(sorted(readers));
  for (const act of ['stop', 'resume'] as const) expectProblem(await press(id, act), 409);
});

test('a booking is mailed while a letter to 500 is being sent', async () => {
  await subscribed(shop, 500);
  const [seller, buyer] = [await shop.createUser('Seller'), await shop.createUser('Buyer')];
  const item = await createListing(shop, seller);
  const runner = startRunner(shop.app, shop.connection, [mailWork, ...newsletterWork]);
  const begun = Promise.withResolvers<void>();
  const booked = Promise.withResolvers<number>();
  onMail = (to) => {
    if (taken.length >= 5) begun.resolve();
    if (to === buyer.email) booked.resolve(taken.length);
  };
  try {
    const id = await send();
    await begun.promise;
    await shop.call('POST', '/orders', { as: buyer, body: { ...meeting, listing: item._id } });
    expect(await booked.promise).toBeLessThan(400);
    expect((await letterNow(id)).state).toBe('sending');
    await press(id, 'stop');
  } finally {
    await runner.stop();
  }
});

test('no more mails go out in a minute than the operator allows', async () => {
  await subscribed(shop, 4);
  const { config } = shop.app;
  const times: number[] = [];
  onMail = () => void times.push(performance.now());
  await send();
  const slow = { ...shop.app, config: { ...config, NEWSLETTER_PER_MINUTE: 300 } };
  await sendSome(slow);
  for (const [index, time] of times.slice(1).entries()) expect(time - times[index]!).toBeGreaterThan(150);
  expect(times).toHaveLength(4);
});
