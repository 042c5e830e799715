import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

const [width, height] = [4000, 3000];

function noise(wide: number, high: number, sigma: number) {
  const create = { width: wide, height: high, channels: 3 as const, background: '#888' };
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma } } });
}

/** Photographs of 12 megapixels with the detail of real ones; no two the same, since the same is kept once. */
export async function makePhotographs(count: number): Promise<Buffer[]> {
  const shapes = await noise(width / 20, height / 20, 60)
    .png()
    .toBuffer();
  const grain = await noise(width, height, 8).png().toBuffer();
  const photographs: Buffer[] = [];
  for (let index = 0; index < count; index++) {
    const picture = sharp(shapes)
      .modulate({ hue: (index * 137) % 360, brightness: 0.8 + (index % 5) / 10 })
      .resize(width, height, { kernel: 'cubic' })
      .composite([{ input: grain, blend: 'soft-light' }]);
    photographs.push(await picture.jpeg({ quality: 92 }).toBuffer());
  }
  return photographs;
}

/** A folder of its own for as long as `use` takes. */
export async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rangefinder-photographs-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
