import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { loadConfig } from '#src/platform/config.server.ts';
import { Bucket } from './bucket.server.ts';

const silentMs = 300;

async function openBucket(answer: (res: ServerResponse) => Promise<void>): Promise<Bucket> {
  const server = createServer((_req, res) => {
    res.writeHead(200, { 'content-length': '50' });
    void answer(res);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const config = loadConfig({
    BACKUP_PASSPHRASE_FILE: '/etc/passphrase',
    BACKUP_S3_BUCKET: 'backups',
    BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
    BACKUP_S3_ACCESS_KEY_ID: 'key',
    BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
  });
  return new Bucket(config, silentMs);
}

test('a download arrives whole however long it takes, while its parts keep coming', async () => {
  const bucket = await openBucket(async (res) => {
    for (let part = 0; part < 10; part++) {
      res.write('abcde');
      await wait(silentMs / 5);
    }
    res.end();
  });
  expect((await bucket.get('key')).toString()).toBe('abcde'.repeat(10));
});

test('a download whose server falls silent fails, and says that the server does not answer', async () => {
  const bucket = await openBucket(async (res) => void res.write('abcde'));
  const error: unknown = await bucket.get('key').catch((thrown: unknown) => thrown);
  expect(bucket.explain(error)).toMatch(/^http:\/\/127\.0\.0\.1:\d+ does not answer$/);
});
