import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '#embedded-postgres/test/state.ts';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { serve } from '#test/doctor.ts';
import { locateBackup } from './bucket-copies.ts';

const name = 'rangefinder-2026-01-02T03-04-05Z';

test('an interrupted download fails with one line that names the bucket and its server', async () => {
  const port = await serve((req, res) => {
    if (req.url?.includes('list-type=2')) {
      const key = `rangefinder/${name}/manifest.json.enc`;
      res.end(`<ListBucketResult><Contents><Key>${key}</Key></Contents></ListBucketResult>`);
    } else res.writeHead(200, { 'content-length': '50' }).write('abcde', () => res.destroy());
  });
  const folder = makeFolder();
  const passphrase = join(folder, 'passphrase');
  writeFileSync(passphrase, 'a passphrase of the tests');
  const config = loadConfig({
    BACKUP_PASSPHRASE_FILE: passphrase,
    BACKUP_S3_BUCKET: 'copies',
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    BACKUP_S3_ACCESS_KEY_ID: 'key',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  });
  await expect(locateBackup(`s3:${name}`, join(folder, 'backups'))(config)).rejects.toThrow(
    `The backup could not be fetched from s3://copies/rangefinder/: http://127.0.0.1:${port} is not responding.`,
  );
});
