import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect } from 'vitest';
import type { Photo } from '#src/media/photos/schemas.ts';
import type { ApiResponse, Shop } from './shop.ts';

/** Creates a form out of texts and files. */
export function aForm(
  parts: [name: string, value: Uint8Array | string, fileName?: string | undefined][],
): FormData {
  const data = new FormData();
  for (const [name, value, fileName = 'photo.jpg'] of parts) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new File([new Uint8Array(value)], fileName, { type: 'image/jpeg' }));
  }
  return data;
}

/**
 * Uploads a file as a browser does, with a Content-Length. Without one, the file would count as the largest that is
 * allowed.
 */
export async function upload(
  shop: Shop,
  as: { token: string },
  bytes: Uint8Array,
  fileName?: string,
): Promise<ApiResponse> {
  const sent = new Response(aForm([['image', bytes, fileName]]));
  const type = sent.headers.get('content-type')!;
  const body = new Uint8Array(await sent.arrayBuffer());
  const headers = { 'content-type': type, 'content-length': String(body.byteLength) };
  return shop.call('POST', '/images', { as, body, headers });
}

export type StoredPhoto = Omit<Photo, 'alt'>;

export async function uploadPhoto(
  shop: Shop,
  as: { token: string },
  bytes: Uint8Array,
  name?: string,
): Promise<StoredPhoto> {
  const { status, body } = await upload(shop, as, bytes, name);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** Returns the names of all files of the local image host, including unfinished ones. */
export async function storedFileNames({ app }: Shop): Promise<string[]> {
  const folders = ['images', 'uploads'].map((name) => join(app.config.STATE_DIR, name));
  return (await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))).flat().toSorted();
}

/** Reads a file of the local image host. */
export async function readStoredFile({ app }: Shop, url: string): Promise<Buffer> {
  return readFile(join(app.config.STATE_DIR, url));
}

/** Returns the addresses of all files of a photo. */
export function filesOf({ url, base, widths, formats }: StoredPhoto): string[] {
  return [url, ...formats.flatMap((format) => widths.map((width) => `${base}-${width}.${format}`))];
}

/** Returns a PNG that states its size, but has no pixels. */
export function emptyPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  const none = Buffer.alloc(0);
  return Buffer.concat([start, pngChunk('IHDR', head), pngChunk('IDAT', none), pngChunk('IEND', none)]);
}

/** Returns a chunk of a PNG with its length and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
