import { filled, matching, webUrl } from './values.server.ts';

export const backupSettings = {
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
