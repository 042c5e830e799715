import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { origin } from '#test/api.ts';
import { expectProblem } from '#test/problems.ts';
import { anImage } from '#test/samples.ts';
import { useShop } from '#test/shop.ts';
import { fingerprint } from '#test/stored.ts';
import { aForm as form, storedFileNames, pngChunk, upload as uploadAs, uploadPhoto } from '#test/uploads.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

const send = (body: FormData | Uint8Array | string, headers: Record<string, string> = {}) =>
  shop.call('POST', '/images', { as: seller, body, headers });
const upload = (bytes: Uint8Array, name = 'photo.jpg') => uploadAs(shop, seller, bytes, name);

async function expectRefused(bytes: Uint8Array, name?: string, reason = /\S/): Promise<void> {
  const before = [await fingerprint(shop), await storedFileNames(shop)];
  const answer = await upload(bytes, name);
  expectProblem(answer, 422, ['image'], name);
  expect(answer.body.detail).toMatch(reason);
  expect([await fingerprint(shop), await storedFileNames(shop)]).toEqual(before);
}

async function sendInPieces(body: ReadableStream<Uint8Array>, boundary = 'x'): Promise<Response> {
  const headers = {
    authorization: `bearer ${seller.token}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  };
  const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  return shop.api.fetch(new Request(`${origin}/api/images`, request));
}

const text = (value: string) => new TextEncoder().encode(value);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
const box = (brand: string) => text(`\0\0\0\u{18}ftyp${brand}\0\0\0\0mif1heic${'x'.repeat(100)}`);

test.for<[string, () => Promise<Uint8Array> | Uint8Array, string?]>([
  ['an SVG', () => text(svg), 'a.svg'],
  ['an SVG that is called a JPEG', () => text(svg)],
  ['an SVG behind an XML head', () => text(`<?xml version="1.0"?>${svg}`)],
  [
    'a GIF',
    async () =>
      sharp(await anImage('png'))
        .gif()
        .toBuffer(),
    'a.gif',
  ],
  [
    'a TIFF',
    async () =>
      sharp(await anImage('png'))
        .tiff()
        .toBuffer(),
    'a.tiff',
  ],
  ['a PDF', () => text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 'a.pdf'],
  ['HTML that is called a JPEG', () => text('<!doctype html><script>alert(1)</script>')],
  ['HTML behind the first bytes of a JPEG', () => new Uint8Array([0xff, 0xd8, 0xff, ...text('<html>')])],
  ['a program', () => text('\u{7f}ELF\u{2}\u{1}\u{1}')],
  ['an archive', () => new Uint8Array(Buffer.from('504b0304140000000800', 'hex')), 'photos.zip'],
  ['a compressed archive', () => new Uint8Array(gzipSync('x'.repeat(9999))), 'photos.tar.gz'],
  ['one byte', () => new Uint8Array([0xff])],
  ['the head of a JPEG alone', () => new Uint8Array([0xff, 0xd8, 0xff])],
  ['the head of a PNG alone', () => new Uint8Array(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['the head of a WebP alone', () => text('RIFF\0\0\0\0WEBP')],
  ['the head of an AVIF alone', () => box('avif')],
  ['a box of another kind', () => box('mp42')],
])('%s is rejected as not a photo', async ([, make, name]) => {
  await expectRefused(await make(), name);
});

test('an empty file is rejected as empty', () => expectRefused(new Uint8Array(), undefined, /is empty/));

test.for(['jpeg', 'png', 'webp', 'avif'] as const)('a truncated %s is rejected', async (format) => {
  const noise = Buffer.from(Array.from({ length: 60 * 60 * 3 }, (_, index) => (index * 7919) % 251));
  const photo = sharp(noise, { raw: { width: 60, height: 60, channels: 3 } });
  const whole = new Uint8Array(await photo.toFormat(format, { quality: 90 }).toBuffer());
  await uploadPhoto(shop, seller, whole);
  await expectRefused(whole.slice(0, Math.floor(whole.length / 2)), undefined, /damaged|incomplete/);
});

test('a form with a missing, wrong, repeated or text field is rejected by field name', async () => {
  const photo = await anImage();
  const before = await storedFileNames(shop);
  for (const [what, data] of [
    [
      'two files',
      form([
        ['image', photo],
        ['image', photo],
      ]),
    ],
    [
      'a second field',
      form([
        ['image', photo],
        ['note', 'x'],
      ]),
    ],
    ['a wrong field', form([['file', photo]])],
    ['another case', form([['Image', photo]])],
    ['text', form([['image', 'https://example.com/a.jpg']])],
    ['nothing', form([])],
  ] as const)
    expectProblem(await send(data), 422, ['image'], what);
  expect(await storedFileNames(shop)).toEqual(before);
});

test('a body that is not a multipart form is rejected', async () => {
  const photo = await anImage();
  for (const type of [
    'image/jpeg',
    'application/json',
    'application/octet-stream',
    'multipart/mixed; boundary=x',
  ])
    expectProblem(await send(photo, { 'content-type': type }), 415, undefined, type);
  for (const type of [
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary=',
    'multipart/form-data; x',
  ])
    expectProblem(await send(photo, { 'content-type': type }), 400, undefined, type);
  const half = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n\u{ff}';
  expectProblem(await send(half, { 'content-type': 'multipart/form-data; boundary=x' }), 400);
});

test('a file of 16 MB is rejected for its size, and one of 15 MB is decoded', async () => {
  const bytes = new Uint8Array(16 * 1024 * 1024);
  bytes.set(await anImage());
  expectProblem(await upload(bytes), 413);
  const photo = await anImage('jpeg', '#778899');
  const padded = new Uint8Array(15 * 1024 * 1024);
  padded.set(photo);
  expect(await uploadPhoto(shop, seller, padded)).toMatchObject({ width: 64, height: 48 });
  expectProblem(await upload(new Uint8Array(15 * 1024 * 1024 + 1).fill(0xff)), 413);
});

test('an endless body is rejected as soon as it is too long', async () => {
  const part = new Uint8Array(1024 * 1024);
  let parts = 0;
  const body = new ReadableStream<Uint8Array>({ pull: (sink) => (parts++, sink.enqueue(part)) });
  expect((await sendInPieces(body)).status).toBe(413);
  expect(parts).toBeLessThan(20);
});

/** Returns a PNG of one color with one bit per pixel: 100 kB that decode to gigabytes. */
function bomb(width: number, height = width): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [start, pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat(parts));
}

test.for([
  ['900 megapixels', 30_000, 300_000],
  ['256 megapixels in 31 kB', 16_000, 33_000],
] as const)('a photo of %s is rejected before it is decoded', async ([, side, most]) => {
  const bytes = bomb(side);
  expect(bytes.length).toBeLessThan(most);
  const before = process.memoryUsage().rss;
  for (let count = 0; count < 2; count++) await expectRefused(bytes, 'bomb.png', /110 megapixels/);
  expect((process.memoryUsage().rss - before) / 1e6, 'megabytes more').toBeLessThan(100);
});

test('a 100-megapixel photo is stored', async () => {
  // The photo has only one color, because encoding details at this size would take too long.
  const photo = await uploadPhoto(shop, seller, bomb(40_000, 2_500));
  expect(photo).toMatchObject({ width: 2048, height: 128 });
});

test('two megabytes of zeros are rejected, because they are not a photo', async () => {
  await expectRefused(new Uint8Array(2 * 1024 * 1024));
  const withHead = new Uint8Array(2 * 1024 * 1024);
  withHead.set([0xff, 0xd8, 0xff, 0xe0]);
  await expectRefused(withHead, undefined, /damaged/);
});

test("a user's small photo is stored before the large ones that another user sent first", async () => {
  const buyer = await shop.createUser('Buyer');
  const small = await anImage('jpeg', '#aabbcc');
  const stored: string[] = [];
  // Photos over 25 megapixels are encoded one at a time.
  const large = [26_000, 27_000, 28_000].map(async (width) => {
    await uploadPhoto(shop, seller, bomb(width, 1_400));
    stored.push(`large ${width}`);
  });
  await uploadPhoto(shop, buyer, small);
  stored.push('small');
  await Promise.all(large);
  expect(stored.indexOf('small'), stored.join()).toBeLessThan(2);
});

test('an aborted upload leaves no files behind', async () => {
  const before = await storedFileNames(shop);
  const body = new ReadableStream<Uint8Array>({
    start(sink) {
      sink.enqueue(text('--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc'));
      sink.error(new Error('gone'));
    },
  });
  expect((await sendInPieces(body)).status).toBe(400);
  expect(await storedFileNames(shop)).toEqual(before);
});

test('a form that arrives byte by byte is accepted', async () => {
  const photo = await anImage('jpeg', '#13579b');
  const head = '--x-y\r\ncontent-disposition: form-data; name="image"; filename="a;b=\\"c\\".jpg"\r\n\r\n';
  const whole = new Uint8Array([...text(head), ...photo, ...text('\r\n--x-y--\r\n')]);
  const body = new ReadableStream<Uint8Array>({
    start(sink) {
      for (const byte of whole) sink.enqueue(new Uint8Array([byte]));
      sink.close();
    },
  });
  const response = await sendInPieces(body, '"x-y"');
  expect(await response.json()).toMatchObject({
    success: true,
    data: { url: (await uploadPhoto(shop, seller, photo)).url },
  });
});

test('an upload without a session or a record is rejected', async () => {
  const before = await storedFileNames(shop);
  const body = form([['image', await anImage()]]);
  expectProblem(await shop.call('POST', '/images', { body }), 401);
  expectProblem(await shop.call('POST', '/images', { as: await shop.register(), body }), 403);
  expect(await storedFileNames(shop)).toEqual(before);
});
