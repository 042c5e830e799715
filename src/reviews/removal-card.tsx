import { useSession } from '#src/auth/session.ts';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import type { Review } from './contract.ts';

const RemoveButton = lazyPart(async () => (await import('./remove-button.tsx')).RemoveButton);

/** For admins the way to remove a review, for everyone else nothing. */
export function RemovalCard({ review: { _id, removed } }: { review: Pick<Review, '_id' | 'removed'> }) {
  const session = useSession();
  if (removed || session.state !== 'signed-in' || session.user.role !== 'admin') return null;
  return <RemoveButton id={_id} />;
}
