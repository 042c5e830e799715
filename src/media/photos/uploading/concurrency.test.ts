import { randomBytes } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { lockStorage } from '#src/media/photos/queries.server.ts';
import { countUploads, stopUploads } from '#src/media/photos/service.server.ts';
import { Writes } from '#src/platform/storage/write-failures.server.ts';
import { origin } from '#test/api.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { openShop, type Shop, useShop } from '#test/shop.ts';
import { aForm, upload, uploadPhoto } from '#test/uploads.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

function holdBack(headers: Record<string, string> = {}, at = shop, as = seller) {
  const read = Promise.withResolvers<() => void>();
  const body = new ReadableStream<Uint8Array>(
    { pull: (controller) => read.resolve(() => controller.close()) },
    { highWaterMark: 0 },
  );
  const sent = {
    authorization: `bearer ${as.token}`,
    'content-type': 'multipart/form-data; boundary=x',
    ...headers,
  };
  const request = { method: 'POST', headers: sent, body, duplex: 'half' } as RequestInit;
  const answer = Promise.resolve(at.api.fetch(new Request(`${origin}/api/images`, request)));
  return { read: read.promise, answer };
}

async function sendAsLarge(bytes: Uint8Array) {
  const sent = new Response(aForm([['image', bytes]]));
  const headers = {
    'content-type': sent.headers.get('content-type')!,
    'content-length': String(15 * 1024 * 1024),
  };
  return shop.call('POST', '/images', {
    as: seller,
    body: new Uint8Array(await sent.arrayBuffer()),
    headers,
  });
}

const aGif = async () =>
  new Uint8Array(
    await sharp(await anImage('png'))
      .gif()
      .toBuffer(),
  );

test("an upload over the user's limit is rejected before it is read, and other users can still upload", async () => {
  const waiting = Array.from({ length: 4 }, () => holdBack());
  const ends = await Promise.all(waiting.map(({ read }) => read));
  expect(countUploads(shop.app)).toBe(4);
  const refused = await holdBack().answer;
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('64 MB') });
  await uploadPhoto(shop, await shop.createUser('Seller'), await anImage('png', '#445566'));
  for (const end of ends) end();
  for (const { answer } of waiting) expect((await answer).status).toBe(400);
  expect(countUploads(shop.app)).toBe(0);
  await uploadPhoto(shop, seller, await anImage('png', '#665544'));
});

test('uploads with a Content-Length get a higher concurrency limit', async () => {
  const waiting = Array.from({ length: 6 }, () => holdBack({ 'content-length': '100000' }));
  const ends = await Promise.all(waiting.map(({ read }) => read));
  for (const end of ends) end();
  for (const { answer } of waiting) expect((await answer).status).toBe(400);
});

test('uploads that are being encoded do not block more uploads', async () => {
  const pictures = await Promise.all(
    ['#100001', '#100002', '#100003', '#100004'].map((colour) => anImage('png', colour)),
  );
  const responses = await shop.app.db.transaction().execute(async (trx) => {
    await lockStorage(trx, seller.id);
    const waiting = pictures.map(sendAsLarge);
    await vi.waitUntil(() => countUploads(shop.app) === pictures.length);
    await vi.waitFor(async () => expectProblem(await sendAsLarge(await aGif()), 422, ['image']), 10_000);
    const folders = await readdir(join(shop.app.config.STATE_DIR, 'uploads'));
    expect(folders.map((name) => name.slice(0, 7))).toEqual(pictures.map(() => 'upload-'));
    return waiting;
  });
  for (const response of responses) expect((await response).status).toBe(200);
});

test('uploads that a shutdown interrupts get 503, and leave no files behind', async () => {
  const ending = await openShop();
  onTestFinished(() => ending.close());
  const [sender, other] = [await ending.createUser('Seller'), await ending.createUser('Seller')];
  const [width, height] = [1_200, 800];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const large = await noise.jpeg().toBuffer();
  const folder = join(ending.app.config.STATE_DIR, 'uploads');
  const hasFiles = async (count: number) =>
    (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp')).length > count;
  await ending.app.db.transaction().execute(async (trx) => {
    await lockStorage(trx, other.id);
    const storing = upload(ending, other, await anImage());
    await vi.waitUntil(() => countUploads(ending.app) === 1, 60_000);
    await vi.waitUntil(() => hasFiles(0), 60_000);
    const encoding = [1, 2, 3].map(async () => upload(ending, sender, large));
    await vi.waitUntil(() => hasFiles(1), 60_000);
    const receiving = holdBack({}, ending, sender);
    await receiving.read;
    await stopUploads(ending.app);
    const late = upload(ending, sender, await anImage());
    const answers = [...(await Promise.all([...encoding, storing, late])), await receiving.answer];
    for (const { status, headers } of answers)
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  });
  expect(await readdir(folder)).toEqual([]);
});

test('a HEIC photo is rejected with a message that names the format', async () => {
  for (const brand of ['heic', 'heix', 'hevc', 'mif1']) {
    const head = `\0\0\0\u{18}ftyp${brand}\0\0\0\0mif1heic${'x'.repeat(100)}`;
    const answer = await upload(shop, seller, new TextEncoder().encode(head), 'IMG_0001.HEIC');
    expectProblem(answer, 422, ['image'], brand);
    expect(answer.body.detail).toMatch(/HEIC/);
  }
});

test('an unknown format is rejected with a list of accepted formats', async () => {
  const answer = await upload(shop, seller, await aGif());
  expectProblem(answer, 422, ['image']);
  expect(answer.body.detail).toMatch(/must be a JPEG, PNG, WebP or AVIF photo/);
});

/** Moves the files of a shop to /proc, which never has free space. */
function fillDisk({ app }: Shop): void {
  const called = 'the shop';
  const places = { database: { called, folder: null }, files: { called, folder: '/proc' } };
  app.writes = new Writes(places, app.log);
}

const failures: [string, number, string, (shop: Shop, folder: string) => Promise<unknown>][] = [
  ['no folder can be made', 500, '', async (_, folder) => writeFile(join(folder, 'uploads'), '')],
  ['the host takes nothing', 503, '10', async (_, folder) => writeFile(join(folder, 'images'), '')],
  ['the encoder does not start', 503, '5', async ({ app }, folder) => void (app.root = folder)],
];
test.for(failures)(
  'a failed upload is reported as a full disk only if the disk is full: %s',
  async ([, status, later, fail]) => {
    const broken = await openShop();
    onTestFinished(() => broken.close());
    broken.app.log.level = 'silent';
    const sender = await broken.createUser('Seller');
    await fail(broken, broken.app.config.STATE_DIR);
    const other = await upload(broken, sender, await anImage());
    expect([other.status, other.headers.get('retry-after') ?? '']).toEqual([status, later]);
    expect(other.body.detail).not.toMatch(/disk/);
    fillDisk(broken);
    const full = await upload(broken, sender, await anImage());
    expectProblem(full, 503);
    expect(full.headers.get('retry-after')).toBe('10');
    expect(full.body).toMatchObject({
      type: 'urn:rangefinder:problem:unavailable',
      detail: 'The disk is full, so no changes can be saved. Try again later.',
    });
    expect(broken.app.writes.reason).toBe('The disk of the shop is full.');
  },
);

test('a rejected file gets its own error even when the disk is full', async () => {
  fillDisk(shop);
  expectProblem(await upload(shop, seller, await aGif()), 422, ['image']);
  expect(shop.app.writes.reason).toBeNull();
});
