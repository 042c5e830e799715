import { ReportReview } from '#src/moderation/reports/filing/report-review-card.tsx';
import { reviewTexts } from '#src/texts/reviews.ts';
import type { Review } from './schemas.ts';
import { RemoveButton } from './remove-button.tsx';

export function ReviewActions({ review: { _id, author }, isAdmin }: { review: Review; isAdmin: boolean }) {
  if (isAdmin) return <RemoveButton id={_id} />;
  return <ReportReview review={_id} author={author ?? reviewTexts.reviews.nobody} />;
}
