import { deviceStorage } from '#src/ui/client/browser-storage.ts';
import { personalPrefix } from '#src/ui/client/personal-storage.ts';

export const outboxPrefix = `${personalPrefix}messages to send:`;

/** Sends the messages in this device's outbox, whatever page is open. Those that fail are retried later. */
export function sendQueuedMessages(): void {
  if (deviceStorage.keys(outboxPrefix).length > 0) send().catch(() => undefined);
}

const send = async () => (await import('./sending/outbox.ts')).sendAllWaiting();
