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

/** The outbox has only the newest mails. */
export const maxOutboxMails = 1_000;

export const stateSettings = {
  STATE_DIR: filled
    .default('.state')
    .describe('Embedded database, local images, mails as `outbox/*.eml`, generated secrets.'),
  DATABASE_URL: databaseUrl
    .optional()
    .describe(
      'A PostgreSQL 15 or later, `postgres://name:password@host:5432/database` (docs/operating.md). Unset: an embedded one is started under STATE_DIR.',
    ),
  DATABASE_READ_URL: databaseUrl
    .optional()
    .describe(
      'A standby of it, which answers what visitors read (docs/operating.md); while it is gone or late, DATABASE_URL does.',
    ),
  DATABASE_CONNECTIONS: wholeNumber(4, 500)
    .default(16)
    .describe(
      'How many connections to the database one process opens at most for people who are logged in, and for its own work; visitors and searches have half as many more, its index and jobs up to 7.',
    ),
  EMBEDDED_RUN_AS: choice('namespace', 'user')
    .optional()
    .describe('Forces one way of running the embedded database as root. Unset: whichever works.'),
  IMAGES: choice('local', 's3', 'imgbb')
    .default('local')
    .describe('Who keeps uploaded photos: the folder `STATE_DIR/images`, a bucket, or imgbb.'),
  SELLER_STORAGE_MB: wholeNumber(1, 1_000_000_000)
    .default(4096)
    .describe(
      'How many megabytes the uploaded photos of one seller or admin may take in all sizes, at about 1.5 MB each; a buyer has 100.',
    ),
  S3_BUCKET: filled.optional().describe('With `IMAGES=s3`: the bucket.'),
  // Pages load photos only over https.
  S3_PUBLIC_URL: httpsUrl
    .optional()
    .describe('With `IMAGES=s3`: where people fetch what is in the bucket, which must be readable there.'),
  S3_ENDPOINT: webUrl.optional().describe('With `IMAGES=s3`: the server, where it is not Amazon’s.'),
  S3_REGION: filled.default('us-east-1').describe('With `IMAGES=s3`: the region.'),
  S3_ACCESS_KEY_ID: filled.optional().describe('With `IMAGES=s3`: who writes to the bucket.'),
  S3_SECRET_ACCESS_KEY: filled.optional().describe('With `IMAGES=s3`: their secret.'),
  IMGBB_KEY: filled
    .optional()
    .describe('With `IMAGES=imgbb`: the key of its API. It never leaves the server.'),
  IMGBB_URL: webUrl
    .default('https://api.imgbb.com/1/upload')
    .describe('With `IMAGES=imgbb`: where uploads go.'),
  BACKUP_PASSPHRASE_FILE: filled
    .optional()
    .describe(
      'A file with the passphrase that backups are encrypted with, `openssl rand -base64 32`. Keep a copy of it elsewhere: without it no backup can be read. Unset: backups are not encrypted.',
    ),
  BACKUP_S3_BUCKET: filled
    .optional()
    .describe(
      'A private bucket that each backup is copied to once it is verified; needs BACKUP_PASSPHRASE_FILE, too.',
    ),
  BACKUP_S3_PREFIX: matching(/^[\w./-]*$/, 'must be letters, digits, `/`, `.`, `_` and `-`')
    .default('rangefinder/')
    .describe('What the names in that bucket begin with; each shop needs its own.'),
  BACKUP_S3_ENDPOINT: webUrl.optional().describe('The server of that bucket, where it is not Amazon’s.'),
  BACKUP_S3_REGION: filled.default('us-east-1').describe('The region of that bucket.'),
  BACKUP_S3_ACCESS_KEY_ID: filled
    .optional()
    .describe('The key for that bucket, which must be allowed to list, read, write and delete there.'),
  BACKUP_S3_SECRET_ACCESS_KEY: filled.optional().describe('The secret of that key.'),
};
