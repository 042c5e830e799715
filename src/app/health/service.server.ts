import { hostname } from 'node:os';
import { join } from 'node:path';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import { readRecord } from '#src/platform/backup/record.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId } from '#src/platform/ids.server.ts';
import { listFailedJobs } from '#src/platform/jobs/failed.server.ts';
import { mailQueue, readMailQueue, readTestMail } from '#src/platform/mail/outcome.server.ts';
import { enqueueTestMail, type Mail } from '#src/platform/mail/service.server.ts';
import { listProcesses } from '#src/platform/processes/queries.server.ts';
import { findDiffering } from '#src/platform/processes/settings.server.ts';
import { diskOf } from '#src/platform/storage/disk.server.ts';
import { healthTexts } from '#src/texts/health.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { joinSentences } from '#src/texts/words.ts';
import { toMaintenance } from './maintenance-service.server.ts';
import { listErrors, readDatabase } from './queries.server.ts';
import type { Health, TestMailResult } from './schemas.ts';

const iso = (moment: Date | null): string | null => moment && moment.toISOString();

const photosAre = { local: 'local', s3: 'bucket', imgbb: 'host' } as const;

const transportOf = ({ config }: App) => (config.SMTP_URL ? 'smtp' : 'outbox');

export async function readHealth(app: App): Promise<Health> {
  const { db, config } = app;
  const [database, processes, mails, record, disks, givenUp, errors] = await Promise.all([
    readDatabase(db),
    listProcesses(db),
    readMailQueue(db),
    readRecord(config.STATE_DIR),
    readDisks(app),
    listFailedJobs(db),
    listErrors(db),
  ]);
  const { made, failed } = record;
  const { oldest, lastDelivered, ...counts } = mails;
  const { postgres, databaseBytes, migrations: count, last } = database;
  return {
    at: new Date().toISOString(),
    build: { ...app.build, postgres, migrations: { count, last } },
    host: hostname(),
    processes: processes.map(({ host, pid, version, commit, node, started_at, seen_at, ...process }) => ({
      host,
      pid,
      version,
      commit,
      node,
      started: started_at.toISOString(),
      seen: seen_at.toISOString(),
      clockAheadSeconds: process.clock_ahead_seconds,
    })),
    differing: findDiffering(processes).map(({ setting, values }) => ({
      setting,
      values: values.map(({ host, pid, value }) => ({ host, pid, value })),
    })),
    mails: {
      transport: transportOf(app),
      ...counts,
      givenUp: givenUp.reduce((sum, { queue, count: more }) => sum + (queue === mailQueue ? more : 0), 0),
      oldest: iso(oldest),
      lastDelivered: iso(lastDelivered),
    },
    backup: {
      made: made ? { ...made, folder: made.folder ?? null, verified: made.verified ?? null } : null,
      failed: failed ?? null,
    },
    disks,
    databaseBytes,
    photos: photosAre[config.IMAGES],
    cannotWrite:
      joinSentences(app.writes.faults.map(({ place, fault }) => healthTexts.disk.faults[place][fault])) ||
      null,
    jobs: givenUp.map(({ since, until, ...rest }) => ({
      ...rest,
      since: since.toISOString(),
      until: until.toISOString(),
    })),
    errors: errors.map(({ last: lastAt, ...rest }) => ({ ...rest, last: lastAt.toISOString() })),
    maintenance: app.maintenance.state && toMaintenance(app.maintenance.state),
  };
}

type Disk = Health['disks'][number];

/** Returns the disks of this machine that the shop writes to, each once. Leaves out disks that cannot be measured. */
async function readDisks({ config, log }: App): Promise<Disk[]> {
  const folders: [Disk['holds'][number], string][] = [['state', config.STATE_DIR]];
  if (config.IMAGES === 'local') folders.push(['photos', join(config.STATE_DIR, 'images')]);
  if (!config.DATABASE_URL) folders.push(['database', join(config.STATE_DIR, 'postgres')]);
  const disks: Disk[] = [];
  for (const [name, folder] of folders) {
    try {
      const disk = await diskOf(folder);
      const known = disks.find(({ mount }) => mount === disk.mount);
      if (known) known.holds.push(name);
      else disks.push({ ...disk, holds: [name] });
    } catch (error) {
      log.warn({ error, folder: name }, 'free disk space could not be determined');
    }
  }
  return disks;
}

/** Sends an admin a test email through the normal queue and mail server. @throws AppError `too-many-requests` */
export async function sendTestMail(app: App, caller: Caller): Promise<{ _id: string; to: string }> {
  await app.rateLimits.consume('test-mail', caller.id);
  return inTransaction(app, async (trx) => {
    const admin = await lockActor(trx, caller.id, { roles: ['admin'] });
    return { _id: await enqueueTestMail(app, trx, composeTestMail(app, admin)), to: admin.email };
  });
}

/** Returns the outcome of a test email, which is stored for an hour. @throws AppError `not-found` */
export async function showTestMail(app: App, id: string): Promise<TestMailResult> {
  const outcome = isId(id) ? await readTestMail(app.db, id) : undefined;
  if (outcome === undefined) throw new AppError('not-found');
  const transport = transportOf(app);
  if (outcome === null) return { state: 'waiting', transport, answer: null };
  return { state: outcome.accepted ? 'accepted' : 'failed', transport, answer: outcome.answer };
}

type Reader = { id: string; name: string; email: string; email_verified: boolean };

function composeTestMail({ config }: App, { id, name, email, email_verified }: Reader) {
  const { PUBLIC_URL: url } = config;
  const to = { name, address: email, confirmed: email_verified };
  const { testMail, greeting, footer } = mailTexts;
  return {
    for: { of: 'person', person: id },
    kind: 'test',
    to,
    subject: testMail.subject,
    greeting: greeting(to),
    paragraphs: testMail.paragraphs,
    action: { label: testMail.action, url: `${url}/dashboard/admin/health` },
    footer: footer(url),
  } satisfies Mail;
}
