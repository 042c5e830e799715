import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { serve } from '#test/doctor.ts';
import { Bucket } from './bucket.ts';

const limitMs = 1_000;

async function openBucket(answer: (res: ServerResponse, url: string) => Promise<void>): Promise<Bucket> {
  const port = await serve((req, res) => void answer(res, req.url!));
  const config = loadConfig({
    BACKUP_PASSPHRASE_FILE: '/etc/passphrase',
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    BACKUP_S3_ACCESS_KEY_ID: 'key',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  });
  return new Bucket(config, limitMs);
}

test('a download may take longer than the timeout while its parts keep arriving', async () => {
  const bucket = await openBucket(async (res) => {
    res.writeHead(200, { 'content-length': '35' });
    for (let part = 0; part < 7; part++) {
      res.write('abcde');
      await wait(limitMs / 5);
    }
    res.end();
  });
  expect((await bucket.get('key')).toString()).toBe('abcde'.repeat(7));
});

test('a download fails with a message about the server when the server stops sending', async () => {
  const bucket = await openBucket(
    async (res) => void res.writeHead(200, { 'content-length': '50' }).write('abcde'),
  );
  const error: unknown = await bucket.get('key').catch((thrown: unknown) => thrown);
  expect(bucket.explain(error)).toMatch(/^http:\/\/127\.0\.0\.1:\d+ is not responding$/);
});

test('a list of several pages may take longer than the timeout', async () => {
  const pages = 4;
  const bucket = await openBucket(async (res, url) => {
    const at = Number(new URLSearchParams(url.split('?')[1]).get('continuation-token') ?? 1);
    await wait(limitMs / 3);
    const next = at < pages ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '';
    const object = `<Contents><Key>rangefinder/${at}</Key><Size>${at}</Size></Contents>`;
    res.end(`<ListBucketResult>${object}${next}</ListBucketResult>`);
  });
  expect(Object.fromEntries(await bucket.list(''))).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4 });
});
