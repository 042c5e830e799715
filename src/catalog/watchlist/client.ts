import { useEffect } from 'react';
import { lazyApi, useUserId } from '#src/accounts/auth/session.ts';
import { createStore } from '#src/platform/shared/store.ts';
import { takeIntent } from '#src/ui/client/intent.ts';
import { toast } from '#src/ui/feedback/toast-place.tsx';

export const intentKey = 'watch';

// Loaded once for all heart buttons of a page, because cached pages are the same for everyone.
/** The user whose ids are loaded. */
let ownerId: string | null = null;
/** The user whose clicks are shown. */
let readerId: string | null = null;
export const watched = createStore<ReadonlySet<string>>(new Set());
/** Changes that the user made after the ids were requested. The response may not include them. */
const changes = new Map<string, boolean>();

function withMembership(ids: Iterable<string>, id: string, isIn: boolean): Set<string> {
  const all = new Set(ids);
  if (isIn) all.add(id);
  else all.delete(id);
  return all;
}

/** Loads the ids unless those of this user are loaded, and watches what a visitor wanted to watch before the login. */
export async function loadWatched(userId: string | null): Promise<void> {
  const before = readerId;
  // Set first, because subscribers of `watched` call this function.
  readerId = userId;
  // Keeps clicks from before the session was known.
  if (before !== null && before !== userId) {
    changes.clear();
    watched.set(new Set());
  }
  if (userId === ownerId) return;
  ownerId = userId;
  if (userId === null) return;
  const wanted = takeIntent(intentKey);
  try {
    if (wanted) {
      await writeWatch(wanted, true);
      changes.set(wanted, true);
    }
    const { body } = await lazyApi('GET /watchlist/ids');
    if (ownerId !== userId) return;
    watched.set([...changes].reduce((ids, [id, isIn]) => withMembership(ids, id, isIn), new Set(body)));
    if (wanted) toast.success((await loadTexts()).done);
  } catch (error) {
    // The next page with a heart button tries again.
    if (ownerId === userId) ownerId = null;
    if (wanted) await reportFailure(error);
  }
}

const loadTexts = async () => (await import('#src/texts/watchlist.ts')).watchlistTexts;

export const writeWatch = (id: string, isWanted: boolean) =>
  lazyApi(`${isWanted ? 'PUT' : 'DELETE'} /watchlist/{id}`, { params: { id } });

export const isWatched = (id: string): boolean => watched.get().has(id);

/** Shows a change before the server has made it. */
export function showWatched(id: string, isIn: boolean): void {
  changes.set(id, isIn);
  watched.set(withMembership(watched.get(), id, isIn));
}

export async function reportFailure(error: unknown): Promise<void> {
  const { failed } = await loadTexts();
  const { reasonOf } = await import('#src/ui/client/call.ts');
  toast.error(reasonOf(error, failed));
}

export function useIsWatched(id: string): boolean {
  const userId = useUserId();
  useEffect(() => {
    if (userId !== undefined) void loadWatched(userId);
  }, [userId]);
  return watched.useValue((ids) => ids.has(id));
}
