import { readdir } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { anImage } from '#test/samples.ts';
import { useShop } from '#test/shop.ts';
import {
  filesOf,
  storedFileNames,
  readStoredFile,
  upload,
  uploadPhoto,
  type StoredPhoto,
} from '#test/uploads.ts';

const shop = await useShop();
const seller = await shop.createUser('Seller');

const keep = (bytes: Uint8Array, name?: string): Promise<StoredPhoto> =>
  uploadPhoto(shop, seller, bytes, name);
const bytesOf = (image: Sharp): Promise<Uint8Array> => image.toBuffer().then((b) => new Uint8Array(b));
const plain = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } });

async function colourOf(file: Buffer): Promise<number[]> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

function expectNear(colour: number[], wanted: number[], within = 6): void {
  const far = colour.map((part, index) => Math.abs(part - wanted[index]!));
  expect(Math.max(...far), `${colour.join()} beside ${wanted.join()}`).toBeLessThanOrEqual(within);
}

test.for(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s is stored as AVIF, WebP and JPEG',
  async (format) => {
    const photo = await keep(await anImage(format, '#123456'));
    expect(photo).toMatchObject({ width: 64, height: 48, widths: [64], formats: ['avif', 'webp'] });
    expect(photo.url).toMatch(/^\/images\/[0-9a-f]{32}-64\.jpg$/);
    const made = await Promise.all(
      filesOf(photo).map(async (url) => sharp(await readStoredFile(shop, url)).metadata()),
    );
    expect(made.map((file) => [file.format, file.width, file.height])).toEqual([
      ['jpeg', 64, 48],
      ['heif', 64, 48],
      ['webp', 64, 48],
    ]);
    expect(made[1]!.compression).toBe('av1');
    for (const url of filesOf(photo))
      expectNear(await colourOf(await readStoredFile(shop, url)), [0x12, 0x34, 0x56]);
  },
);

test.for([
  [640, 480, [320, 640], 640, 480],
  [321, 240, [320, 321], 321, 240],
  [200, 300, [200], 200, 300],
  [32, 32, [32], 32, 32],
  [4000, 200, [320, 640, 1280, 2048], 2048, 102],
  // The height is limited to twice the largest width.
  [500, 9000, [228], 228, 4096],
] as const)(
  'a photo of %d×%d is stored in each smaller standard width and in its own',
  async ([width, height, widths, wide, high]) => {
    const photo = await keep(await bytesOf(plain(width, height).png()));
    expect(photo).toMatchObject({ widths, width: wide, height: high });
    for (const step of widths) {
      for (const format of photo.formats) {
        const data = await sharp(await readStoredFile(shop, `${photo.base}-${step}.${format}`)).metadata();
        expect(data.width).toBe(step);
        expect(Math.abs(data.height - (step * high) / wide)).toBeLessThanOrEqual(1);
      }
    }
    const jpeg = await sharp(await readStoredFile(shop, photo.url)).metadata();
    expect(jpeg).toMatchObject({ format: 'jpeg', width: Math.min(1280, wide) });
  },
);

test('the placeholder has the colors of the photo in a few bytes', async () => {
  const { placeholder } = await keep(await bytesOf(plain(300, 200, '#20b040').jpeg()));
  expect(placeholder.length).toBeLessThan(400);
  const [, data] = /^data:image\/webp;base64,([A-Za-z0-9+/=]+)$/.exec(placeholder)!;
  const file = Buffer.from(data!, 'base64');
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 8 });
  expectNear(await colourOf(file), [0x20, 0xb0, 0x40], 12);
});

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** Metadata that cameras write: maker note, location, serial number and a thumbnail. */
async function asFromACamera(): Promise<Uint8Array> {
  const note = Buffer.from('MAKERNOTE-SECRET-SERIAL-4711');
  const tiff = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
    .withExif({
      IFD0: { Make: 'SECRET-CAMERA', Artist: 'Robin Secret', Copyright: 'SECRET' },
      IFD2: { BodySerialNumber: 'SECRET-4711', MakerNote: note.toString('latin1') },
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
  const thumbnail = await plain(160, 120, '#00ff00').jpeg().toBuffer();
  const preview = segment(0xe2, Buffer.concat([Buffer.from('MPF\0SECRET-PREVIEW'), thumbnail]));
  const comment = segment(0xfe, Buffer.from('SECRET comment'));
  const tail = Buffer.from('<script>SECRET()</script>PK\u{3}\u{4}SECRET.zip');
  return new Uint8Array(Buffer.concat([tiff.subarray(0, 2), preview, comment, tiff.subarray(2), tail]));
}

test('no metadata or hidden data of a photo is stored', async () => {
  const photo = await asFromACamera();
  const before = await sharp(photo).metadata();
  expect(Buffer.from(photo).toString('latin1')).toMatch(/SECRET-4711/);
  expect([before.exif !== undefined, before.xmp !== undefined]).toEqual([true, true]);
  const stored = await keep(photo);
  for (const url of filesOf(stored)) {
    const file = await readStoredFile(shop, url);
    const { exif, xmp, iptc, icc } = await sharp(file).metadata();
    expect([exif, xmp, iptc, icc], url).toEqual([undefined, undefined, undefined, undefined]);
    expect(file.toString('latin1'), url).not.toMatch(/SECRET|GPS|Exif|MPF|script/);
    expect(file.indexOf(Buffer.from([0xff, 0xd8, 0xff]), 1), url).toBe(-1);
  }
});

test.for([1, 2, 3, 4, 5, 6, 7, 8])(
  'a photo with Exif orientation %d is stored upright',
  async (orientation) => {
    const upright = await plain(120, 40, '#0000ff')
      .composite([{ input: await plain(60, 40, '#ff0000').png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const back: Record<number, (image: Sharp) => Sharp> = {
      1: (image) => image,
      2: (image) => image.flop(),
      3: (image) => image.rotate(180),
      4: (image) => image.flip(),
      5: (image) => image.rotate(270).flop(),
      6: (image) => image.rotate(270),
      7: (image) => image.rotate(90).flop(),
      8: (image) => image.rotate(90),
    };
    // Uses two pipelines, because sharp decides the order of operations within one.
    const turned = await sharp(await back[orientation]!(sharp(upright)).png().toBuffer())
      .withMetadata({ orientation })
      .jpeg({ quality: 95 })
      .toBuffer();
    const photo = await keep(new Uint8Array(turned));
    expect([photo.width, photo.height]).toEqual([120, 40]);
    for (const url of filesOf(photo)) {
      const file = await readStoredFile(shop, url);
      const left = await sharp(file).extract({ left: 2, top: 2, width: 10, height: 10 }).png().toBuffer();
      expectNear(await colourOf(left), [255, 0, 0], 25);
      expect((await sharp(file).metadata()).orientation).toBeUndefined();
    }
  },
);

test('a CMYK photo is stored in sRGB', async () => {
  const print = await plain(80, 60, '#c03020').toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
  expect((await sharp(print).metadata()).space).toBe('cmyk');
  const photo = await keep(new Uint8Array(print));
  for (const url of filesOf(photo)) {
    const file = await readStoredFile(shop, url);
    expect((await sharp(file).metadata()).channels, url).toBe(3);
    expectNear(await colourOf(file), [0xc0, 0x30, 0x20], 20);
  }
});

test('grayscale and transparent photos are stored as opaque RGB', async () => {
  const grey = await plain(41, 32, '#808080').toColourspace('b-w').jpeg().toBuffer();
  const clear = await sharp({ create: { width: 42, height: 32, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  for (const [image, wanted] of [
    [grey, [128, 128, 128]],
    [clear, [255, 255, 255]],
  ] as const) {
    const photo = await keep(new Uint8Array(image));
    for (const url of filesOf(photo))
      expectNear(await colourOf(await readStoredFile(shop, url)), [...wanted]);
  }
});

test('identical photos are stored once, whatever their uploader and file name', async () => {
  const bytes = await anImage('png', '#abcdef');
  const first = await keep(bytes, 'one.png');
  const before = await storedFileNames(shop);
  const buyer = await shop.createUser('Buyer');
  const others = await Promise.all([
    keep(bytes, 'two.png'),
    uploadPhoto(shop, buyer, bytes, 'three.png'),
    // Different metadata does not make it a different photo.
    sharp(bytes)
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .png()
      .toBuffer()
      .then((file) => keep(new Uint8Array(file))),
  ]);
  for (const other of others) expect(other).toEqual(first);
  expect(await storedFileNames(shop)).toEqual(before);
  expect(await keep(await anImage('png', '#abcdee'))).not.toEqual(first);
});

test('a file name with a path does not change where the photo is stored', async () => {
  for (const name of [
    '../../../evil.jpg',
    '/etc/evil.jpg',
    '..\\evil.jpg',
    'a\0b.jpg',
    '.htaccess',
    'x'.repeat(3000),
  ])
    await keep(await anImage('jpeg', '#112233'), name);
  const strange = (await storedFileNames(shop)).filter(
    (name) => !/^[0-9a-f]{32}-\d+\.(jpg|avif|webp)$/.test(name),
  );
  expect(strange).toEqual([]);
  expect(await readdir(shop.app.config.STATE_DIR)).not.toContain('evil.jpg');
});

test('many concurrent uploads are all stored and leave no temporary files', async () => {
  const colours = ['#100000', '#200000', '#300000', '#400000', '#500000', '#600000'];
  const responses = await Promise.all(
    colours.map(async (colour) => upload(shop, seller, await bytesOf(plain(330, 250, colour).jpeg()))),
  );
  expect(responses.map(({ status }) => status)).toEqual(colours.map(() => 200));
  expect(new Set(responses.map(({ body }) => body.data.url)).size).toBe(colours.length);
  expect((await storedFileNames(shop)).filter((name) => name.startsWith('upload-'))).toEqual([]);
});
