/**
 * Creates the PNGs and the icon.ico in public/ from public/icon.svg. Run by hand when it changes (`npm run tool -- icons`); the output
 * is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const paper = '#f7f5f0';
const svg = await readFile(`${folder}icon.svg`);
const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg.toString())!.map(Number);

/** Draws the logo in the center of an image. `share` is its width as a share of the image's width. */
async function draw(name: string, sheet: { width: number; height: number }, share: number): Promise<void> {
  const logoWidth = Math.round(sheet.width * share);
  const logo = await sharp(svg, { density: (72 * logoWidth) / width! })
    .resize(logoWidth, Math.round((logoWidth * height!) / width!))
    .png()
    .toBuffer();
  await sharp({ create: { ...sheet, channels: 3, background: paper } })
    .composite([{ input: logo }])
    .png({ palette: true, compressionLevel: 9 })
    .toFile(`${folder}${name}.png`);
}

const square = (size: number) => ({ width: size, height: size });
await draw('icon-192', square(192), 0.8);
await draw('icon-512', square(512), 0.8);
// Smaller, because platforms crop maskable icons to a circle of 80 % of the width.
await draw('icon-maskable-512', square(512), 0.58);
await draw('touch-icon', square(180), 0.7);
await draw('share', { width: 1200, height: 630 }, 0.36);

/** Creates the ICO file that browsers request by default: a directory with a single entry, followed by its PNG. */
async function drawIco(size: number): Promise<void> {
  const png = await sharp(svg, { density: (72 * size) / width! })
    .resize(size, size, { fit: 'contain', background: 'transparent' })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // with one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // plane
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  await writeFile(`${folder}icon.ico`, Buffer.concat([head, png]));
}

await drawIco(48);
