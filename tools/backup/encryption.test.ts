import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '#test/files.ts';
import { Cipher, plainSize, readCipher } from './encryption.ts';

const passphrase = 'a passphrase for tests';
/** Low, because the tests derive many keys. */
const cost = 4;
const header = 74;
const chunk = 65_536;
const stored = chunk + 16;

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function collect(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

const encrypt = (bytes: Buffer, cipher = new Cipher(passphrase, cost)) =>
  collect(cipher.encrypt(inParts(bytes, 10_000)));
const decrypt = (bytes: Buffer, cipher = new Cipher(passphrase), size = 7_000) =>
  collect(cipher.decrypt(inParts(bytes, size)));

test.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 200_000])(
  '%d bytes survive encryption and decryption in parts of any size',
  async (size) => {
    const bytes = randomBytes(size);
    const encrypted = await encrypt(bytes);
    for (const part of [1_000_000, 7_000, 13]) {
      if (part === 13 && size > chunk) continue;
      expect((await decrypt(encrypted, new Cipher(passphrase), part)).equals(bytes)).toBe(true);
    }
    expect(plainSize(encrypted.length)).toBe(size);
  },
);

test('two encrypted files with the same content differ in salt and body', async () => {
  const bytes = Buffer.from('the same content '.repeat(10));
  const [one, other] = [await encrypt(bytes), await encrypt(bytes)];
  expect(one.includes('same content')).toBe(false);
  expect(one.subarray(10, 26).equals(other.subarray(10, 26))).toBe(false);
  expect(one.subarray(header).equals(other.subarray(header))).toBe(false);
});

test('decryption with a wrong passphrase fails with a message about the passphrase', async () => {
  await expect(decrypt(await encrypt(Buffer.from('x')), new Cipher('another passphrase'))).rejects.toThrow(
    'The passphrase in BACKUP_PASSPHRASE_FILE is not the one that encrypted this backup.',
  );
});

test.each<[string, (bytes: Buffer) => Buffer]>([
  ['a changed byte', (bytes) => flip(bytes, header + chunk + 20)],
  ['a changed tag', (bytes) => flip(bytes, bytes.length - 1)],
  ['a last byte that is missing', (bytes) => bytes.subarray(0, -1)],
  ['a last chunk that is missing', (bytes) => bytes.subarray(0, header + 2 * stored)],
  ['all chunks but the first missing', (bytes) => bytes.subarray(0, header + stored)],
  ['all chunks missing', (bytes) => bytes.subarray(0, header)],
  ['a byte too many', (bytes) => Buffer.concat([bytes, Buffer.of(0)])],
  [
    'two chunks exchanged',
    (bytes) =>
      Buffer.concat([
        bytes.subarray(0, header),
        bytes.subarray(header + stored, header + 2 * stored),
        bytes.subarray(header, header + stored),
        bytes.subarray(header + 2 * stored),
      ]),
  ],
  [
    'a chunk left out',
    (bytes) => Buffer.concat([bytes.subarray(0, header), bytes.subarray(header + stored)]),
  ],
])('a file with %s is rejected', async (_, spoil) => {
  const encrypted = await encrypt(randomBytes(2 * chunk + 100));
  await expect(decrypt(spoil(encrypted))).rejects.toThrow(
    /^a file of the backup (is truncated|was modified or truncated)$/,
  );
});

test('a truncated or changed header is rejected', async () => {
  const encrypted = await encrypt(Buffer.from('x'));
  await expect(decrypt(encrypted.subarray(0, 40))).rejects.toThrow(
    'does not have the header of an encrypted file',
  );
  await expect(decrypt(flip(encrypted, 0))).rejects.toThrow('does not have the header of an encrypted file');
  await expect(decrypt(flip(encrypted, 8))).rejects.toThrow('encrypted by a newer version');
  await expect(decrypt(flip(encrypted, 30))).rejects.toThrow('not the one that encrypted this backup');
});

test('a cipher that has decrypted a file encrypts with the same key, so that backups can share files', async () => {
  const cipher = new Cipher(passphrase, cost);
  const first = await encrypt(Buffer.from('first'), cipher);
  const later = new Cipher(passphrase, cost);
  await decrypt(first, later);
  expect(later.salt).toBe(cipher.salt);
  const second = await encrypt(Buffer.from('second'), later);
  expect(second.subarray(10, 26).toString('hex')).toBe(cipher.salt);
});

test('the error names a passphrase file that is missing or too short', async () => {
  const path = join(await makeFolder(), 'passphrase');
  expect(await readCipher(undefined)).toBeNull();
  await expect(readCipher(path)).rejects.toThrow(
    `BACKUP_PASSPHRASE_FILE: ${path} does not exist: put the passphrase there, or name the file that holds it`,
  );
  await writeFile(path, 'fifteen letters\n');
  await expect(readCipher(path)).rejects.toThrow(/must have at least 16 characters/);
  await writeFile(path, `${passphrase}\n`);
  expect((await decrypt(await encrypt(Buffer.from('x')), (await readCipher(path))!)).toString()).toBe('x');
});

function flip(bytes: Buffer, at: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at]! ^= 0x80;
  return changed;
}
