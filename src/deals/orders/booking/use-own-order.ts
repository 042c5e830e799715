import { useOwn, useSession } from '#src/accounts/auth/session.ts';
import type { BookableItem } from './booking-card.tsx';
import type { Order } from '#src/deals/orders/schemas.ts';

/** Reads the viewer's order only if the item is taken, because pages are the same for everyone. */
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
