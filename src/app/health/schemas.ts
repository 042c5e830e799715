import { z } from 'zod';
import { text } from '#src/platform/schemas.ts';

const count = z.number().int();
const moment = z.iso.datetime();

/** `PUT /maintenance`: the text that visitors read during maintenance. */
export const newMaintenance = z.object({
  text: text(200).meta({ description: 'the message for visitors; shown as plain text' }),
});
export const maintenance = newMaintenance.extend({ since: moment }).meta({ id: 'Maintenance' });
export type Maintenance = z.output<typeof maintenance>;

const build = {
  version: z.string(),
  commit: z.string().nullable().meta({ description: 'null if this is not a release' }),
  node: z.string(),
};

export const health = z
  .object({
    at: moment.meta({ description: 'when these values were measured' }),
    build: z.object({
      ...build,
      postgres: z.string(),
      migrations: z.object({ count, last: z.string() }),
    }),
    host: z
      .string()
      .meta({ description: 'the host that responded; disks and backups are those of its state folder' }),
    processes: z
      .array(
        z.object({
          ...build,
          host: z.string(),
          pid: count,
          started: moment,
          seen: moment,
          clockAheadSeconds: z.number().nullable().meta({
            description: "by how much its clock is ahead of the database's; null if it was not measured",
          }),
        }),
      )
      .meta({ description: 'processes that sent a heartbeat within the last minute' }),
    differing: z
      .array(
        z.object({
          setting: z.string(),
          values: z.array(z.object({ host: z.string(), pid: count, value: z.string().nullable() })),
        }),
      )
      .meta({
        description: 'settings that pages show, and that these processes do not share; null: is not set',
      }),
    mails: z.object({
      transport: z
        .enum(['smtp', 'outbox'])
        .meta({ description: '`outbox`: no mail server is configured; emails are written to files' }),
      waiting: count,
      retrying: count,
      sending: count,
      givenUp: count,
      oldest: moment.nullable().meta({ description: 'when the oldest unsent email was queued' }),
      lastDelivered: moment.nullable(),
    }),
    backup: z.object({
      made: z
        .object({
          at: moment,
          seconds: z.number(),
          bytes: z.number(),
          folder: z.string().nullable().meta({ description: 'null if the backup did not record it' }),
          verified: moment
            .nullable()
            .meta({ description: 'when it was last verified by restoring it into a scratch database' }),
        })
        .nullable(),
      failed: z
        .object({ at: moment, reason: z.string() })
        .nullable()
        .meta({ description: 'a failure since that backup, if any' }),
    }),
    disks: z.array(
      z.object({
        mount: z.string(),
        holds: z.array(z.enum(['state', 'photos', 'database'])),
        freeBytes: z.number(),
        sizeBytes: z.number(),
      }),
    ),
    databaseBytes: z.number(),
    photos: z
      .enum(['local', 'bucket', 'host'])
      .meta({ description: 'where photos are stored: `host` is an image-hosting service' }),
    cannotWrite: z
      .string()
      .nullable()
      .meta({ description: 'why the database or the state folder is not writable' }),
    jobs: z
      .array(z.object({ queue: z.string(), reason: z.string(), count, since: moment, until: moment }))
      .meta({ description: 'jobs that failed permanently, by queue and reason' }),
    errors: z
      .array(
        z.object({
          kind: z.string(),
          count,
          last: moment,
          request: z.string().nullable().meta({ description: 'the `X-Request-Id` of the most recent one' }),
        }),
      )
      .meta({
        description: 'log entries at level 50 and above of all processes in the last 24 hours, newest first',
      }),
    maintenance: maintenance.nullable(),
  })
  .meta({ id: 'Health' });
export type Health = z.output<typeof health>;

export const testMail = z.object({
  _id: z.string(),
  to: z.string().meta({ description: "the caller's own address" }),
});

export const testMailResult = z
  .object({
    state: z.enum(['waiting', 'accepted', 'failed']),
    transport: z.enum(['smtp', 'outbox']),
    answer: z
      .string()
      .nullable()
      .meta({ description: 'the response of the mail server, or why it could not be reached' }),
  })
  .meta({ id: 'TestMailResult' });
export type TestMailResult = z.output<typeof testMailResult>;
