import type { Handover } from './schemas.ts';

// The page without a connection gets the source text of these functions, so that each must work alone.

/** Normalizes a typed code. Letters that no code contains are read as the digits that they look like. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

type Verification = Exclude<Handover, { code: string }>;

/** Returns whether a normalized code is the one of a verifier. */
export async function isVerified(
  { salt, iterations, verifier }: Verification,
  code: string,
): Promise<boolean> {
  const saltBytes = Uint8Array.from(atob(salt), (character) => character.charCodeAt(0));
  const expected = Uint8Array.from(atob(verifier), (character) => character.charCodeAt(0));
  const secret = new TextEncoder().encode(code);
  const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: saltBytes, iterations };
  const derived = new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256));
  return derived.length === expected.length && derived.every((byte, at) => byte === expected[at]);
}
