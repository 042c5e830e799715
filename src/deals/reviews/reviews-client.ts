import { queryOptions } from '@tanstack/react-query';
import { api } from '#src/accounts/auth/client.ts';
import type { OrderDetails } from '#src/deals/orders/schemas.ts';
import type { OrderReviews } from './schemas.ts';

/** The reviews of both sides of an order, as far as the reader may see them. */
export const reviewsQuery = ({ _id, stage }: { _id: string; stage: string }) =>
  queryOptions({
    queryKey: ['order', _id, 'review', stage],
    queryFn: async () => (await api('GET /orders/{id}/review', { params: { id: _id } })).body,
  });

/** Whether the reader is asked for a review. Nobody is asked to review a closed account. */
export const canReview = (
  { other }: Pick<OrderDetails, 'other'>,
  reviews: Pick<OrderReviews, 'writable' | 'mine'> | undefined,
): boolean => Boolean(other.name && reviews?.writable && !reviews.mine);
