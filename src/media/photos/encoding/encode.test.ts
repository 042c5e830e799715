import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Exif, type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { photoProblems } from '#src/texts/problems-accounts.server.ts';
import { useFolder } from '#test/files.ts';
import { emptyPng, pngChunk } from '#test/uploads.ts';
import { encodePhoto, measurePhoto, Unreadable, widthsOf } from './encode.server.ts';

const folder = await useFolder();
// Other test files in this process need formats that the encoder blocks.
afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

test.for([
  [2048, [320, 640, 1280, 2048]],
  [1600, [320, 640, 1280, 1600]],
  [1281, [320, 640, 1280, 1281]],
  [1280, [320, 640, 1280]],
  [640, [320, 640]],
  [321, [320, 321]],
  [320, [320]],
  [1, [1]],
] as const)(
  'a photo %d px wide gets a file for each smaller standard width and one for its own width',
  ([width, widths]) => {
    expect(widthsOf(width)).toEqual(widths);
  },
);

async function encode(bytes: Buffer) {
  const source = join(folder, 'source');
  await writeFile(source, bytes);
  return encodePhoto(source, folder);
}

async function encodedColor(bytes: Buffer): Promise<number[]> {
  const { files } = await encode(bytes);
  return [...(await sharp(files[0]!.path).raw().toBuffer()).subarray(0, 3)];
}

const plain = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 64, height: 48, channels, background } });
const deep = (image: Sharp) => image.toColourspace('rgb16');

async function pngWith(background: string, chunks: Record<string, Buffer>): Promise<Buffer> {
  const png = await plain(background).png().toBuffer();
  const added = Object.entries(chunks).map(([name, data]) => pngChunk(name, data));
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), ...added, png.subarray(afterHeader)]);
}

function chunkOf(...numbers: number[]): Buffer {
  const chunk = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => chunk.writeUInt32BE(Math.round(number * 100_000), index * 4));
  return chunk;
}

const inP3 = '#a85f43';
const inAdobeRgb = '#9f5a40';
const p3Chromaticities = chunkOf(0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06);

test.for<[string, () => Promise<Buffer>]>([
  ['PNG of 16 bits without a profile', () => deep(plain('#b45a3c')).png().toBuffer()],
  ['PNG of 16 bits in sRGB', () => deep(plain('#b45a3c')).withIccProfile('srgb').png().toBuffer()],
  ['PNG of 16 bits in Display P3', () => deep(plain('#b45a3c')).withIccProfile('p3').png().toBuffer()],
  [
    'transparent PNG of 16 bits in Display P3',
    () => deep(plain('#b45a3c', 4)).withIccProfile('p3').png().toBuffer(),
  ],
  [
    'AVIF of 10 bits in Display P3',
    () => plain('#b45a3c').withIccProfile('p3').avif({ bitdepth: 10, quality: 90 }).toBuffer(),
  ],
  [
    'AVIF of 12 bits in sRGB',
    () => plain('#b45a3c').withIccProfile('srgb').avif({ bitdepth: 12, quality: 90 }).toBuffer(),
  ],
  ['JPEG in Display P3', () => plain('#b45a3c').withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()],
  ['PNG with P3 in a cICP chunk', () => pngWith(inP3, { cICP: Buffer.from([12, 13, 0, 1]) })],
  ['PNG with sRGB in a cICP chunk', () => pngWith('#b45a3c', { cICP: Buffer.from([1, 13, 0, 1]) })],
  [
    'PNG with P3 in gAMA and cHRM chunks',
    () => pngWith(inP3, { gAMA: chunkOf(1 / 2.2), cHRM: p3Chromaticities }),
  ],
  [
    'PNG with an sRGB chunk beside gAMA and cHRM',
    () => pngWith('#b45a3c', { sRGB: Buffer.from([0]), gAMA: chunkOf(1 / 2.2), cHRM: p3Chromaticities }),
  ],
  ['PNG with a gAMA chunk alone', () => pngWith('#b45a3c', { gAMA: chunkOf(1) })],
  [
    'PNG whose cHRM chunk describes no color space',
    () => pngWith('#b45a3c', { gAMA: chunkOf(1), cHRM: chunkOf(...Array<number>(8).fill(0.3)) }),
  ],
  [
    'JPEG with Adobe RGB in its Exif alone',
    () =>
      plain(inAdobeRgb)
        .withExif({ IFD4: { InteroperabilityIndex: 'R03' } } as Exif)
        .jpeg({ quality: 100 })
        .toBuffer(),
  ],
])('a %s keeps its color', async ([, make]) => {
  const color = await encodedColor(await make());
  const far = [180, 90, 60].map((part, index) => Math.abs(part - color[index]!));
  expect(Math.max(...far), color.join()).toBeLessThanOrEqual(4);
});

/** A JPEG with as much detail as a photo and with the standard Huffman tables that cameras use. */
async function detailed(progressive: boolean): Promise<Buffer> {
  const [width, height] = [320, 240];
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => {
      const pixel = Math.floor(index / 3);
      const wave = Math.sin(((pixel % width) * Math.floor(pixel / width)) / 300);
      return 128 + (index % 3 ? 100 : 60) * wave;
    }),
  );
  const image = sharp(pixels, { raw: { width, height, channels: 3 } });
  return image.jpeg({ quality: 80, progressive, optimizeCoding: false }).toBuffer();
}

const half = (file: Buffer) => Math.floor(file.length / 2);
const end = Buffer.from([0xff, 0xd9]);
// Bytes with many zeros decode to short codes, so that the data ends before the photo is complete.
const noise = Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 7919) % 31));
function withJunkInHead(file: Buffer): Buffer {
  const next = 4 + file.readUInt16BE(4);
  return Buffer.concat([file.subarray(0, next), Buffer.alloc(16), file.subarray(next)]);
}

const damages: Record<string, (file: Buffer) => Buffer> = {
  'that ends early': (file) => Buffer.concat([file.subarray(0, half(file)), end]),
  'whose second half is zeros': (file) => Buffer.concat([Buffer.from(file).fill(0, half(file)), end]),
  'with noise in its middle': (file) =>
    Buffer.concat([file.subarray(0, half(file)), noise, file.subarray(half(file) + noise.length)]),
  'with a hole': (file) => Buffer.from(file).fill(0, half(file), half(file) + 2000),
  'that lacks a part': (file) =>
    Buffer.concat([file.subarray(0, half(file)), file.subarray(half(file) + 2000)]),
  'that goes on as another file': (file) =>
    Buffer.concat([file.subarray(0, half(file)), file.subarray(0, 2000), end]),
  'that ends early and has needless bytes': (file) =>
    withJunkInHead(Buffer.concat([file.subarray(0, half(file)), end])),
};

for (const [kind, progressive] of [
  ['JPEG', false],
  ['progressive JPEG', true],
] as const) {
  test.for(Object.entries(damages))(`a ${kind} %s is rejected`, async ([, damage]) => {
    const whole = await detailed(progressive);
    await expect(encode(damage(whole))).rejects.toThrow('damaged');
  });

  test.for<[string, (file: Buffer) => Buffer]>([
    ['needless bytes in its head', withJunkInHead],
    ['needless bytes before its end', (file) => Buffer.concat([file.subarray(0, -2), Buffer.alloc(16), end])],
    ['needless bytes behind its end', (file) => Buffer.concat([file, noise])],
  ])(`a ${kind} with %s is encoded like one without`, async ([, change]) => {
    const whole = await detailed(progressive);
    const { hash } = await encode(whole);
    expect((await encode(change(whole))).hash).toBe(hash);
  });
}

test('a CMYK JPEG without an Adobe marker is rejected, because the polarity of its inks is unknown', async () => {
  const print = await plain('#c03020').toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
  const at = print.indexOf('Adobe') - 4;
  expect(print.readUInt16BE(at)).toBe(0xffee);
  await encode(print);
  const unmarked = Buffer.concat([print.subarray(0, at), print.subarray(at + 16)]);
  await expect(encode(unmarked)).rejects.toThrow('unknownInks');
});

test.for([
  [1, 1, 'too small: each side must have at least 32 pixels'],
  [31, 400, 'too small: each side must have at least 32 pixels'],
  [400, 31, 'too small: each side must have at least 32 pixels'],
  [32, 641, 'too narrow: its long side may be at most 20 times its short side'],
  [2000, 99, 'too narrow: its long side may be at most 20 times its short side'],
  [11_000, 10_001, 'more than 110 megapixels'],
] as const)('a photo of %d×%d is rejected with the limit', async ([width, height, text]) => {
  const source = join(folder, 'source');
  await writeFile(source, emptyPng(width, height));
  const error = await measurePhoto(source).catch((thrown: unknown) => thrown);
  expect(error instanceof Unreadable && photoProblems.faults[error.fault]).toContain(text);
});

test.for([
  [32, 32],
  [32, 640],
  [640, 32],
  [11_000, 10_000],
] as const)('a photo of %d×%d is accepted', async ([width, height]) => {
  const source = join(folder, 'source');
  await writeFile(source, emptyPng(width, height));
  expect(await measurePhoto(source)).toBe(width * height);
});
