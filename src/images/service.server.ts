import { createHash } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';

export const maxImageBytes = 15 * 1024 * 1024;

/** Where the local host keeps its pictures. */
export function imageFolder(app: App): string {
  return join(app.config.STATE_DIR, 'images');
}

/**
 * Keeps a photograph and answers the path it is served at. It is decoded and encoded anew: nothing of the
 * file but its pixels is kept, neither where it was taken nor anything hidden in it.
 * @throws AppError `invalid` naming `image` when the bytes are no photograph.
 */
export async function keepImage(app: App, bytes: Uint8Array): Promise<string> {
  const picture = await encode(bytes);
  const name = `${createHash('sha256').update(picture).digest('hex').slice(0, 32)}.webp`;
  const folder = imageFolder(app);
  const path = join(folder, name);
  if (!(await stat(path).catch(() => null))) {
    await mkdir(folder, { recursive: true });
    // Renamed when whole: nobody is served half a file.
    const draft = `${path}.${newId()}`;
    await writeFile(draft, picture);
    await rename(draft, path);
  }
  return `/images/${name}`;
}

async function encode(bytes: Uint8Array): Promise<Buffer> {
  const format = sniff(bytes);
  if (format === 'heic') throw refuse('is HEIC, which browsers cannot show: choose JPEG');
  if (format === null) throw refuse('must be a JPEG, PNG, WebP or AVIF photograph');
  // Loaded on first use: it is 20 MB of native code that a shop without uploads never needs.
  const { default: sharp } = await import('sharp');
  try {
    return await sharp(bytes, { limitInputPixels: 110_000_000, failOn: 'error' })
      .rotate()
      .resize(1600, 1600, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw refuse('is damaged, or has more than 110 megapixels');
  }
}

function refuse(message: string): AppError {
  return new AppError('invalid', `The picture ${message}.`, [{ path: 'image', message }]);
}

/** The format by its first bytes, never by its name: sharp would also draw SVG, which can hold anything. */
function sniff(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16));
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) return 'png';
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (head.toString('latin1', 4, 8) !== 'ftyp') return null;
  const brand = head.toString('latin1', 8, 12);
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return /^(heic|heix|hevc|mif1|msf1)$/.test(brand) ? 'heic' : null;
}
