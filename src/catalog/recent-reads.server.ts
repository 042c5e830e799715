import type { App } from '#src/platform/app.server.ts';
import type { ChangeKey, Changes } from '#src/platform/changes.server.ts';

/** `shelf` is of what outlives a booking. */
type Known<T> = Map<string, { stamp: number; shelf: number; result: Promise<T> }>;

/** What outlives bookings: what there is to choose from, and whose items are on show. */
export const onShelf = ['shelf', 'people'] as const satisfies ChangeKey[];
/** What tells booked items from others. */
export const asBooked = ['listings', 'people'] as const satisfies ChangeKey[];

/** To look for more booked items than these costs more than to read anew. */
const mostBookings = 50;

/**
 * Remembers what was read about something, `most` of it, as long as none of `keys` has changed since; who asks for the
 * same meanwhile waits for the same read. With `isConcerned`, bookings of items that do not concern it change nothing.
 */
export function rememberReads<T>(most: number) {
  const all = new WeakMap<Changes, Known<T>>();
  return async (
    { changes }: App,
    keys: readonly ChangeKey[],
    about: object,
    read: () => Promise<T>,
    isConcerned?: (ids: string[]) => Promise<boolean>,
  ): Promise<T> => {
    // What is not heard of cannot make it old.
    if (!changes.listening) return read();
    const stamp = changes.stamp(keys);
    const shelf = changes.stamp(onShelf);
    let known = all.get(changes);
    if (!known) all.set(changes, (known = new Map()));
    const name = JSON.stringify(about);
    const before = known.get(name);
    if (before?.stamp === stamp) return before.result;
    const booked = isConcerned && before?.shelf === shelf ? changes.itemsSince(before.stamp) : null;
    const renew = async () => {
      if (!booked || booked.length > mostBookings || (await isConcerned!(booked))) return read();
      return before!.result;
    };
    const entry = { stamp, shelf, result: renew() };
    // The oldest goes first.
    known.delete(name);
    if (known.size >= most) known.delete(known.keys().next().value!);
    known.set(name, entry);
    // A failure is not remembered.
    entry.result.catch(() => known.get(name) === entry && known.delete(name));
    return entry.result;
  };
}
