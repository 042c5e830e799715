import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import type { OrderReviews } from './schemas.ts';

/** The reviews of both sides of an order, as far as the reader may see them. */
export const reviewsQuery = ({ _id, stage }: { _id: string; stage: string }) =>
  queryOptions({
    queryKey: ['order', _id, 'review', stage],
    queryFn: async () => (await api<OrderReviews>('GET', `/orders/${_id}/review`)).body,
  });
