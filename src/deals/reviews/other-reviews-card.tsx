import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { reviewTexts } from '#src/texts/reviews.ts';
import { Button } from '#src/ui/button.tsx';
import { ReviewActionsCard, ReviewCard } from './review-card.tsx';
import { reviewsQuery } from './reviews-client.ts';

const maxShown = 20;

type Props = { order: { _id: string; stage: string; other: { name: string | null } } };

/** The reviews of the other side of an order. */
export function OtherReviewsCard({ order: { _id, stage, other } }: Props) {
  const { others, formerUser } = reviewTexts.reviews;
  const name = other.name ?? formerUser;
  const { data: reviews } = useQuery(reviewsQuery({ _id, stage }));
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['order', _id, 'reviews'],
    enabled: isOpen,
    queryFn: async () =>
      (await api('GET /orders/{id}/reviews', { params: { id: _id }, query: { limit: maxShown } })).body,
  });
  if (!reviews) return null;
  const { count, stars } = reviews.other;
  return (
    <div>
      <p className="text-sm text-soft">{count === 0 ? others.none(name) : others.some(name, count, stars)}</p>
      {count > 0 && !isOpen && (
        <Button size="sm" variant="line" className="mt-2" onClick={() => setOpen(true)}>
          {others.show(name, count)}
        </Button>
      )}
      {data?.map((review) => (
        <ReviewCard key={review._id} review={review}>
          <ReviewActionsCard review={review} />
        </ReviewCard>
      ))}
    </div>
  );
}
