import { personalPrefix } from '#src/ui/client/personal-storage.ts';

export const outboxPrefix = `${personalPrefix}messages to send:`;

/** Sends the messages that wait on this device, whatever page is open. What cannot be sent now is tried again. */
export function sendWhatWaits(): void {
  if (Object.keys(localStorage).some((key) => key.startsWith(outboxPrefix))) send().catch(() => undefined);
}

const send = async () => (await import('./sending/outbox.ts')).sendAllWaiting();
