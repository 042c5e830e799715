import { useFormSession } from '#src/accounts/auth/session.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { Review } from './schemas.ts';

const ReviewActions = lazyPart(async () => (await import('./review-actions.tsx')).ReviewActions);

export function ReviewActionsCard({ review }: { review: Review }) {
  const session = useFormSession();
  if (review.removed || session.state !== 'signed-in') return null;
  return <ReviewActions key={session.user._id} review={review} isAdmin={session.user.role === 'admin'} />;
}
