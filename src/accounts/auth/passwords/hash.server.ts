import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** The cost that better-auth always has. Its hashes, `salt:key`, do not name it. */
const fullCost = 14;
const blockSize = 16;
const keyBytes = 64;

/** Derives a key with scrypt; `cost` is the binary logarithm of its N. */
function deriveKey(password: string, salt: string, cost: number): Promise<Buffer> {
  const N = 2 ** cost;
  const options = { N, r: blockSize, p: 1, maxmem: 2 * 128 * N * blockSize };
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) =>
    error ? reject(error) : resolve(key),
  );
  return promise;
}

export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  const key = (await deriveKey(password, salt, cost)).toString('hex');
  return cost === fullCost ? `${salt}:${key}` : `${salt}:${key}:${cost}`;
}

export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [salt, key, cost = fullCost] = hash.split(':');
  if (!salt || key?.length !== 2 * keyBytes) throw new Error('a stored password hash is malformed');
  return timingSafeEqual(Buffer.from(key, 'hex'), await deriveKey(password, salt, Number(cost)));
}
