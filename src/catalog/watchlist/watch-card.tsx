import { useUserId } from '#src/accounts/auth/session.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

// Loaded after the page, which can be read without it.
const ItemHeart = lazyPart(async () => (await import('./heart-button.tsx')).ItemHeart);

/** Shows nothing to sellers on their own items. The minimum height prevents a layout shift when the button loads. */
export function WatchCard({
  id,
  title,
  sellerId,
  isBooked,
}: {
  id: string;
  title: string;
  sellerId: string;
  isBooked: boolean;
}) {
  if (useUserId() === sellerId) return null;
  return (
    <div className="min-h-11 print:hidden noscript:hidden" data-item={id} data-title={title}>
      <ItemHeart id={id} isBooked={isBooked} />
    </div>
  );
}
