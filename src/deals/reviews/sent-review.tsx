import { formatDay } from '#src/platform/shared/dates.ts';
import { reviewTexts } from '#src/texts/reviews.ts';
import { Button } from '#src/ui/button.tsx';
import type { Review } from './schemas.ts';

/** The reader's own review while the other side cannot see it yet. */
export function SentReview({
  review: { stars, text },
  other,
  until,
  onEdit,
}: {
  review: Review;
  other: string;
  until: string;
  onEdit: () => void;
}) {
  const { reviews: words } = reviewTexts;
  return (
    <div className="flex flex-col gap-2">
      {stars !== null && <p className="font-semibold wrap-anywhere">{words.rated(other, stars)}</p>}
      {text && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>}
      <p className="text-sm text-soft wrap-anywhere">{words.seenBy(other, formatDay(until))}</p>
      <div>
        <Button size="sm" variant="line" onClick={onEdit}>
          {words.edit}
        </Button>
      </div>
    </div>
  );
}
