import { api } from '#src/accounts/auth/client.ts';
import { personalPrefix } from '#src/ui/client/personal-storage.ts';
import { CallError } from '#src/ui/client/call.ts';
import { dealTexts } from '#src/texts/deal.ts';
import { handover, plainCode, type Handover } from './schemas.ts';

const handoverPrefix = `${personalPrefix}handover:`;
const keyOf = (orderId: string) => `${handoverPrefix}${orderId}`;
const queuedPrefix = `${personalPrefix}code to send:`;

/** Stores the code or its verifier on this device, because there may be no network at the meeting. */
export function storeHandover(orderId: string, data: Handover): void {
  localStorage.setItem(keyOf(orderId), JSON.stringify(data));
}

export function storedHandover(orderId: string): Handover | null {
  try {
    return handover.parse(JSON.parse(localStorage.getItem(keyOf(orderId)) ?? 'null'));
  } catch {
    return null;
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/** Returns null if this device cannot check the code: nothing was stored, or the page was not loaded over https. */
export async function isRightCode(orderId: string, typed: string): Promise<boolean | null> {
  const stored = storedHandover(orderId);
  // Outside secure contexts, `subtle` is undefined, although its type says otherwise.
  const { subtle }: { subtle?: SubtleCrypto } = crypto;
  if (!stored || 'code' in stored || !subtle) return null;
  const key = await subtle.importKey('raw', new TextEncoder().encode(plainCode(typed)), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const { salt, iterations, verifier } = stored;
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  const derived = new Uint8Array(await subtle.deriveBits(parameters, key, 256));
  const expected = bytesOf(verifier);
  return derived.length === expected.length && derived.every((byte, at) => byte === expected[at]);
}

export const queuedCode = (orderId: string): string | null => localStorage.getItem(queuedPrefix + orderId);

/** Sends a code, which stays queued until the server has accepted or refused it. */
export async function sendCode(orderId: string, code: string): Promise<void> {
  localStorage.setItem(queuedPrefix + orderId, code);
  try {
    await api('PUT', `/orders/${orderId}/handover`, { code });
  } catch (error) {
    if (isFinal(error)) localStorage.removeItem(queuedPrefix + orderId);
    throw error;
  }
  for (const key of [queuedPrefix + orderId, keyOf(orderId)]) localStorage.removeItem(key);
}

/** Returns whether sending again is pointless. Rate limits, server errors and ended sessions are temporary. */
function isFinal(error: unknown): boolean {
  return error instanceof CallError && [400, 403, 404, 409, 422].includes(error.status);
}

export function refusalOf({ status, code }: CallError): string {
  const { wrong, tooMany, gone, late, failed } = dealTexts.handover;
  if (status === 422 || status === 400) return wrong;
  if (status === 429) return tooMany;
  if (status === 409) return code === 'conflict' ? gone : late;
  return failed;
}

/** Sends the queued codes. Returns the reason why each was refused, or null for accepted ones. */
export async function sendQueuedCodes(): Promise<(string | null)[]> {
  const queued = Object.entries<string>(localStorage).filter(([key]) => key.startsWith(queuedPrefix));
  const results: (string | null)[] = [];
  for (const [key, code] of queued) {
    const id = key.slice(queuedPrefix.length);
    const refusal = await sendCode(id, code).then(
      () => null,
      (error: unknown) => (error instanceof CallError ? refusalOf(error) : dealTexts.handover.failed),
    );
    if (queuedCode(id) === null) results.push(refusal);
  }
  return results;
}
