import { z } from 'zod';
import { parseDatabaseUrl } from '#src/platform/db/database-url.server.ts';
import { errorMessage } from '#src/platform/errors.ts';
import { choice, filled, httpsUrl, matching, webUrl, wholeNumber } from './values.server.ts';

const databaseUrl = z
  .string()
  .meta({ format: 'uri' })
  .superRefine((value, context) => {
    try {
      parseDatabaseUrl(value);
    } catch (error) {
      context.addIssue({ code: 'custom', message: errorMessage(error) });
    }
  });

/** The maximum number of emails in the outbox, which keeps the newest ones. */
export const maxOutboxMails = 1_000;

export const stateSettings = {
  STATE_DIR: filled
    .default('.state')
    .describe(
      'The folder for the embedded database, local photos, emails as `outbox/*.eml`, and generated secrets.',
    ),
  DATABASE_URL: databaseUrl
    .optional()
    .describe(
      'A database on PostgreSQL 15 or later, `postgres://name:password@host:5432/database` (docs/operating.md). Unset: an embedded one is started under STATE_DIR.',
    ),
  DATABASE_READ_URL: databaseUrl
    .optional()
    .describe(
      'A standby of DATABASE_URL for reads by visitors (docs/operating.md); while it is unavailable or lags, DATABASE_URL is used.',
    ),
  DATABASE_CONNECTIONS: wholeNumber(4, 500)
    .default(16)
    .describe(
      'The maximum number of database connections of one process for logged-in users and background work. In addition, a process has half as many connections for visitors and searches, and up to 7 for the index, jobs and notifications.',
    ),
  EMBEDDED_RUN_AS: choice('namespace', 'user')
    .optional()
    .describe(
      'How the embedded database runs when root starts the shop: in a user namespace, or as another user. Unset: whichever works.',
    ),
  IMAGES: choice('local', 's3', 'imgbb')
    .default('local')
    .describe('Where uploaded photos are stored: the folder `STATE_DIR/images`, a bucket, or imgbb.'),
  SELLER_STORAGE_MB: wholeNumber(1, 1_000_000_000)
    .default(4096)
    .describe(
      'The maximum number of megabytes that the uploaded photos of one seller or admin may use in all sizes; a photo takes about 1.5 MB. Buyers have a fixed limit of 200 MB.',
    ),
  S3_BUCKET: filled.optional().describe('With `IMAGES=s3`: the bucket.'),
  // Pages load photos only over https.
  S3_PUBLIC_URL: httpsUrl
    .optional()
    .describe('With `IMAGES=s3`: the URL at which the bucket can be read publicly.'),
  S3_ENDPOINT: webUrl.optional().describe('With `IMAGES=s3`: the server, if it is not Amazon’s.'),
  S3_REGION: filled.default('us-east-1').describe('With `IMAGES=s3`: the region.'),
  S3_ACCESS_KEY_ID: filled
    .optional()
    .describe('With `IMAGES=s3`: the access key id for writing to the bucket.'),
  S3_SECRET_ACCESS_KEY: filled.optional().describe('With `IMAGES=s3`: the secret of that key.'),
  IMGBB_KEY: filled.optional().describe('With `IMAGES=imgbb`: the API key. It never leaves the server.'),
  IMGBB_URL: webUrl
    .default('https://api.imgbb.com/1/upload')
    .describe('With `IMAGES=imgbb`: the URL for uploads.'),
  BACKUP_PASSPHRASE_FILE: filled
    .optional()
    .describe(
      'A file with the passphrase for encrypting backups; `openssl rand -base64 32` generates one. Keep a copy of the passphrase elsewhere: without it no backup can be read. Unset: backups are not encrypted.',
    ),
  BACKUP_S3_BUCKET: filled
    .optional()
    .describe(
      'A private bucket. Each backup is copied to it after it is verified. Also needs BACKUP_PASSPHRASE_FILE.',
    ),
  BACKUP_S3_PREFIX: matching(/^[\w./-]*$/, 'must be letters, digits, `/`, `.`, `_` and `-`')
    .default('rangefinder/')
    .describe('The prefix of all names in that bucket; each shop needs its own.'),
  BACKUP_S3_ENDPOINT: webUrl.optional().describe('The server of that bucket, if it is not Amazon’s.'),
  BACKUP_S3_REGION: filled.default('us-east-1').describe('The region of that bucket.'),
  BACKUP_S3_ACCESS_KEY_ID: filled
    .optional()
    .describe('The key for that bucket, which must be allowed to list, read, write and delete there.'),
  BACKUP_S3_SECRET_ACCESS_KEY: filled.optional().describe('The secret of that key.'),
};
