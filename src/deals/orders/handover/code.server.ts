import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { plainCode } from './schemas.ts';

export const iterations = 600_000;
const bytes = 32;

export const showCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Compares in constant time. */
export function isCode(typed: string, code: string): boolean {
  const [given, wanted] = [Buffer.from(plainCode(typed)), Buffer.from(code)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Derives what an offline phone compares a typed code with. Slow, so that nobody can guess the code. */
export async function deriveVerifier(code: string, salt: string): Promise<string> {
  const derived = await promisify(pbkdf2)(code, Buffer.from(salt, 'base64'), iterations, bytes, 'sha256');
  return derived.toString('base64');
}
