import { open, rename, rm } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { diskOf } from '#src/platform/storage/disk.server.ts';

const kinds = { Uint8Array, Uint32Array, Int32Array, Float32Array, Float64Array, BigInt64Array };
const kindNames = [
  'Uint8Array',
  'Uint32Array',
  'Int32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
] as const;

/** Stands for a typed array in the file's JSON header, and contains the array's position in the file. */
type Stretch = { stretch: number; kind: keyof typeof kinds; length: number };
type Head = { of: unknown; tree: string; lengths: number[]; crc: number };

const magic = Buffer.from('RFINDEX1');
const headAt = magic.byteLength + 8;
const batchSize = 4 * 1024 * 1024;

const isStretch = (value: unknown): value is Stretch =>
  typeof value === 'object' && value !== null && 'stretch' in value;

async function sumOf(stretches: readonly Buffer[]): Promise<number> {
  let sum = 0;
  for (const bytes of stretches)
    for (let at = 0; at < bytes.byteLength; at += batchSize) {
      sum = crc32(bytes.subarray(at, at + batchSize), sum);
      await nextTurn();
    }
  return sum;
}

/** @throws Error if writing fails, or if the file would take more than `maxShareOfFree` of the free disk space */
export async function writeSnapshot(
  path: string,
  of: unknown,
  saved: object,
  maxShareOfFree = 1 / 3,
): Promise<void> {
  const stretches: Buffer[] = [];
  const tree = JSON.stringify(saved, (_name, value: unknown) => {
    for (const kind of kindNames)
      if (value instanceof kinds[kind]) {
        stretches.push(Buffer.from(value.buffer, value.byteOffset, value.byteLength));
        return { stretch: stretches.length - 1, kind, length: value.length } satisfies Stretch;
      }
    return value;
  });
  const lengths = stretches.map(({ byteLength }) => byteLength);
  const head = Buffer.from(JSON.stringify({ of, tree, lengths, crc: await sumOf(stretches) } satisfies Head));
  const start = Buffer.alloc(headAt);
  magic.copy(start);
  start.writeUInt32LE(head.byteLength, magic.byteLength);
  start.writeUInt32LE(crc32(head), magic.byteLength + 4);
  const size = lengths.reduce((sum, length) => sum + length, headAt + head.byteLength);
  const { freeBytes } = await diskOf(path);
  if (size > freeBytes * maxShareOfFree)
    throw new Error(`it would need ${size} of the ${freeBytes} free bytes`);
  const written = `${path}.${process.pid}.new`;
  try {
    const file = await open(written, 'w', 0o600);
    try {
      for (const bytes of [start, head, ...stretches])
        for (let at = 0; at < bytes.byteLength; at += batchSize)
          await file.writeFile(bytes.subarray(at, at + batchSize));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(written, path);
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
}

/** Why a snapshot of another database, or of items by other rules, cannot be used. */
export const otherRows = 'it contains other rows';

/** @throws Error with the reason why the file cannot be used */
export async function readSnapshot(path: string, of: unknown): Promise<object> {
  const file = await open(path, 'r');
  try {
    const take = async (length: number): Promise<Buffer<ArrayBuffer>> => {
      const bytes = Buffer.from(new ArrayBuffer(length));
      for (let at = 0; at < length;) {
        const { bytesRead } = await file.read(bytes, at, length - at);
        if (bytesRead === 0) throw new Error('it is truncated');
        at += bytesRead;
      }
      return bytes;
    };
    const start = await take(headAt);
    if (!start.subarray(0, magic.byteLength).equals(magic)) throw new Error('it has another format');
    const length = start.readUInt32LE(magic.byteLength);
    if (length > (await file.stat()).size) throw new Error('it is truncated');
    const text = await take(length);
    if (crc32(text) !== start.readUInt32LE(magic.byteLength + 4)) throw new Error('it is corrupted');
    const head: Head = JSON.parse(text.toString());
    if (JSON.stringify(head.of) !== JSON.stringify(of)) throw new Error(otherRows);
    const stretches: Buffer<ArrayBuffer>[] = [];
    for (const each of head.lengths) stretches.push(await take(each));
    if ((await sumOf(stretches)) !== head.crc) throw new Error('it is corrupted');
    return JSON.parse(head.tree, (_name, value: unknown) => {
      if (!isStretch(value)) return value;
      return new kinds[value.kind](stretches[value.stretch]?.buffer ?? new ArrayBuffer(0), 0, value.length);
    });
  } finally {
    await file.close();
  }
}
