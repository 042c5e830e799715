import { useEffect } from 'react';
import { keepSendingCodes } from '#src/deals/orders/handover/client.ts';
import { sendQueuedMessages } from '#src/messaging/conversations/client.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

/** Loads the live updates after everything that the page itself needs. @throws when the module cannot be loaded */
async function loadLive() {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => void addEventListener('load', resolve, { once: true }));
  return import('./live.tsx');
}

const Live = lazyPart(async () => (await loadLive()).Live);

/** Receives live events, and sends messages and codes that were written offline when the connection is back. */
export function LiveUpdates() {
  useEffect(keepSendingCodes, []);
  return <Live onSync={sendQueuedMessages} />;
}
