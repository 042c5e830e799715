import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { scrypt, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { forbiddenTo } from './fault.ts';

// Version 1 of the format: a header, then chunks of 64 KiB (the last may be shorter), each followed by its GCM tag.
//   header: magic, version, log2 of scrypt's N, salt of the passphrase, id of the file, HMAC of these fields
// scrypt derives a key from the passphrase, and HKDF derives the key of a file from that key and the file's id. The
// nonce of a chunk is its number and a flag for the last one, so chunks cannot be exchanged, left out or cut off.
const magic = Buffer.from('RFBACKUP');
const version = 1;
const [saltBytes, idBytes, checkBytes, tagBytes, keyBytes] = [16, 32, 16, 16, 32];
const saltAt = magic.length + 2;
const idAt = saltAt + saltBytes;
const checkAt = idAt + idBytes;
const headerBytes = checkAt + checkBytes;
const chunkBytes = 65_536;
/** With N = 2^17 and r = 8, each guess at a passphrase takes 128 MB and 0.4 s. */
const usualCost = 17;
const leastCharacters = 16;

type Bytes = AsyncIterable<Buffer>;
type FileKey = { key: Buffer; check: Buffer };

export class Cipher {
  readonly #passphrase: string;
  readonly #cost: number;
  /** Deriving a key is slow on purpose, so files with the same salt share it. */
  readonly #keys = new Map<string, Promise<Buffer>>();
  #salt: Buffer | undefined;

  constructor(passphrase: string, cost = usualCost) {
    this.#passphrase = passphrase;
    this.#cost = cost;
  }

  get salt(): string | undefined {
    return this.#salt?.toString('hex');
  }

  async *encrypt(source: Bytes): AsyncGenerator<Buffer> {
    this.#salt ??= randomBytes(saltBytes);
    const start = Buffer.concat([magic, Buffer.of(version, this.#cost), this.#salt, randomBytes(idBytes)]);
    const { key, check } = await this.#fileKey(start);
    yield Buffer.concat([start, check]);
    let number = 0;
    for await (const [chunk, isLast] of cut(source, chunkBytes)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++, isLast));
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    }
  }

  /** @throws Error if the passphrase is wrong, or the file was changed, exchanged or truncated */
  async *decrypt(source: Bytes): AsyncGenerator<Buffer> {
    const { head, rest } = await takeHead(source);
    const start = head.subarray(0, checkAt);
    const cost = start[magic.length + 1] ?? 0;
    if (head.length < headerBytes || !start.subarray(0, magic.length).equals(magic) || cost < 1 || cost > 20)
      throw new Error('a file of the backup is damaged: it does not have the header of an encrypted file');
    if (start[magic.length] !== version) throw new Error('the backup was encrypted by a newer version');
    const { key, check } = await this.#fileKey(start);
    if (!timingSafeEqual(check, head.subarray(checkAt))) throw new WrongPassphrase();
    this.#salt ??= Buffer.from(start.subarray(saltAt, idAt));
    let number = 0;
    for await (const [chunk, isLast] of cut(rest, chunkBytes + tagBytes)) {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number++, isLast));
      const end = chunk.length - tagBytes;
      if (end < 0) throw new Error('a file of the backup is truncated');
      decipher.setAuthTag(chunk.subarray(end));
      const content = decipher.update(chunk.subarray(0, end));
      try {
        decipher.final();
      } catch (error) {
        throw new Error('a file of the backup was modified or truncated', { cause: error });
      }
      yield content;
    }
  }

  async #fileKey(start: Buffer): Promise<FileKey> {
    const cost = start.readUInt8(magic.length + 1);
    const salt = start.subarray(saltAt, idAt);
    const name = `${cost} ${salt.toString('hex')}`;
    const derived = this.#keys.get(name) ?? derive(this.#passphrase, salt, cost);
    this.#keys.set(name, derived);
    const both = hkdfSync('sha256', await derived, start.subarray(idAt), 'rangefinder backup', 2 * keyBytes);
    const [key, checkKey] = [Buffer.from(both, 0, keyBytes), Buffer.from(both, keyBytes)];
    const check = createHmac('sha256', checkKey).update(start).digest().subarray(0, checkBytes);
    return { key, check };
  }
}

export class WrongPassphrase extends Error {
  override message = 'The passphrase in BACKUP_PASSPHRASE_FILE is not the one that encrypted this backup.';
}

export async function readCipher(path: string | undefined): Promise<Cipher | null> {
  if (path === undefined) return null;
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`BACKUP_PASSPHRASE_FILE: ${path} ${explainUnread(error, path)}`, { cause: error });
  });
  const passphrase = text.replace(/\r?\n$/, '');
  if (passphrase.length < leastCharacters)
    throw new Error(
      `BACKUP_PASSPHRASE_FILE: the passphrase in ${path} must have at least ${leastCharacters} characters; openssl rand -base64 32 makes one`,
    );
  return new Cipher(passphrase);
}

function explainUnread({ code }: NodeJS.ErrnoException, path: string): string {
  if (code === 'ENOENT') return 'does not exist: put the passphrase there, or name the file that holds it';
  return code === 'EACCES' ? forbiddenTo(path) : `cannot be read: ${code}`;
}

export const saltOf = (stored: Buffer): string => stored.subarray(saltAt, idAt).toString('hex');

export function plainSize(size: number): number {
  const chunks = Math.ceil((size - headerBytes) / (chunkBytes + tagBytes));
  return size - headerBytes - chunks * tagBytes;
}

async function derive(passphrase: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** cost * 2_048 };
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(passphrase, salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Splits a source into pieces of equal size. The last one may be shorter, and is empty only for an empty source. */
async function* cut(source: Bytes, size: number): AsyncGenerator<[piece: Buffer, isLast: boolean]> {
  let pending: Buffer = Buffer.alloc(0);
  for await (const part of source) {
    pending = pending.length === 0 ? part : Buffer.concat([pending, part]);
    for (; pending.length > size; pending = pending.subarray(size)) yield [pending.subarray(0, size), false];
  }
  yield [pending, true];
}

async function takeHead(source: Bytes): Promise<{ head: Buffer; rest: Bytes }> {
  const parts = source[Symbol.asyncIterator]();
  let read: Buffer = Buffer.alloc(0);
  while (read.length < headerBytes) {
    const { done, value } = await parts.next();
    if (done) break;
    read = Buffer.concat([read, value]);
  }
  async function* rest(): AsyncGenerator<Buffer> {
    yield read.subarray(headerBytes);
    yield* { [Symbol.asyncIterator]: () => parts };
  }
  return { head: read.subarray(0, headerBytes), rest: rest() };
}
