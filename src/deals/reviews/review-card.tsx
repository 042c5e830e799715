import { Star } from 'lucide-react';
import { useFormSession } from '#src/accounts/auth/session.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { reviewTexts } from '#src/texts/reviews.ts';
import { WarningNotice } from '#src/ui/feedback/warning-notice.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { Review } from './schemas.ts';

const ReviewActions = lazyPart(async () => (await import('./review-actions.tsx')).ReviewActions);

export function ReviewCard({
  review: { author, by, kind, date, stars, text, reply, removed, warnings },
  isOwn = false,
  children,
}: {
  review: Review;
  /** Whether the reader wrote it. */
  isOwn?: boolean;
  children?: React.ReactNode;
}) {
  const { reviews } = reviewTexts;
  return (
    <article className="flex flex-col gap-2 border-t border-line py-4 break-inside-avoid">
      <p className="mono wrap-anywhere">
        {reviews.by(
          isOwn ? reviews.you : (author ?? reviews.formerUser),
          reviews.of[by][kind],
          date ? formatDay(date) : reviews.hidden,
        )}
      </p>
      {removed ? (
        <p className="text-soft">{reviews.removed}</p>
      ) : (
        <>
          {stars !== null && (
            <p>
              <Stars stars={stars} />
            </p>
          )}
          {text && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
          <WarningNotice warnings={warnings} />
        </>
      )}
      {reply && (
        <div className="border-s-2 border-patch ps-4">
          <p className="mono">{reviews.replied(formatDay(reply.date))}</p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{reply.text ?? reviews.replyTaken}</p>
          <WarningNotice warnings={reply.warnings} />
        </div>
      )}
      {children}
    </article>
  );
}

const starValues = [1, 2, 3, 4, 5];

function Stars({ stars }: { stars: number }) {
  return (
    <span className="inline-flex gap-0.5 align-[-0.15em]">
      <span className="sr-only">{reviewTexts.reviews.rating(stars)}</span>
      {starValues.map((each) => (
        <Star key={each} aria-hidden size={16} fill={each <= Math.round(stars) ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}

export function ReviewActionsCard({ review }: { review: Review }) {
  const session = useFormSession();
  if (review.removed || session.state !== 'signed-in') return null;
  return <ReviewActions key={session.user._id} review={review} isAdmin={session.user.role === 'admin'} />;
}
