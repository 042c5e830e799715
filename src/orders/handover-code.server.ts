import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export const iterations = 600_000;
const bytes = 32;

/** A code as people read it out: in two halves. */
export const showCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** What someone typed, as it is stored: without what divides it, and with what its alphabet has for what looks alike. */
const readCode = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** Whether it is the code of an order; takes as long however much of it is right. */
export function isCode(typed: string, code: string): boolean {
  const [given, wanted] = [Buffer.from(readCode(typed)), Buffer.from(code)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** What a phone without a network compares a typed code with; slow, so that nobody finds the code by trying. */
export async function deriveVerifier(code: string, salt: string): Promise<string> {
  const derived = await promisify(pbkdf2)(code, Buffer.from(salt, 'base64'), iterations, bytes, 'sha256');
  return derived.toString('base64');
}
