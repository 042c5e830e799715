import { api } from '#src/auth/client.ts';
import { personalPrefix } from '#src/auth/session.ts';
import { CallError } from '#src/browser/call.ts';
import { handover, type Handover } from './deal-contract.ts';

const keptPrefix = `${personalPrefix}handover:`;
const keyOf = (orderId: string) => `${keptPrefix}${orderId}`;
const queuedPrefix = `${personalPrefix}code to send:`;

/** What is needed at the meeting, kept on this device: there may be no network there. */
export function keepHandover(orderId: string, data: Handover): void {
  localStorage.setItem(keyOf(orderId), JSON.stringify(data));
}

export function keptHandover(orderId: string): Handover | null {
  try {
    return handover.parse(JSON.parse(localStorage.getItem(keyOf(orderId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** A code as the server derives from it: without what divides it, and with what its alphabet has for what looks alike. */
const plain = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Whether it is the code of an order, found out on this device; null where that cannot be: the page was never open with a network,
 * or was not loaded over https, without which browsers derive nothing.
 */
export async function isRightCode(orderId: string, typed: string): Promise<boolean | null> {
  const kept = keptHandover(orderId);
  // Absent outside secure contexts, whatever its type says.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!kept || 'code' in kept || !subtle) return null;
  const key = await subtle.importKey('raw', new TextEncoder().encode(plain(typed)), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const { salt, iterations, verifier } = kept;
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  const derived = new Uint8Array(await subtle.deriveBits(parameters, key, 256));
  const wanted = bytesOf(verifier);
  return derived.length === wanted.length && derived.every((byte, at) => byte === wanted[at]);
}

/** Keeps a typed code until there is a network. */
export function queueCode(orderId: string, code: string): void {
  localStorage.setItem(queuedPrefix + orderId, code);
}

export const queuedCode = (orderId: string): string | null => localStorage.getItem(queuedPrefix + orderId);

/** Sends one code; it stays queued where no answer came, and is dropped once the server has said yes or no. */
export async function sendCode(orderId: string, code: string): Promise<void> {
  queueCode(orderId, code);
  try {
    await api('PUT', `/orders/${orderId}/handover`, { code });
  } catch (error) {
    if (isFinal(error)) localStorage.removeItem(queuedPrefix + orderId);
    throw error;
  }
  // It has done what it was for.
  for (const key of [queuedPrefix + orderId, keyOf(orderId)]) localStorage.removeItem(key);
}

/** An answer that another try will not change: too many tries and a server in trouble will pass, and so will a session's end. */
function isFinal(error: unknown): boolean {
  return error instanceof CallError && [400, 403, 404, 409, 422].includes(error.status);
}

/** Sends what was queued on any page; answers whether the server took or refused something. */
export async function sendQueuedCodes(): Promise<boolean> {
  const ids = Object.keys(localStorage)
    .filter((key) => key.startsWith(queuedPrefix))
    .map((key) => key.slice(queuedPrefix.length));
  for (const id of ids) await sendCode(id, queuedCode(id)!).catch(() => undefined);
  return ids.some((id) => queuedCode(id) === null);
}
