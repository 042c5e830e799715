import { z } from 'zod';
import { api } from '#src/accounts/auth/client.ts';
import { uploadImage } from '#src/media/photos/uploading/client.ts';
import { outboxPrefix as prefix } from '#src/messaging/conversations/client.ts';
import type { Message } from '#src/messaging/conversations/schemas.ts';
// Must be imported before the first schema is created, because zod would otherwise try `eval`, which the content
// security policy forbids.
import '#src/platform/schemas.ts';
import { deletePhotos, readPhoto } from '#src/messaging/conversations/writing/photo-store.ts';
import { hourMs } from '#src/platform/shared/dates.ts';
import { conversationTexts } from '#src/texts/conversations.ts';
import { deviceStorage } from '#src/ui/client/browser-storage.ts';
import { CallError, foreign } from '#src/ui/client/call.ts';
import { newKey } from '#src/ui/client/idempotency-key.ts';

/**
 * A message that the server has not confirmed yet. Because of its `key`, it is stored only once, however often it is
 * sent.
 */
const waiting = z.object({
  key: z.string(),
  body: z.string(),
  /** `key` is the photo's key in `photo-store.ts`. `url` is null until the server has the photo. */
  photos: z.array(z.object({ key: z.string(), url: z.string().nullable() })).default([]),
  refused: z.string().nullable(),
  /** The time in milliseconds when the message was first sent with this key. */
  triedAt: z.number().nullable().default(null),
  /** The number of the last known message before this one; 0 if there was none. */
  after: z.number().default(0),
});
export type Waiting = z.output<typeof waiting>;

/** Returns the waiting messages of a conversation, oldest first. */
export function waitingIn(conversation: string): Waiting[] {
  return parseWaiting(storedIn(conversation));
}

export const storedIn = (conversation: string): string => deviceStorage.read(prefix + conversation) ?? '[]';

export function parseWaiting(stored: string): Waiting[] {
  try {
    return z.array(waiting).parse(JSON.parse(stored));
  } catch {
    return [];
  }
}

function store(conversation: string, messages: Waiting[]): void {
  if (messages.length === 0) deviceStorage.remove(prefix + conversation);
  else deviceStorage.write(prefix + conversation, JSON.stringify(messages));
  // Browsers send this event only to other tabs, so this tab sends it to itself.
  dispatchEvent(new StorageEvent('storage', { key: prefix + conversation }));
}

/** Calls the listener on every change, including those in other tabs, until the returned function is called. */
export function onWaiting(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => key?.startsWith(prefix) && listener();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Adds a message to the end of the outbox. */
export function enqueueMessage(
  conversation: string,
  { body, photos, after }: { body: string; photos: string[]; after: number },
): void {
  const left = photos.map((key) => ({ key, url: null }));
  const message = { key: newKey(), body, photos: left, refused: null, triedAt: null, after };
  store(conversation, [...waitingIn(conversation), message]);
}

/** Returns the conversations with waiting messages. */
function waitingEverywhere(): string[] {
  const keys = deviceStorage.keys(prefix);
  return keys.map((key) => key.slice(prefix.length));
}

export function removeMessage(conversation: string, key: string): void {
  const messages = waitingIn(conversation);
  store(
    conversation,
    messages.filter((message) => message.key !== key),
  );
  const photos = messages.find((message) => message.key === key)?.photos ?? [];
  void deletePhotos(photos.map((photo) => photo.key));
}

function changeMessage(conversation: string, key: string, part: Partial<Waiting>): void {
  store(
    conversation,
    waitingIn(conversation).map((message) => (message.key === key ? { ...message, ...part } : message)),
  );
}

/** Sends a rejected message again, as a new one. */
export function retryMessage(conversation: string, key: string): void {
  const photos = waitingIn(conversation).find((message) => message.key === key)?.photos ?? [];
  // Uploads the photos again, because the server may have deleted them since.
  const again = photos.map((photo) => ({ ...photo, url: null }));
  changeMessage(conversation, key, { key: newKey(), photos: again, refused: null, triedAt: null });
}

/**
 * Uploads the photos of a message that are not uploaded yet. Returns the addresses of all its photos.
 * @throws CallError
 */
async function uploadPhotos(conversation: string, { key, photos }: Waiting): Promise<string[]> {
  const sent = [...photos];
  const urls: string[] = [];
  for (const [index, photo] of photos.entries()) {
    let { url } = photo;
    if (url === null) {
      const stored = await readPhoto(photo.key);
      if (!stored) throw new CallError(410, { detail: conversationTexts.thread.photoLost });
      url = await uploadImage(stored, { key: `${key}-${photo.key}` });
      sent[index] = { ...photo, url };
      changeMessage(conversation, key, { photos: sent });
    }
    urls.push(url);
  }
  return urls;
}

/**
 * Sends the waiting messages of a conversation one after the other, in only one tab at a time. Stops if the server does
 * not respond. A message that the server rejects stays in the outbox with the reason.
 */
export async function sendWaiting(conversation: string, onSent: (message: Message) => void): Promise<void> {
  const send = async (): Promise<void> => {
    for (;;) {
      const next = waitingIn(conversation).find(({ refused }) => refused === null);
      if (!next) return;
      try {
        const sent = (await findSent(conversation, next)) ?? (await sendOne(conversation, next));
        removeMessage(conversation, next.key);
        for (const { key } of waitingIn(conversation)) changeMessage(conversation, key, { after: sent.seq });
        onSent(sent);
      } catch (error) {
        if (!(error instanceof CallError) || !isRefused(error)) return;
        changeMessage(conversation, next.key, { refused: error.message });
      }
    }
  };
  // `navigator.locks` is missing in insecure contexts. There, every tab sends, and the keys prevent duplicates.
  await ('locks' in navigator ? navigator.locks.request(prefix + conversation, send) : send());
}

async function sendOne(conversation: string, message: Waiting): Promise<Message> {
  const { key, body } = message;
  const photos = await uploadPhotos(conversation, message);
  if (message.triedAt === null || isForgotten(message))
    changeMessage(conversation, key, { triedAt: Date.now() });
  return (
    await api('POST /conversations/{id}/messages', {
      params: { id: conversation },
      body: { body, photos },
      key,
    })
  ).body;
}

/** A little less than the 24 hours for which the server stores a key. */
const keyLifetimeMs = 23 * hourMs;
const isForgotten = ({ triedAt }: Waiting) => triedAt !== null && Date.now() - triedAt > keyLifetimeMs;
const pageSize = 100;

/** Looks for a message whose response was lost, because its key has expired and no longer prevents a duplicate. */
async function findSent(conversation: string, message: Waiting): Promise<Message | null> {
  if (!isForgotten(message)) return null;
  const { body, photos } = message;
  for (let after = message.after; ;) {
    const input = { params: { id: conversation }, query: { after, limit: pageSize } };
    const { body: page } = await api('GET /conversations/{id}/messages', input);
    const same = page.find(
      (other) => other.mine && other.body === body && other.photos.length === photos.length,
    );
    const last = page.at(-1);
    if (same || !last || page.length < pageSize) return same ?? null;
    after = last.seq;
  }
}

export async function sendAllWaiting(): Promise<void> {
  for (const conversation of waitingEverywhere()) await sendWaiting(conversation, () => undefined);
}

/**
 * Whether a retry would fail, too. An expired session, a first attempt still in progress, an overloaded server and a
 * proxy's rate limit are temporary.
 */
const isRefused = ({ status, code, retryAfter }: CallError): boolean =>
  status >= 400 &&
  status < 500 &&
  status !== 401 &&
  status !== 408 &&
  !(status === 409 && retryAfter !== null) &&
  !(status === 429 && code === foreign);
