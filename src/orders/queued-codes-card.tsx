import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Sends the codes that were typed without a network: when there is one again, and when a page opens. */
export function QueuedCodes() {
  const queries = useQueryClient();
  useEffect(() => {
    const send = async () => {
      const { sendQueuedCodes } = await import('./kept-handover.ts');
      if (await sendQueuedCodes()) await queries.invalidateQueries();
    };
    const trySending = () => void send().catch(() => undefined);
    trySending();
    addEventListener('online', trySending);
    return () => removeEventListener('online', trySending);
  }, [queries]);
  return null;
}
