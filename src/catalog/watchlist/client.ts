import { useEffect } from 'react';
import { knownSession, lazyApi, takeIntent, useUserId } from '#src/accounts/auth/session.ts';
import { reasonOf } from '#src/ui/client/call.ts';
import { createStore } from '#src/platform/shared/store.ts';
import { watchlistTexts } from '#src/texts/watchlist.ts';
import { toast } from '#src/ui/feedback/toast-place.tsx';

export const intentKey = 'watch';

// Loaded once for all heart buttons of a page, because cached pages are the same for everyone.
let ownerId: string | null = null;
const watched = createStore<ReadonlySet<string>>(new Set());
/** Changes that the user made after the ids were requested. The response may not include them. */
const changes = new Map<string, boolean>();

function withMembership(ids: Iterable<string>, id: string, isIn: boolean): Set<string> {
  const all = new Set(ids);
  if (isIn) all.add(id);
  else all.delete(id);
  return all;
}

async function load(userId: string | null): Promise<void> {
  if (userId === ownerId) return;
  ownerId = userId;
  changes.clear();
  watched.set(new Set());
  if (userId === null) return;
  const wanted = takeIntent(intentKey);
  try {
    if (wanted) await write(wanted, true);
    const { body } = await lazyApi<string[]>('GET', '/watchlist/ids');
    if (ownerId !== userId) return;
    watched.set([...changes].reduce((ids, [id, isIn]) => withMembership(ids, id, isIn), new Set(body)));
    if (wanted) toast.success(watchlistTexts.done);
  } catch (error) {
    // The next heart button that is shown tries again.
    if (ownerId === userId) ownerId = null;
    if (wanted) toast.error(reasonOf(error, watchlistTexts.failed));
  }
}

const write = (id: string, isWanted: boolean) =>
  lazyApi<{ modifiedCount: number }>(isWanted ? 'PUT' : 'DELETE', `/watchlist/${id}`);

/** Shows the change immediately, and undoes it if the call fails. Returns whether the call succeeded. */
export async function setWatch(id: string, isWanted: boolean): Promise<boolean> {
  const show = (isIn: boolean) => {
    changes.set(id, isIn);
    watched.set(withMembership(watched.get(), id, isIn));
  };
  show(isWanted);
  try {
    await write(id, isWanted);
    return true;
  } catch (error) {
    show(!isWanted);
    toast.error(reasonOf(error, watchlistTexts.failed));
    return false;
  }
}

/** Returns false for visitors: they have to log in first. Waits for the session, because a click can come earlier. */
export async function toggleWatch(id: string): Promise<boolean> {
  const session = await knownSession();
  if (session.state !== 'signed-in') return false;
  void load(session.user._id);
  await setWatch(id, !watched.get().has(id));
  return true;
}

export function useIsWatched(id: string): boolean {
  const userId = useUserId();
  useEffect(() => {
    if (userId !== undefined) void load(userId);
  }, [userId]);
  const isIn = watched.useValue((ids) => ids.has(id));
  return isIn && Boolean(userId);
}
