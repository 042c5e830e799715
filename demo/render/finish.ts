import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '#demo/photos.ts';

// Creates the smaller sizes of the rendered pictures, and pictures/index.json, which the demo shop reads:
//   npm run tool -- demo-pictures
const folder = join(import.meta.dirname, '../pictures');
const smaller = [320, 640];
/** The width for pictures that are as wide as a phone's screen. */
const between = 960;

const masters = new Map<string, number>();
for (const file of await readdir(folder)) {
  const [, name = '', width] = /^(.+)-(\d{3,4})\.webp$/.exec(file) ?? [];
  if (name) masters.set(name, Math.max(masters.get(name) ?? 0, Number(width)));
}

async function finish(name: string, width: number): Promise<Picture> {
  const master = sharp(join(folder, `${name}-${width}.webp`));
  const { height } = await master.metadata();
  const sizes = width > 1200 ? [...smaller, between] : smaller;
  for (const size of sizes) {
    const target = join(folder, `${name}-${size}.webp`);
    if (!existsSync(target))
      await master.clone().resize(size).webp({ quality: 78, effort: 6 }).toFile(target);
  }
  const few = await master.clone().resize(16).blur(1).webp({ quality: 40, effort: 6 }).toBuffer();
  const placeholder = `data:image/webp;base64,${few.toString('base64')}`;
  return { widths: [...sizes, width], height, placeholder };
}

const rendered = [...masters].filter(([, width]) => width > Math.max(...smaller)).toSorted();
const index: Record<string, Picture> = {};
for (const [name, width] of rendered) index[name] = await finish(name, width);
await writeFile(join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
console.log(`${rendered.length} pictures`);
