import { hostname } from 'node:os';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { writeRecord } from '#src/platform/backup/record.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { ErrorCounts } from '#src/platform/observability/error-counts.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { readVersion } from '#src/platform/version.server.ts';
import { afterLock } from '#test/database.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, type TestUser, type Shop, useShop } from '#test/shop.ts';
import { startMailServer } from '#test/smtp.ts';
import type { Health } from './schemas.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');

const read = async (of = shop, as = admin): Promise<Health> => (await of.call('GET', '/health', { as })).body;

async function sendMail({ app }: Shop, { id, email }: TestUser): Promise<void> {
  const mail: Mail = {
    for: { of: 'person', person: id },
    to: { name: 'Robin', address: email, confirmed: true },
    subject: 'Hello',
    greeting: 'Hello Robin,',
    paragraphs: [],
    footer: 'Why.',
  };
  await app.db.transaction().execute((trx) => enqueueMail(app, trx, mail));
}

async function openMailing(smtpUrl: string, settings: Record<string, string> = {}) {
  const mailing = await openShop({ SMTP_URL: smtpUrl, ...settings });
  onTestFinished(() => mailing.close());
  mailing.app.log.level = 'silent';
  return { mailing, by: await mailing.createUser('admin') };
}

async function sendTest(of: Shop, as: TestUser) {
  const { status, body } = await of.call('POST', '/health/test-mail', { as });
  expect([status, body.to]).toEqual([202, as.email]);
  const path = `/health/test-mail/${body._id}`;
  expect((await of.call('GET', path, { as })).body.state).toBe('waiting');
  await of.work();
  return (await of.call('GET', path, { as })).body;
}

test('the health of a new shop has empty lists and names its running process', async () => {
  const { at, build, host, processes, mails, backup, disks, databaseBytes, ...rest } = await read();
  expect(Date.parse(at)).toBeLessThanOrEqual(Date.now());
  expect(build).toMatchObject({
    version: readVersion(shop.app.root),
    commit: null,
    node: process.versions.node,
  });
  const { rows } = await sql<{ version: string; name: string; count: number }>`
    select current_setting('server_version') as version, max(name) as name, count(*) as count from migrations
  `.execute(shop.app.db);
  const { version, name, count } = rows[0]!;
  expect([build.postgres, build.migrations]).toEqual([version, { count, last: name }]);
  expect([host, processes]).toEqual([hostname(), []]);
  expect(mails).toEqual({
    transport: 'outbox',
    waiting: 0,
    retrying: 0,
    sending: 0,
    givenUp: 0,
    oldest: null,
    lastDelivered: null,
  });
  expect(backup).toEqual({ made: null, failed: null });
  expect(disks).toHaveLength(1);
  expect(disks[0]).toMatchObject({ holds: ['state', 'photos', 'database'] });
  expect(disks[0]!.freeBytes).toBeGreaterThan(0);
  expect(disks[0]!.sizeBytes).toBeGreaterThan(disks[0]!.freeBytes);
  expect(databaseBytes).toBeGreaterThan(1_000_000);
  expect(rest).toEqual({
    photos: 'local',
    cannotWrite: null,
    differing: [],
    jobs: [],
    errors: [],
    maintenance: null,
  });
});

test('the health counts waiting, retried and failed emails, and states when the last one was delivered', async () => {
  const { mailing, by } = await openMailing('smtp://127.0.0.1:1');
  await sendMail(mailing, by);
  const waiting = await read(mailing, by);
  expect(waiting.mails).toMatchObject({ transport: 'smtp', waiting: 1, retrying: 0, lastDelivered: null });
  expect(Date.parse(waiting.mails.oldest!)).toBeGreaterThan(Date.now() - 60_000);
  await mailing.work();
  expect((await read(mailing, by)).mails).toMatchObject({ waiting: 0, retrying: 1, lastDelivered: null });
  await sql`update jobs.job set retry_count = retry_limit where name = 'send-mail'`.execute(mailing.app.db);
  await mailing.work();
  const { mails, jobs } = await read(mailing, by);
  expect(mails).toMatchObject({ waiting: 0, retrying: 0, givenUp: 1, oldest: null });
  expect(jobs.map(({ queue, count }) => [queue, count])).toEqual([['send-mail', 1]]);

  await sendMail(shop, admin);
  const before = Date.now();
  await shop.work();
  expect(Date.parse((await read()).mails.lastDelivered!)).toBeGreaterThanOrEqual(before - 1_000);
});

test('the health states the last backup, and any failure since then', async () => {
  const { STATE_DIR } = shop.app.config;
  const old = { at: '2026-01-02T02:30:00.000Z', seconds: 4.5, bytes: 1234 };
  const failed = { at: '2026-01-03T02:30:00.000Z', reason: 'The disk is full.' };
  await writeRecord(STATE_DIR, { made: old, failed });
  expect((await read()).backup).toEqual({ made: { ...old, folder: null, verified: null }, failed });
  const made = { ...old, folder: '/srv/backups/one', verified: '2026-01-02T03:00:00.000Z' };
  await writeRecord(STATE_DIR, { made });
  expect((await read()).backup).toEqual({ made, failed: null });
});

test('errors of all processes are counted by kind for a day, with the time and request of the last one', async () => {
  const { db } = shop.app;
  const [one, other] = [new ErrorCounts(), new ErrorCounts()];
  const now = Date.now();
  const ago = (minutes: number) => new Date(now - minutes * 60_000);
  const error = Object.assign(new TypeError('robin@example.com'), { code: 'E1' });
  one.note('a call failed', { error }, 'request-1', ago(30));
  one.note('a call failed', { error }, 'request-2', ago(20));
  other.note('a call failed', { error }, 'request-3', ago(10));
  other.note('a job was given up', { job: 'send-mail', error: new Error('x') }, null, ago(200));
  other.note('a page could not be rendered', { error }, 'old', ago(26 * 60));
  await one.flush(db);
  await other.flush(db);
  await other.flush(db);
  const { errors } = await read();
  expect(errors).toEqual([
    { kind: 'a call failed (TypeError E1)', count: 3, last: ago(10).toISOString(), request: 'request-3' },
    { kind: 'a job was given up: send-mail (Error)', count: 1, last: ago(200).toISOString(), request: null },
  ]);
  expect(JSON.stringify(errors)).not.toContain('robin');
  const counted = await db.selectFrom('error_counts').select('kind').execute();
  expect(counted.map(({ kind }) => kind)).not.toContain('a page could not be rendered (TypeError E1)');
});

test('kinds of errors beyond the first hundred are counted together', async () => {
  const { db } = shop.app;
  await db.deleteFrom('error_counts').execute();
  const counts = new ErrorCounts();
  for (let index = 0; index < 300; index++) counts.note(`kind ${index}`, {}, null);
  await counts.flush(db);
  const kinds = await db.selectFrom('error_counts').select(['kind', 'count']).execute();
  expect(kinds).toHaveLength(101);
  expect(kinds.find(({ kind }) => kind === 'other errors')).toMatchObject({ count: 200 });
});

test('errors that could not be stored are stored in the next attempt', async () => {
  const counts = new ErrorCounts();
  counts.note('a lost line', {}, 'request-1');
  const away = await openShop();
  await away.close();
  await expect(counts.flush(away.app.db)).rejects.toThrow('driver has already been destroyed');
  counts.note('a lost line', {}, 'request-2');
  await counts.flush(shop.app.db);
  const found = (await read()).errors.find(({ kind }) => kind === 'a lost line');
  expect(found).toMatchObject({ count: 2, request: 'request-2' });
});

test('log entries of level 50 are counted as errors', async () => {
  const errors = new ErrorCounts();
  const log = createLog('info', { write: () => undefined }, errors);
  log.error({ error: new RangeError('secret') }, 'a page could not be rendered on purpose');
  log.error('a plain line');
  log.warn('a warning');
  await errors.flush(shop.app.db);
  const kinds = (await read()).errors.map(({ kind, count }) => [kind, count]);
  expect(kinds).toContainEqual(['a page could not be rendered on purpose (RangeError)', 1]);
  expect(kinds).toContainEqual(['a plain line', 1]);
  expect(kinds).not.toContainEqual(['a warning', 1]);
});

test('a test email is sent to the admin who requests it, and its result has the mail server’s response', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.stop());
  const { mailing, by } = await openMailing(`smtp://127.0.0.1:${server.port}`);
  const accepted = { state: 'accepted', transport: 'smtp', answer: expect.stringMatching(/^250 /) };
  expect(await sendTest(mailing, by)).toMatchObject(accepted);
  expect(server.received.map(({ to, subject }) => [to, subject])).toEqual([
    [by.email, 'Test email from Rangefinder'],
  ]);
});

test('a rejected test email is not retried, and its result states the reason without the password', async () => {
  const server = await startMailServer(0, {
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(new Error(`5.7.8 wrong: ${username} with ${password}`)),
  });
  onTestFinished(() => server.stop());
  const { mailing, by } = await openMailing(`smtp://shopname:p%40ssword@127.0.0.1:${server.port}`);
  const answer = expect.stringMatching(/^535 .*wrong: … with …$/);
  expect(await sendTest(mailing, by)).toMatchObject({ state: 'failed', transport: 'smtp', answer });
  expect((await read(mailing, by)).mails).toMatchObject({ waiting: 0, retrying: 0, givenUp: 0 });
});

test('the result of a test email has the error when the mail server is down', async () => {
  const { mailing, by } = await openMailing('smtp://127.0.0.1:1');
  const answer = expect.stringMatching(/ECONNREFUSED/);
  expect(await sendTest(mailing, by)).toMatchObject({ state: 'failed', transport: 'smtp', answer });
});

test('without a mail server, a test email is written to the outbox, and its result says so', async () => {
  expect(await sendTest(shop, admin)).toEqual({ state: 'accepted', transport: 'outbox', answer: null });
  const last = (await shop.mails()).at(-1)!;
  expect([last.to, last.subject]).toEqual([admin.email, 'Test email from Rangefinder']);
});

test('an admin can send five test emails an hour', async () => {
  const { mailing: limited, by } = await openMailing('smtp://127.0.0.1:1', { RATE_LIMITS: 'on' });
  for (let sent = 0; sent < 5; sent++)
    expect((await limited.call('POST', '/health/test-mail', { as: by })).status).toBe(202);
  expectProblem(await limited.call('POST', '/health/test-mail', { as: by }), 429);
  const other = await limited.createUser('admin');
  expect((await limited.call('POST', '/health/test-mail', { as: other })).status).toBe(202);
});

test('a request for the result of an email that is not a test email gets 404', async () => {
  await sendMail(shop, admin);
  await shop.work();
  const rows = await shop.sql<{ id: string }>`
    select id from jobs.job where name = 'send-mail' and output is null and state = 'completed' limit 1`;
  expectProblem(await shop.call('GET', `/health/test-mail/${rows[0]!.id}`, { as: admin }), 404);
});

test('two processes store the same kinds of errors concurrently without a deadlock', async () => {
  const now = new Date();
  const hour = new Date(now.getTime() - (now.getTime() % 3_600_000));
  const errors = new ErrorCounts();
  for (const kind of ['late', 'early']) errors.note(kind, {}, null, now);
  const store = (kind: string) => (trx: Trx) =>
    trx.insertInto('error_counts').values({ hour, kind, count: 1, last_at: now }).execute();
  await afterLock(shop, store('early'), () => errors.flush(shop.app.db), store('late'));
  const counted = (await read()).errors.filter(({ kind }) => kind === 'late' || kind === 'early');
  expect(counted.map(({ count }) => count)).toEqual([2, 2]);
});
