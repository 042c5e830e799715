import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Raw, type Sharp } from 'sharp';
import { declaredColors, toSrgb, type ColorSpace } from './declared-colors.ts';

/** The widths for cards on a phone, cards on larger screens, item pages and the full screen. */
const standardWidths = [320, 640, 1280, 2048] as const;
const largest = { width: 2048, height: 4096 } as const;
const jpegWidth = 1280;
/** Cameras have up to 61 megapixels, and phones up to 108. */
const maxPixels = 110_000_000;
/** Smaller images are icons or tracking pixels. */
const minSide = 32;
/** Panoramas have ratios of up to 10 to 1. */
const maxAspect = 20;
/** Limits the files encoded at the same time, so that one photo does not hold up the others. */
const fileConcurrency = 2;
const decodeSeconds = 30;

// The quality was chosen by eye at full size. For AVIF, one more step of effort takes four times as long and saves 5 %.
const encoders = {
  avif: { quality: 52, effort: 0 },
  webp: { quality: 78, effort: 2 },
  jpg: { quality: 80 },
} as const;
type Extension = keyof typeof encoders;

type EncodedFile = { name: string; path: string; extension: Extension };
export type EncodedPhoto = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  files: [jpeg: EncodedFile, ...others: EncodedFile[]];
  bytes: number;
};

/** Faults of a file; `photoProblems` has the texts, which only the process of the shop reads. */
export type PhotoFault = 'damaged' | 'unknownInks' | 'tooManyPixels' | 'tooSmall' | 'tooNarrow';

/** Thrown for a file that is not a usable photo. */
export class Unreadable extends Error {
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

sharp.cache(false);
// Several files are encoded at the same time, so threads within one encoder would only wait for each other.
sharp.concurrency(1);
// Blocks all formats before allowing some: sharp detects SVG, GIF, TIFF and more by content, and these can embed
// anything.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((loader) => `VipsForeignLoad${loader}File`),
});

export async function measurePhoto(source: string): Promise<number> {
  const { width, height } = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw new Unreadable('damaged', { cause: error });
    });
  if (width * height > maxPixels) throw new Unreadable('tooManyPixels');
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < minSide) throw new Unreadable('tooSmall');
  if (longer > shorter * maxAspect) throw new Unreadable('tooNarrow');
  return width * height;
}

/** Encodes only the pixels, so that no location or hidden data of the file is published. @throws Unreadable */
export async function encodePhoto(source: string, folder: string): Promise<EncodedPhoto> {
  const { data, raw } = await decode(source);
  const { width, height } = raw;
  // The leading number must be changed whenever the same pixels would result in different files.
  const hash = createHash('sha256').update(`1 ${width} ${height} `).update(data).digest('hex').slice(0, 32);
  const widths = widthsOf(width);
  const encode = async (wide: number, extension: Extension): Promise<EncodedFile> => {
    const name = `${hash}-${wide}.${extension}`;
    const path = join(folder, name);
    const image = sharp(data, { raw }).resize({ width: wide, withoutEnlargement: true });
    await encodeAs(image, extension).toFile(path);
    return { name, path, extension };
  };
  // The largest files are encoded first, so that the last one to finish is not a slow one.
  const tasks = widths
    .toReversed()
    .flatMap((wide) => [async () => encode(wide, 'avif'), async () => encode(wide, 'webp')])
    .values();
  const others: EncodedFile[] = [];
  const work = async (): Promise<void> => {
    for (const task of tasks) others.push(await task());
  };
  const [jpeg] = await Promise.all([
    encode(Math.min(jpegWidth, width), 'jpg').then(async (file) => {
      await work();
      return file;
    }),
    ...Array.from({ length: fileConcurrency - 1 }, work),
  ]);
  const files: EncodedPhoto['files'] = [jpeg, ...others];
  const sizes = await Promise.all(files.map(async ({ path }) => (await stat(path)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { hash, width, height, widths, placeholder: await placeholderOf(data, raw), files, bytes };
}

export function widthsOf(width: number): number[] {
  return [...standardWidths.filter((standard) => standard < width), width];
}

type Decoded = { data: Buffer; raw: Raw };

async function decode(source: string): Promise<Decoded> {
  try {
    const found = await sharp(source, { limitInputPixels: maxPixels }).metadata();
    const isCmyk = found.space === 'cmyk';
    if (isCmyk && !hasAdobeMarker(await readFile(source))) throw new Unreadable('unknownInks');
    const colors = found.icc || isCmyk ? undefined : declaredColors(await readFile(source), found.exif);
    if (found.format === 'jpeg') return await drawJpeg(source, colors);
    const profile = found.space === 'rgb16' && hasRgbProfile(found.icc) ? 'srgb' : undefined;
    return await draw(source, { failOn: 'error', profile, colors });
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    const message = error instanceof Error ? error.message : '';
    throw new Unreadable(/pixel limit/i.test(message) ? 'tooManyPixels' : 'damaged');
  }
}

type Drawing = {
  failOn: 'error' | 'warning';
  profile?: string | undefined;
  colors: ColorSpace | undefined;
  onWarning?: (warning: string) => void;
};

async function draw(source: string, { failOn, profile, colors, onWarning }: Drawing): Promise<Decoded> {
  const image = sharp(source, { limitInputPixels: maxPixels, failOn, sequentialRead: true })
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace(colors ? 'rgb16' : 'srgb')
    .timeout({ seconds: decodeSeconds });
  if (onWarning) image.on('warning', onWarning);
  // By default, sharp converts an image with more than 8 bits to Display P3. An image without a profile is treated as
  // sRGB instead.
  if (profile) image.withIccProfile(profile);
  const { data, info } = await image
    .raw({ depth: colors ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = colors
    ? toSrgb(new Uint16Array(data.buffer, data.byteOffset, data.length / 2), colors)
    : data;
  return { data: pixels, raw: { width, height, channels } };
}

/**
 * Rejects a JPEG with missing parts, which libjpeg fills with gray and only warns about. Warnings about a few extra
 * bytes are ignored.
 */
async function drawJpeg(source: string, colors: ColorSpace | undefined): Promise<Decoded> {
  try {
    return await draw(source, { failOn: 'warning', colors });
  } catch (error) {
    if (!(error instanceof Error) || !harmless.test(error.message) || isDamage(error.message)) throw error;
  }
  const warnings: string[] = [];
  const drawn = await draw(source, {
    failOn: 'error',
    colors,
    onWarning: (warning) => void warnings.push(warning),
  });
  if (warnings.some(isDamage)) throw new Unreadable('damaged');
  return drawn;
}

const harmless = /extraneous bytes before marker/;
const isDamage = (message: string): boolean =>
  /Corrupt JPEG data: (?!\d{1,3} extraneous bytes)|read gave (?!1 )\d+ warnings/.test(message);

/** Without this marker, 0 can mean no ink or full ink, depending on the program that wrote the file. */
function hasAdobeMarker(file: Buffer): boolean {
  return file.includes(Buffer.from('ffee000e41646f6265', 'hex'));
}

function hasRgbProfile(icc: Buffer | undefined): boolean {
  return icc?.toString('latin1', 36, 40) === 'acsp' && icc.toString('latin1', 16, 20) === 'RGB ';
}

function encodeAs(image: Sharp, extension: Extension): Sharp {
  if (extension === 'avif') return image.avif(encoders.avif);
  return extension === 'webp' ? image.webp(encoders.webp) : image.jpeg(encoders.jpg);
}

async function placeholderOf(data: Buffer, raw: Raw): Promise<string> {
  const tiny = await sharp(data, { raw })
    .resize(8, 8, { fit: 'inside' })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString('base64')}`;
}
