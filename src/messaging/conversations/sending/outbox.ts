import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { newKey } from '#src/ui/client/idempotency-key.ts';
import { CallError } from '#src/ui/client/call.ts';
import { uploadImage } from '#src/accounts/photos/uploading/client.ts';
// Before any schema is made: pages forbid the code that one would write for itself.
import '#src/platform/schemas.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { outboxPrefix as prefix } from '#src/messaging/conversations/client.ts';
import type { Message } from '#src/messaging/conversations/schemas.ts';
import { dropPhotos, keptPhoto } from '#src/messaging/conversations/writing/photo-store.ts';

/** A message that the server has not taken yet; `key` has it taken once, however often it is sent. */
const waiting = z.object({
  key: z.string(),
  body: z.string(),
  /** By their keys in `kept-photos.ts`; `url` once the server has it. */
  photos: z.array(z.object({ key: z.string(), url: z.string().nullable() })).default([]),
  refused: z.string().nullable(),
  /** When it was first tried with this key, in milliseconds. */
  triedAt: z.number().nullable().default(null),
  /** The last message that was there before it. */
  after: z.number().default(1),
});
export type Waiting = z.output<typeof waiting>;

/** What waits in a conversation, in the order in which it was written. */
export function waitingIn(conversation: string): Waiting[] {
  try {
    return z.array(waiting).parse(JSON.parse(localStorage.getItem(prefix + conversation) ?? '[]'));
  } catch {
    return [];
  }
}

function keep(conversation: string, messages: Waiting[]): void {
  if (messages.length === 0) localStorage.removeItem(prefix + conversation);
  else localStorage.setItem(prefix + conversation, JSON.stringify(messages));
  // As browsers do in other tabs.
  dispatchEvent(new StorageEvent('storage', { key: prefix + conversation }));
}

/** Tells of every change, in other tabs, too. */
export function onWaiting(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => key?.startsWith(prefix) && listener();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Leaves a message to be sent after those that are known: at once, or when there is a connection. */
export function leaveMessage(
  conversation: string,
  { body, photos, after }: { body: string; photos: string[]; after: number },
): void {
  const left = photos.map((key) => ({ key, url: null }));
  const message = { key: newKey(), body, photos: left, refused: null, triedAt: null, after };
  keep(conversation, [...waitingIn(conversation), message]);
}

/** The conversations in which something waits. */
function waitingEverywhere(): string[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return keys.map((key) => key.slice(prefix.length));
}

/** Forgets a message that was sent, or throws one away that was refused. */
export function dropMessage(conversation: string, key: string): void {
  const messages = waitingIn(conversation);
  keep(
    conversation,
    messages.filter((message) => message.key !== key),
  );
  const photos = messages.find((message) => message.key === key)?.photos ?? [];
  void dropPhotos(photos.map((photo) => photo.key));
}

function changeMessage(conversation: string, key: string, part: Partial<Waiting>): void {
  keep(
    conversation,
    waitingIn(conversation).map((message) => (message.key === key ? { ...message, ...part } : message)),
  );
}

/** Has a message that was refused sent once more, as a new one. */
export function retryMessage(conversation: string, key: string): void {
  const photos = waitingIn(conversation).find((message) => message.key === key)?.photos ?? [];
  // The server may have let go of those that it had.
  const anew = photos.map((photo) => ({ ...photo, url: null }));
  changeMessage(conversation, key, { key: newKey(), photos: anew, refused: null, triedAt: null });
}

/** Has the server keep the photographs of a message that it has not yet; answers their addresses. @throws CallError */
async function uploadPhotos(conversation: string, { key, photos }: Waiting): Promise<string[]> {
  const sent = [...photos];
  for (const [index, photo] of sent.entries()) {
    if (photo.url !== null) continue;
    const kept = await keptPhoto(photo.key);
    if (!kept) throw new CallError(410, { detail: conversationTexts.thread.photoLost });
    sent[index] = { ...photo, url: await uploadImage(kept, { key: `${key}-${photo.key}` }) };
    changeMessage(conversation, key, { photos: sent });
  }
  return sent.map(({ url }) => url!);
}

/**
 * Sends what waits in a conversation, one after the other, and tells of each that was taken. It stops where no answer comes; what
 * the server refuses stays, with why. Of several tabs one sends at a time.
 */
export async function sendWaiting(conversation: string, onSent: (message: Message) => void): Promise<void> {
  const send = async (): Promise<void> => {
    for (;;) {
      const next = waitingIn(conversation).find(({ refused }) => refused === null);
      if (!next) return;
      try {
        const sent = (await findSent(conversation, next)) ?? (await sendOne(conversation, next));
        dropMessage(conversation, next.key);
        for (const { key } of waitingIn(conversation)) changeMessage(conversation, key, { after: sent.seq });
        onSent(sent);
      } catch (error) {
        if (!(error instanceof CallError) || !isRefused(error)) return;
        changeMessage(conversation, next.key, { refused: error.message });
      }
    }
  };
  // Absent outside secure contexts, whatever its type says: there each tab sends, and the keys keep that from doubling.
  const locks = navigator.locks as LockManager | undefined;
  await (locks ? locks.request(prefix + conversation, send) : send());
}

async function sendOne(conversation: string, message: Waiting): Promise<Message> {
  const { key, body } = message;
  const photos = await uploadPhotos(conversation, message);
  if (message.triedAt === null || isForgotten(message))
    changeMessage(conversation, key, { triedAt: Date.now() });
  return (await api<Message>('POST', pathOf(conversation), { body, photos }, key)).body;
}

const pathOf = (conversation: string) => `/conversations/${conversation}/messages`;

/** The server keeps a key for 24 hours. */
const keptMs = 23 * 3_600_000;
const isForgotten = ({ triedAt }: Waiting) => triedAt !== null && Date.now() - triedAt > keptMs;
const pageSize = 100;

/** What became of a message whose answer was lost so long ago that its key no longer keeps it from being sent twice. */
async function findSent(conversation: string, message: Waiting): Promise<Message | null> {
  if (!isForgotten(message)) return null;
  const { body, photos } = message;
  for (let after = message.after; ;) {
    const query = `?after=${after}&limit=${pageSize}`;
    const { body: page } = await api<Message[]>('GET', pathOf(conversation) + query);
    const same = page.find(
      (other) => other.mine && other.body === body && other.photos.length === photos.length,
    );
    if (same || page.length < pageSize) return same ?? null;
    after = page.at(-1)!.seq;
  }
}

/** Sends what waits in all conversations. */
export async function sendAllWaiting(): Promise<void> {
  for (const conversation of waitingEverywhere()) await sendWaiting(conversation, () => undefined);
}

/** An answer that the same message will get again; a session's end, a first try that is still at work and a server in trouble pass. */
const isRefused = ({ status, retryAfter }: CallError): boolean =>
  status >= 400 &&
  status < 500 &&
  status !== 401 &&
  status !== 408 &&
  !(status === 409 && retryAfter !== null);
