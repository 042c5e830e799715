import { deviceStorage } from '#src/ui/client/browser-storage.ts';
import { personalPrefix } from '#src/ui/client/personal-storage.ts';

export const queuedPrefix = `${personalPrefix}code to send:`;

const retryMs = 10_000;

/** Sends the codes that were typed offline. Those that fail are retried later. */
function sendQueuedCodes(): void {
  if (deviceStorage.keys(queuedPrefix).length > 0) send().catch(() => undefined);
}

const send = async () => (await import('./offline-store.ts')).sendAllCodes();

/**
 * Sends queued codes until the returned function is called, whatever page is open: at once, when the network returns,
 * and every few seconds, because browsers may report a network that does not work.
 */
export function keepSendingCodes(): () => void {
  sendQueuedCodes();
  const timer = setInterval(sendQueuedCodes, retryMs);
  addEventListener('online', sendQueuedCodes);
  return () => {
    clearInterval(timer);
    removeEventListener('online', sendQueuedCodes);
  };
}

/** Calls the listener when a code was accepted or refused, also in another tab, until the returned function is called. */
export function onSentCode(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) =>
    key?.startsWith(queuedPrefix) && deviceStorage.read(key) === null && listener();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
