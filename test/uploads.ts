import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect } from 'vitest';
import type { Photo } from '#src/accounts/photos/schemas.ts';
import type { Answer, Shop } from './shop.ts';

/** A form of some parts; text stays text. */
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

/** Uploads one file as a browser would, which says its length: without it, it counts as the largest allowed. */
export async function upload(
  shop: Shop,
  as: { token: string },
  bytes: Uint8Array,
  fileName?: string,
): Promise<Answer> {
  const sent = new Response(aForm([['image', bytes, fileName]]));
  const type = sent.headers.get('content-type')!;
  const body = new Uint8Array(await sent.arrayBuffer());
  const headers = { 'content-type': type, 'content-length': String(body.byteLength) };
  return shop.call('POST', '/images', { as, body, headers });
}

export type Kept = Omit<Photo, 'alt'>;

/** Uploads a photograph that must be taken. */
export async function uploadWell(
  shop: Shop,
  as: { token: string },
  bytes: Uint8Array,
  name?: string,
): Promise<Kept> {
  const { status, body } = await upload(shop, as, bytes, name);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** The names of all files that the local host has, and of what is being worked on. */
export async function cachedFiles({ app }: Shop): Promise<string[]> {
  const folders = ['images', 'uploads'].map((name) => join(app.config.STATE_DIR, name));
  return (await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))).flat().toSorted();
}

/** A file that the local host serves. */
export async function readKept({ app }: Shop, url: string): Promise<Buffer> {
  return readFile(join(app.config.STATE_DIR, url));
}

/** The addresses of every file of a photograph. */
export function filesOf({ url, base, widths, formats }: Kept): string[] {
  return [url, ...formats.flatMap((format) => widths.map((width) => `${base}-${width}.${format}`))];
}

/** A chunk of a PNG with its length and checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
