import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, createHash, createHmac } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [nonceBytes, tagBytes] = [12, 16];

export function seal(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, deriveKey(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function unseal(secret: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const end = nonceBytes + tagBytes;
  const decipher = createDecipheriv(algorithm, deriveKey(secret, purpose), bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(nonceBytes, end));
  return Buffer.concat([decipher.update(bytes.subarray(end)), decipher.final()]).toString('utf8');
}

const keys = new Map<string, Uint8Array>();

/**
 * Derives a key for each purpose, so that no other use of the secret gives it away. Each only once, because strangers can
 * send sealed text or cause a token with every request.
 */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  const name = `${purpose} ${secret}`;
  let key = keys.get(name);
  if (!key)
    keys.set(name, (key = new Uint8Array(hkdfSync('sha256', secret, '', `rangefinder ${purpose}`, 32))));
  return key;
}

/** Only the hash is stored, so that nobody who reads the database can use the token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Returns a token that is valid only for this purpose. */
export function mailedToken(secret: string, purpose: string, content: string): string {
  return createHmac('sha256', deriveKey(secret, purpose)).update(content).digest('base64url');
}
