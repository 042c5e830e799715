import { useEffect, useState } from 'react';
import { useSession } from '#src/auth/session.ts';
import type { BookableItem } from './booking-card.tsx';
import type { Order } from './contract.ts';

/**
 * The order by which the person who looks has booked or bought the item, and a call that says so of a booking just made. Asked for
 * only where the item is taken: pages are the same for everyone, so they cannot say it themselves.
 */
export function useOwnOrder({
  id,
  state,
}: Pick<BookableItem, 'id' | 'state'>): [string | null, (orderId: string) => void] {
  const session = useSession();
  const [ours, setOurs] = useState<{ item: string; order: string } | null>(null);
  const email = session.state === 'signed-in' ? session.user.email : null;
  useEffect(() => {
    if (email === null || state === 'available') return;
    let isWanted = true;
    void (async () => {
      const { api } = await import('#src/auth/client.ts');
      const query = new URLSearchParams({ email, listing: id, limit: '1' });
      // Without an answer the page says what it says to everyone.
      const answer = await api<Order[]>('GET', `/orders?${query}`).catch(() => null);
      const order = answer?.body[0];
      if (isWanted && order) setOurs({ item: id, order: order._id });
    })();
    return () => {
      isWanted = false;
    };
  }, [email, id, state]);
  const order = ours?.item === id && email !== null ? ours.order : null;
  return [order, (orderId) => setOurs({ item: id, order: orderId })];
}
