import { useEffect, useState } from 'react';
import { useSession } from '#src/auth/session.ts';
import type { BookableItem } from './booking-card.tsx';
import type { Order } from './contract.ts';

/**
 * Whether the person who looks has booked or bought the item, and a call that says so of a booking just made. Asked for
 * only where the item is taken: pages are the same for everyone, so they cannot say it themselves.
 */
export function useOwnOrder({ id, state }: Pick<BookableItem, 'id' | 'state'>): [boolean, () => void] {
  const session = useSession();
  const [ours, setOurs] = useState<string | null>(null);
  const email = session.state === 'signed-in' ? session.user.email : null;
  useEffect(() => {
    if (email === null || state === 'available') return;
    let isWanted = true;
    void (async () => {
      const { api } = await import('#src/auth/client.ts');
      const query = new URLSearchParams({ email, listing: id, limit: '1' });
      // Without an answer the page says what it says to everyone.
      const answer = await api<Order[]>('GET', `/orders?${query}`).catch(() => null);
      if (isWanted && answer && answer.body.length > 0) setOurs(id);
    })();
    return () => {
      isWanted = false;
    };
  }, [email, id, state]);
  return [ours === id && email !== null, () => setOurs(id)];
}
