import { Star } from 'lucide-react';
import { reviewTexts } from '#src/texts/reviews.ts';

const five = [1, 2, 3, 4, 5];

export function Stars({ stars }: { stars: number }) {
  return (
    <span className="inline-flex gap-0.5 align-[-0.15em]">
      <span className="sr-only">{reviewTexts.reviews.rating(stars)}</span>
      {five.map((each) => (
        <Star key={each} aria-hidden size={16} fill={each <= Math.round(stars) ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}
