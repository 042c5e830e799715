import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, origin, type Person, type Shop } from '#test/shop.ts';
import { expectProblem } from '#test/problems.ts';
import { aPicture } from '#test/samples.ts';

let shop: Shop;
let seller: Person;
beforeAll(async () => {
  shop = await openShop();
  seller = await shop.hire('Seller');
});
afterAll(() => shop.close());

const folder = () => join(shop.app.config.STATE_DIR, 'images');
const kept = async () => (await readdir(folder()).catch(() => [])).toSorted();

function form(parts: [name: string, value: Uint8Array | string, fileName?: string][]): FormData {
  const data = new FormData();
  for (const [name, value, fileName = 'photo.jpg'] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new File([new Uint8Array(value)], fileName, { type: 'image/jpeg' }));
  }
  return data;
}

const send = (body: FormData | Uint8Array | string, headers: Record<string, string> = {}) =>
  shop.call('POST', '/images', { as: seller, body, headers });
const upload = (bytes: Uint8Array, name = 'photo.jpg') => send(form([['image', bytes, name]]));

async function keptPicture(bytes: Uint8Array, name?: string) {
  const { status, body } = await upload(bytes, name);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toEqual({
    success: true,
    status: 200,
    data: { url: expect.stringMatching(/^\/images\/[0-9a-f]{32}\.webp$/) },
  });
  const file = await readFile(join(folder(), body.data.url.split('/').at(-1)));
  return { url: body.data.url as string, file, data: await sharp(file).metadata() };
}

/** How many files were kept of a picture whose refusal names the field. */
async function keptOfRefused(bytes: Uint8Array, name?: string): Promise<number> {
  const before = await kept();
  expectProblem(await upload(bytes, name), 422, ['image'], name);
  return (await kept()).length - before.length;
}

test.for(['jpeg', 'png', 'webp', 'avif'] as const)('a real %s is kept as WebP', async (format) => {
  const { data } = await keptPicture(await aPicture(format, '#123456'));
  expect(data).toMatchObject({ format: 'webp', width: 64, height: 48 });
});

test('nothing is kept of where and with what a photograph was taken', async () => {
  const make = 'SECRET-CAMERA-1234';
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .withExif({
      IFD0: { Make: make, Artist: 'Robin Secret', Copyright: 'SECRET' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 9/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '8/1 37/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SECRET</secret></x:xmpmeta>')
    .jpeg()
    .toBuffer();
  expect(photo.toString('latin1')).toContain(make);
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const { file, data } = await keptPicture(new Uint8Array(photo));
  expect([data.exif, data.xmp, data.iptc, data.icc]).toEqual([undefined, undefined, undefined, undefined]);
  expect(file.toString('latin1')).not.toMatch(/SECRET|GPS|Exif/);
});

test('a photograph that was taken on its side is kept upright', async () => {
  const photo = await sharp({ create: { width: 60, height: 20, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { data } = await keptPicture(new Uint8Array(photo));
  expect([data.width, data.height, data.orientation]).toEqual([20, 60, undefined]);
});

test('what hides behind the picture is not kept', async () => {
  const photo = await aPicture('jpeg', '#00ff00');
  const tail = new TextEncoder().encode('<script>alert(1)</script>PK\u{3}\u{4}hidden.zip');
  const { file } = await keptPicture(new Uint8Array([...photo, ...tail]));
  expect(file.toString('latin1')).not.toMatch(/script|hidden/);
});

test('a large photograph is kept at 1600 pixels at most, a small one at its size', async () => {
  const large = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: 'blue' } })
    .jpeg()
    .toBuffer();
  const { data } = await keptPicture(new Uint8Array(large));
  expect([data.width, data.height]).toEqual([1600, 400]);
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'blue' } })
    .png()
    .toBuffer();
  expect((await keptPicture(new Uint8Array(dot))).data).toMatchObject({ width: 1, height: 1 });
});

test('the same photograph is kept once, whoever sends it under whatever name', async () => {
  const photo = await aPicture('png', '#abcdef');
  const { url } = await keptPicture(photo, 'one.png');
  const before = await kept();
  const buyer = await shop.hire('Buyer');
  const [again, other] = await Promise.all([
    upload(photo, 'two.png'),
    shop.call('POST', '/images', { as: buyer, body: form([['image', photo, 'three.png']]) }),
  ]);
  expect([again.body.data.url, other.body.data.url]).toEqual([url, url]);
  expect(await kept()).toEqual(before);
});

test('a name that leads elsewhere changes nothing of where the picture is kept', async () => {
  for (const name of [
    '../../../evil.jpg',
    '/etc/evil.jpg',
    '..\\evil.jpg',
    'a\0b.jpg',
    '.htaccess',
    'x'.repeat(3000),
  ])
    await keptPicture(await aPicture('jpeg', '#112233'), name);
  expect((await kept()).filter((name) => !/^[0-9a-f]{32}\.webp$/.test(name))).toEqual([]);
  expect(await readdir(shop.app.config.STATE_DIR)).not.toContain('evil.jpg');
});

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
      sharp(await aPicture('png'))
        .gif()
        .toBuffer(),
    'a.gif',
  ],
  [
    'a TIFF',
    async () =>
      sharp(await aPicture('png'))
        .tiff()
        .toBuffer(),
    'a.tiff',
  ],
  ['a PDF', () => text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), 'a.pdf'],
  ['HTML that is called a JPEG', () => text('<!doctype html><script>alert(1)</script>')],
  ['HTML behind the first bytes of a JPEG', () => new Uint8Array([0xff, 0xd8, 0xff, ...text('<html>')])],
  ['a program', () => text('\u{7f}ELF\u{2}\u{1}\u{1}')],
  ['an archive', () => text('PK\u{3}\u{4}')],
  ['nothing', () => new Uint8Array()],
  ['one byte', () => new Uint8Array([0xff])],
  ['the head of a JPEG alone', () => new Uint8Array([0xff, 0xd8, 0xff])],
  ['the head of a PNG alone', () => new Uint8Array(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['the head of a WebP alone', () => text('RIFF\0\0\0\0WEBP')],
  ['the head of an AVIF alone', () => box('avif')],
  ['a box of another kind', () => box('mp42')],
])('%s is no photograph', async ([, make, name]) => {
  expect(await keptOfRefused(await make(), name)).toBe(0);
});

test.for(['jpeg', 'png', 'webp', 'avif'] as const)('a %s that was cut off is refused', async (format) => {
  const noise = Buffer.from(Array.from({ length: 60 * 60 * 3 }, (_, index) => (index * 7919) % 251));
  const photo = sharp(noise, { raw: { width: 60, height: 60, channels: 3 } });
  const whole = new Uint8Array(await photo.toFormat(format, { quality: 90 }).toBuffer());
  await keptPicture(whole);
  expect(await keptOfRefused(whole.slice(0, Math.floor(whole.length / 2)))).toBe(0);
});

test.for(['heic', 'heix', 'hevc', 'mif1'])('HEIC (%s) is refused by its name', async (brand) => {
  const answer = await upload(box(brand), 'IMG_0001.HEIC');
  expectProblem(answer, 422, ['image']);
  expect(answer.body.detail).toMatch(/HEIC/);
});

test('two files, a wrong field, a text in its place, or none at all name the field', async () => {
  const photo = await aPicture();
  const before = await kept();
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
  expect(await kept()).toEqual(before);
});

test('a body that is no multipart form is refused', async () => {
  const photo = await aPicture();
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

test('a file of 16 MB is refused, and one of 15 MB is looked at', async () => {
  const bytes = new Uint8Array(16 * 1024 * 1024);
  bytes.set(await aPicture());
  expectProblem(await upload(bytes), 413);
  const photo = await aPicture('jpeg', '#778899');
  const padded = new Uint8Array(15 * 1024 * 1024);
  padded.set(photo);
  expect((await keptPicture(padded)).data.format).toBe('webp');
  expectProblem(await upload(new Uint8Array(15 * 1024 * 1024 + 1).fill(0xff)), 413);
});

test('a body that goes on and on is refused as soon as it is too long', async () => {
  const part = new Uint8Array(1024 * 1024);
  let parts = 0;
  const body = new ReadableStream<Uint8Array>({ pull: (stream) => (parts++, stream.enqueue(part)) });
  const headers = {
    authorization: `bearer ${seller.token}`,
    'content-type': 'multipart/form-data; boundary=x',
  };
  const request = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const response = await shop.api.fetch(new Request(`${origin}/api/images`, request));
  expect(response.status).toBe(413);
  expect(parts).toBeLessThan(20);
});

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of one colour, one bit a pixel: a hundred kilobytes that are gigabytes when they are drawn. */
function bomb(side: number): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  const parts = [start, pngChunk('IHDR', head), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat(parts));
}

test('a picture of 900 megapixels is refused before it is drawn', async () => {
  const bytes = bomb(30_000);
  expect(bytes.length).toBeLessThan(300_000);
  await upload(bytes);
  const before = process.memoryUsage().rss;
  for (let count = 0; count < 5; count++) expect(await keptOfRefused(bytes)).toBe(0);
  expect((process.memoryUsage().rss - before) / 1e6, 'megabytes more').toBeLessThan(100);
});

test('someone signed out, or without a record, uploads nothing', async () => {
  const before = await kept();
  const body = form([['image', await aPicture()]]);
  expectProblem(await shop.call('POST', '/images', { body }), 401);
  expectProblem(await shop.call('POST', '/images', { as: await shop.register(), body }), 403);
  expect(await kept()).toEqual(before);
});
