import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toast } from '#src/ui/feedback/toast.tsx';

/** Sends codes that were typed offline, when the network returns and when a page opens. */
export function QueuedCodes() {
  const queries = useQueryClient();
  useEffect(() => {
    const send = async () => {
      const { sendQueuedCodes } = await import('./offline-store.ts');
      const results = await sendQueuedCodes();
      if (results.length === 0) return;
      const { dealTexts } = await import('#src/texts/deal.ts');
      for (const refusal of results)
        if (refusal === null) toast.success(dealTexts.deal.done.completed);
        else toast.error(refusal);
      await queries.invalidateQueries();
    };
    // A code that could not be sent stays queued.
    const trySending = () => void send().catch(() => undefined);
    trySending();
    addEventListener('online', trySending);
    return () => removeEventListener('online', trySending);
  }, [queries]);
  return null;
}
