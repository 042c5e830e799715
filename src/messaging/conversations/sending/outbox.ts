import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { newKey } from '#src/ui/client/idempotency-key.ts';
import { CallError } from '#src/ui/client/call.ts';
import { uploadImage } from '#src/accounts/photos/uploading/client.ts';
// Must come before the first schema: pages forbid the code that zod would generate.
import '#src/platform/schemas.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { outboxPrefix as prefix } from '#src/messaging/conversations/client.ts';
import type { Message } from '#src/messaging/conversations/schemas.ts';
import { dropPhotos, keptPhoto } from '#src/messaging/conversations/writing/photo-store.ts';

/** A message that the server does not have yet. `key` makes sure that it is stored once, however often it is sent. */
const waiting = z.object({
  key: z.string(),
  body: z.string(),
  /** `key` is that in `photo-store.ts`; `url` is set once the server has the photo. */
  photos: z.array(z.object({ key: z.string(), url: z.string().nullable() })).default([]),
  refused: z.string().nullable(),
  /** When it was first tried with this key, in milliseconds. */
  triedAt: z.number().nullable().default(null),
  /** The number of the last message before it. */
  after: z.number().default(1),
});
export type Waiting = z.output<typeof waiting>;

/** What waits in a conversation, in the order in which it was written. */
export function waitingIn(conversation: string): Waiting[] {
  return parseWaiting(storedIn(conversation));
}

export const storedIn = (conversation: string): string => localStorage.getItem(prefix + conversation) ?? '[]';

export function parseWaiting(stored: string): Waiting[] {
  try {
    return z.array(waiting).parse(JSON.parse(stored));
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

/** Calls the listener on every change, also in other tabs, until the returned function is called. */
export function onWaiting(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => key?.startsWith(prefix) && listener();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Adds a message to be sent after the known ones, at once or when there is a connection. */
export function enqueueMessage(
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

/** Removes a message that was sent, or one that was refused. */
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

/** Sends a refused message again as a new one. */
export function retryMessage(conversation: string, key: string): void {
  const photos = waitingIn(conversation).find((message) => message.key === key)?.photos ?? [];
  // The server may have deleted those that it had.
  const again = photos.map((photo) => ({ ...photo, url: null }));
  changeMessage(conversation, key, { key: newKey(), photos: again, refused: null, triedAt: null });
}

/** Uploads the photos of a message that the server does not have yet, and returns the addresses of all. @throws CallError */
async function uploadPhotos(conversation: string, { key, photos }: Waiting): Promise<string[]> {
  const sent = [...photos];
  const urls: string[] = [];
  for (const [index, photo] of photos.entries()) {
    let { url } = photo;
    if (url === null) {
      const kept = await keptPhoto(photo.key);
      if (!kept) throw new CallError(410, { detail: conversationTexts.thread.photoLost });
      url = await uploadImage(kept, { key: `${key}-${photo.key}` });
      sent[index] = { ...photo, url };
      changeMessage(conversation, key, { photos: sent });
    }
    urls.push(url);
  }
  return urls;
}

/**
 * Sends the waiting messages of a conversation one after the other. Stops when the server does not respond; a message that it refuses
 * stays with the reason. Only one tab sends at a time.
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
  // Locks are missing outside secure contexts. There each tab sends, and the keys prevent duplicates.
  await ('locks' in navigator ? navigator.locks.request(prefix + conversation, send) : send());
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

/** Finds a message whose response was lost, once its key no longer prevents that it is sent twice. */
async function findSent(conversation: string, message: Waiting): Promise<Message | null> {
  if (!isForgotten(message)) return null;
  const { body, photos } = message;
  for (let after = message.after; ;) {
    const query = `?after=${after}&limit=${pageSize}`;
    const { body: page } = await api<Message[]>('GET', pathOf(conversation) + query);
    const same = page.find(
      (other) => other.mine && other.body === body && other.photos.length === photos.length,
    );
    const last = page.at(-1);
    if (same || !last || page.length < pageSize) return same ?? null;
    after = last.seq;
  }
}

/** Sends what waits in all conversations. */
export async function sendAllWaiting(): Promise<void> {
  for (const conversation of waitingEverywhere()) await sendWaiting(conversation, () => undefined);
}

/** Whether a retry would get the same response. An ended session, a first try that still runs and an overloaded server are temporary. */
const isRefused = ({ status, retryAfter }: CallError): boolean =>
  status >= 400 &&
  status < 500 &&
  status !== 401 &&
  status !== 408 &&
  !(status === 409 && retryAfter !== null);
