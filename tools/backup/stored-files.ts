import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { unlessMissing } from '#src/platform/storage/disk.server.ts';
import type { Cipher } from './encryption.ts';

export const storedName = (path: string, cipher: Cipher | 'any' | null): string =>
  cipher ? `${path}.enc` : path;

export function readStored(folder: string, path: string, cipher: Cipher | null): AsyncIterable<Buffer> {
  const stored = createReadStream(join(folder, storedName(path, cipher)));
  return cipher ? cipher.decrypt(stored) : stored;
}

/** Opens a new file that only this account can read, and that is synced to disk at its end. */
export async function openNew(path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true });
}

export async function writeStored(
  folder: string,
  path: string,
  cipher: Cipher | null,
  content: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<void> {
  const file = await openNew(join(folder, storedName(path, cipher)));
  if (cipher) await pipeline(content, (source: AsyncIterable<Buffer>) => cipher.encrypt(source), file);
  else await pipeline(content, file);
}

export async function collect(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of content) parts.push(part);
  return Buffer.concat(parts);
}

export async function hashStored(folder: string, path: string, cipher: Cipher | null): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of readStored(folder, path, cipher)) hash.update(part);
  return hash.digest('hex');
}

export async function listFiles(folder: string): Promise<string[]> {
  const entries = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }), []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}
