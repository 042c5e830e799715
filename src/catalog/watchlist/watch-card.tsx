import { useSession } from '#src/accounts/auth/session.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';

// Whoever reads needs none of it: it comes after the page.
export const LazyCardHeart = lazyPart(async () => (await import('./heart-button.tsx')).CardHeart);
const ItemHeart = lazyPart(async () => (await import('./heart-button.tsx')).ItemHeart);

/** The way to watch an item, on its page; nothing for its seller. Its place is kept until it comes. */
export function WatchCard({ id, sellerId, isBooked }: { id: string; sellerId: string; isBooked: boolean }) {
  const session = useSession();
  if (session.state === 'signed-in' && session.user._id === sellerId) return null;
  return (
    <div className="min-h-11 print:hidden noscript:hidden">
      <ItemHeart id={id} isBooked={isBooked} />
    </div>
  );
}
