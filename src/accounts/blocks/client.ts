import { useOwn, useSession } from '#src/accounts/auth/session.ts';

/**
 * Returns whether a block prevents messages, offers and bookings between the viewer and another user. It is false until
 * the response arrives, because public pages are the same for everyone.
 */
export function useIsBlocked(userId: string): boolean {
  const session = useSession();
  const isOther = session.state === 'signed-in' && session.user._id !== userId;
  const input = isOther ? { params: { id: userId } } : null;
  return useOwn('GET /blocks/{id}', input, ({ blocked }) => blocked)[0] ?? false;
}
