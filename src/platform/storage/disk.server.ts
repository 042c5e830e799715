import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '#src/platform/errors.ts';

export type Disk = { mount: string; freeBytes: number; sizeBytes: number };

export async function diskOf(folder: string): Promise<Disk> {
  const path = realpathSync(existing(folder));
  const { bavail, blocks, bsize } = await statfs(path);
  return { mount: mountOf(path), freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
}

function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}

function mountOf(path: string): string {
  // Only Linux lists its mounts in a file. A shop with DATABASE_URL can also run on other systems.
  if (process.platform !== 'linux') return path;
  const mounts = readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => (line.split(' ')[1] ?? '').replaceAll(/\\(\d{3})/g, (_, code) => octal(code)));
  const holding = mounts.filter((mount) => mount === '/' || path === mount || path.startsWith(`${mount}/`));
  return holding.toSorted((a, b) => a.length - b.length).at(-1) || path;
}

const octal = (code: string): string => String.fromCodePoint(Number.parseInt(code, 8));

/** Returns `otherwise` if a file or folder does not exist. Other errors are thrown. */
export async function unlessMissing<T, O>(reading: Promise<T>, otherwise: O): Promise<T | O> {
  try {
    return await reading;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return otherwise;
    throw error;
  }
}
