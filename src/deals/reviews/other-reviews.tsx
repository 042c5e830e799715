import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#src/accounts/auth/client.ts';
import { reviewTexts } from '#src/texts/reviews.ts';
import { Button } from '#src/ui/button.tsx';
import type { Review, Rating } from './schemas.ts';
import { ReviewActionsCard, ReviewCard } from './review-card.tsx';

const shown = 20;

export function OtherReviews({ orderId, name, rating }: { orderId: string; name: string; rating: Rating }) {
  const { others } = reviewTexts.reviews;
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['order', orderId, 'reviews'],
    enabled: isOpen,
    queryFn: async () => (await api<Review[]>('GET', `/orders/${orderId}/reviews?limit=${shown}`)).body,
  });
  const { count, stars } = rating;
  return (
    <div className="mt-4">
      <p className="text-sm text-soft">{count === 0 ? others.none(name) : others.some(name, count, stars)}</p>
      {count > 0 && !isOpen && (
        <Button size="sm" variant="line" className="mt-2" onClick={() => setOpen(true)}>
          {others.show}
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
