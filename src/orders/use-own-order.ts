import { useOwn, useSession } from '#src/auth/session.ts';
import type { BookableItem } from './booking-card.tsx';
import type { Order } from './contract.ts';

/**
 * The order by which the person who looks has booked or bought the item, and a setter for that of a booking just made. Asked for
 * only where the item is taken: pages are the same for everyone, so they cannot say it themselves.
 */
export function useOwnOrder({
  id,
  state,
}: Pick<BookableItem, 'id' | 'state'>): [string | null, (orderId: string) => void] {
  const session = useSession();
  const email = session.state === 'signed-in' ? session.user.email : '';
  const query = new URLSearchParams({ email, listing: id, limit: '1' });
  const [orders, setOrders] = useOwn<Pick<Order, '_id'>[]>(`/orders?${query}`, state !== 'available');
  return [orders?.[0]?._id ?? null, (_id) => setOrders([{ _id }])];
}
