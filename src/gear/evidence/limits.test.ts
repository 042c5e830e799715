import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { jpegFile } from '#demo/camera-file.ts';
import { AppError } from '#src/platform/errors.ts';
import { Writes } from '#src/platform/storage/write-failures.server.ts';
import { aNikon, sendFile } from '#test/evidence.ts';
import { makeFolder } from '#test/files.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, type Shop, useShop } from '#test/shop.ts';
import { Reader, readerOf } from './reader.server.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });

test('an account can send up to twenty files a day, whether or not they can be read', async () => {
  const [seller, other] = [await shop.createUser('Seller'), await shop.createUser('Seller')];
  for (let file = 0; file < 20; file++)
    expect((await sendFile(shop, seller, file % 2 ? jpegFile(aNikon) : Buffer.from('no'))).status).toBe(
      file % 2 ? 201 : 422,
    );
  expectProblem(await sendFile(shop, seller, jpegFile(aNikon)), 429);
  expect((await sendFile(shop, other, jpegFile(aNikon))).status).toBe(201);
});

test('files that do not fit in the reader’s queue are refused immediately, and the others are read', async () => {
  const reader = readerOf(shop.app);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 12 }, async () => reader.read(jpegFile(aNikon))),
  );
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.map((each) => (each as PromiseRejectedResult).reason.code)).toEqual(Array(4).fill('busy'));
  for (const outcome of outcomes.filter(({ status }) => status === 'fulfilled'))
    expect((outcome as PromiseFulfilledResult<unknown>).value).toMatchObject({ serial: aNikon.serial });
  expect(await reader.read(jpegFile(aNikon))).toMatchObject({ model: 'NIKON D750' });
});

function fillDisk({ app }: Shop): void {
  const called = 'the shop';
  const places = { database: { called, folder: null }, files: { called, folder: '/proc' } };
  app.writes = new Writes(places, app.log);
}

test('a full disk is reported only if a file cannot be received, and not if the reader is busy', async () => {
  const broken = await openShop();
  onTestFinished(() => broken.close());
  broken.app.log.level = 'silent';
  const seller = await broken.createUser('Seller');
  const uploads = join(broken.app.config.STATE_DIR, 'uploads');
  fillDisk(broken);
  const read = vi.spyOn(readerOf(broken.app), 'read').mockRejectedValueOnce(new AppError('busy'));
  const busy = await sendFile(broken, seller, jpegFile(aNikon));
  expect([busy.status, busy.body.type]).toEqual([503, 'urn:rangefinder:problem:busy']);
  expect(broken.app.writes.reason).toBeNull();
  await rm(uploads, { recursive: true });
  await writeFile(uploads, '');
  const full = await sendFile(broken, seller, jpegFile(aNikon));
  expect([full.status, full.body.type]).toEqual([503, 'urn:rangefinder:problem:unavailable']);
  expect(read).toHaveBeenCalledOnce();
});

test('a file that uses too much time or memory in the thread is refused, and the next one is read', async () => {
  // No known file does this to our reader, so the test uses a thread that hangs or fills its memory on request.
  const root = await makeFolder();
  await mkdir(join(root, 'src/gear/evidence'), { recursive: true });
  const thread = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, bytes }) => {
      for (const rows = []; bytes[0] === 1; ) rows.length = 0;
      for (const rows = []; bytes[0] === 2; ) rows.push(new Array(100_000).fill(rows.length));
      parentPort.postMessage({ id, facts: { env: Object.keys(process.env) } });
    });
    parentPort.postMessage('ready');`;
  await writeFile(join(root, 'src/gear/evidence/reader-thread.ts'), thread);
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  const reader = new Reader(root);
  const read = async (first: number) => reader.read(Uint8Array.from([first]));
  const fine = { env: [] };
  expect(await read(0)).toEqual(fine);
  expect(await Promise.all([read(1), read(0), read(2), read(0)])).toEqual([null, fine, null, fine]);
});
