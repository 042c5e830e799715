import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import { formatMeeting } from '#src/platform/shared/dates.ts';
import { formatMoney } from '#src/platform/shared/money.ts';
import { handoverTexts } from '#src/texts/handover.ts';
import { displayName } from '#src/texts/names.ts';
import { deviceStorage } from '#src/ui/client/browser-storage.ts';
import { CallError } from '#src/ui/client/call.ts';
import { announceStored, personalPrefix } from '#src/ui/client/personal-storage.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { queuedPrefix } from './client.ts';
import { isVerified, plainCode } from './code-check.ts';
import { handover, type Handover } from './schemas.ts';

const handoverPrefix = `${personalPrefix}handover:`;
const keyOf = (orderId: string) => `${handoverPrefix}${orderId}`;

/** The facts of a meeting as text, because the page without a connection only prints them. */
const facts = z.object({
  conversation: z.string().nullable(),
  side: z.enum(['buyer', 'seller']),
  title: z.string(),
  price: z.string(),
  other: z.string(),
  phone: z.string().nullable(),
  when: z.string().nullable(),
  place: z.string().nullable(),
});
export type MeetingFacts = z.output<typeof facts>;

// Earlier releases stored no facts.
const stored = z.object({ facts: facts.nullable().default(null) }).and(handover);
export type StoredHandover = z.output<typeof stored>;

/**
 * Stores the code or its verifier on this device, with the facts of the meeting, because there may be no network at the
 * meeting. Without data, deletes what is stored.
 */
export function storeHandover(order: OrderDetails, data: Handover | null): void {
  if (data === null || order.side === 'admin') return deviceStorage.remove(keyOf(order._id));
  const { conversation, side, title, sale, other, arranged } = order;
  const shown: MeetingFacts = {
    conversation,
    side,
    title,
    price: formatMoney(sale),
    other: displayName(other.name),
    phone: other.phone,
    when: arranged && formatMeeting(arranged.at, arranged.zone),
    place: arranged?.place ?? null,
  };
  deviceStorage.write(keyOf(order._id), JSON.stringify({ ...data, facts: shown }));
}

export function storedHandover(orderId: string): StoredHandover | null {
  try {
    return stored.parse(JSON.parse(deviceStorage.read(keyOf(orderId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Returns the order of a conversation whose handover is stored on this device. */
export function storedOrderOf(conversation: string): string | null {
  const ids = deviceStorage.keys(handoverPrefix).map((key) => key.slice(handoverPrefix.length));
  return ids.find((id) => storedHandover(id)?.facts?.conversation === conversation) ?? null;
}

/** Returns null if this device cannot check the code: nothing was stored, or the page was not loaded over https. */
export async function isRightCode(orderId: string, typed: string): Promise<boolean | null> {
  const verification = storedHandover(orderId);
  // Outside secure contexts, `subtle` is undefined, although its type says otherwise.
  const { subtle }: { subtle?: SubtleCrypto } = crypto;
  if (!verification || 'code' in verification || !subtle) return null;
  return isVerified(verification, plainCode(typed));
}

export const queuedCode = (orderId: string): string | null => deviceStorage.read(queuedPrefix + orderId);

function dequeue(orderId: string): void {
  deviceStorage.remove(queuedPrefix + orderId);
  announceStored(queuedPrefix + orderId);
}

/**
 * Sends a code, which stays queued until the server has accepted or refused it. Returns false if another tab is sending
 * it.
 */
export async function sendCode(orderId: string, code: string): Promise<boolean> {
  deviceStorage.write(queuedPrefix + orderId, code);
  return sendQueued(orderId);
}

const sending = new Set<string>();

/** Sends a queued code from one tab at a time, because a wrong one would count as several attempts. */
async function sendQueued(orderId: string): Promise<boolean> {
  if (sending.has(orderId)) return false;
  sending.add(orderId);
  const send = async () => {
    const code = queuedCode(orderId);
    if (code === null) return false;
    try {
      await api('PUT /orders/{id}/handover', { params: { id: orderId }, body: { code } });
    } catch (error) {
      if (isFinal(error)) dequeue(orderId);
      throw error;
    }
    deviceStorage.remove(keyOf(orderId));
    dequeue(orderId);
    return true;
  };
  try {
    // `navigator.locks` is missing in insecure contexts.
    if (!('locks' in navigator)) return await send();
    const name = queuedPrefix + orderId;
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock !== null && send());
  } finally {
    sending.delete(orderId);
  }
}

/** Returns whether sending again is pointless. Rate limits, server errors and ended sessions are temporary. */
function isFinal(error: unknown): boolean {
  return error instanceof CallError && [400, 403, 404, 409, 422].includes(error.status);
}

export function refusalOf({ status, code }: CallError): string {
  const { wrong, tooMany, gone, late, failed } = handoverTexts;
  if (status === 422 || status === 400) return wrong;
  if (status === 429) return tooMany;
  if (status === 409) return code === 'conflict' ? gone : late;
  return failed;
}

let pausedUntil = 0;

/** Sends the queued codes, and shows the result of each that the server has accepted or refused. */
export async function sendAllCodes(): Promise<void> {
  if (Date.now() < pausedUntil) return;
  const { sent, failed } = handoverTexts;
  for (const key of deviceStorage.keys(queuedPrefix)) {
    const id = key.slice(queuedPrefix.length);
    const title = storedHandover(id)?.facts?.title ?? null;
    try {
      if (await sendQueued(id)) toast.success(sent(title));
    } catch (error) {
      const { retryAfter } = error instanceof CallError ? error : {};
      if (retryAfter) pausedUntil = Date.now() + retryAfter * 1000;
      if (queuedCode(id) === null) toast.error(error instanceof CallError ? refusalOf(error) : failed);
    }
  }
}
