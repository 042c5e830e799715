import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

const maxPixels = 50_000_000;
const minSide = 32;
const maxAspect = 8;
/** Larger than any file that is made from the logo. */
const drawnSide = 1024;
const paper = '#f7f5f0';
const transparent = { r: 0, g: 0, b: 0, alpha: 0 };

const logoNames = ['header', 'icon-192', 'icon-512', 'maskable-512', 'touch-180', 'share'] as const;
type LogoName = (typeof logoNames)[number];
export type LogoFile = { name: LogoName; png: string };

/** Faults of a file; `logoProblems` has the texts, which only the process of the shop reads. */
export type LogoFault = 'tooManyPixels' | 'tooSmall' | 'tooNarrow' | 'unreadable' | 'tooCostly';

/** Thrown for a file that is not a usable logo. */
export class UnusableLogo extends Error {
  readonly fault: LogoFault;

  constructor(fault: LogoFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

// Blocks all formats before allowing some, because other ones can embed anything.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Svg'].map((format) => `VipsForeignLoad${format}Buffer`),
});
sharp.cache(false);

/**
 * Returns the PNG files that are made from a logo, in base64. An SVG cannot load other files, because it is read from
 * memory, and nothing runs its scripts. `onSvg` is called before one is drawn.
 */
export async function drawLogo(source: string, onSvg?: () => void) {
  const bytes = await readFile(source);
  const logo = await decode(bytes, onSvg);
  const header = await sharp(logo)
    .resize({ width: 768, height: 96, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const drawings: [LogoName, Sharp][] = [
    ['icon-192', contain(logo, 192, 192)],
    ['icon-512', contain(logo, 512, 512)],
    ['maskable-512', await onPaper(logo, { width: 512, height: 512 }, 0.6)],
    ['touch-180', await onPaper(logo, { width: 180, height: 180 }, 0.75)],
    ['share', await onPaper(logo, { width: 1200, height: 630 }, 0.5)],
  ];
  const files: LogoFile[] = [{ name: 'header', png: header.data.toString('base64') }];
  for (const [name, image] of drawings)
    files.push({ name, png: (await image.png().toBuffer()).toString('base64') });
  const { width, height } = header.info;
  return { hash: createHash('sha256').update(logo).digest('hex').slice(0, 16), width, height, files };
}

async function decode(bytes: Buffer, onSvg?: () => void): Promise<Buffer> {
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format === 'svg') onSvg?.();
    if (width * height > maxPixels) throw new UnusableLogo('tooManyPixels');
    if (format !== 'svg' && Math.min(width, height) < minSide) throw new UnusableLogo('tooSmall');
    if (Math.max(width, height) > maxAspect * Math.min(width, height)) throw new UnusableLogo('tooNarrow');
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: drawnSide, height: drawnSide, fit: 'inside', withoutEnlargement: format !== 'svg' })
      .toColourspace('srgb')
      .png()
      .toBuffer();
  } catch (error) {
    if (error instanceof UnusableLogo) throw error;
    throw new UnusableLogo('unreadable', { cause: error });
  }
}

const contain = (logo: Buffer, width: number, height: number): Sharp =>
  sharp(logo).resize({ width, height, fit: 'contain', background: transparent });

/** Draws the logo in the middle of a sheet that is larger, because phones cut the edges off. */
async function onPaper(logo: Buffer, size: { width: number; height: number }, share: number): Promise<Sharp> {
  const inner = contain(logo, Math.round(size.width * share), Math.round(size.height * share));
  const input = await inner.png().toBuffer();
  return sharp({ create: { ...size, channels: 3, background: paper } }).composite([{ input }]);
}
