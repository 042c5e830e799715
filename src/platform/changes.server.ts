import pg from 'pg';
import type { Tables } from '#src/platform/db/tables.ts';
import type { Log } from '#src/platform/log.server.ts';

/**
 * What can change: a table; one item and whatever is shown with it alone; whether one is booked, which is a change of the
 * item, too. `shelf` is all of all items but that: what there is to choose from. `bookings`
 * changes once in a while, not with each: `changesTold` of items are between two of its changes at most.
 */
export type ChangeKey = keyof Tables | ItemKey | BookingKey | 'shelf' | 'bookings';
type ItemKey = `listing/${string}`;
type BookingKey = `booking/${string}`;

/** The key of one item, by its id. */
export const itemKey = (id: string): ItemKey => `listing/${id}`;
/** The key of a booking that comes or goes, by the id of its item. */
export const bookingKey = (id: string): BookingKey => `booking/${id}`;
const everyItem = itemKey('*');
const isItem = (key: string): boolean => key.startsWith('listing/');

/** All that changes with a key: an item is also in lists, and `listings` may be any item. */
function partsOf(key: ChangeKey): readonly string[] {
  if (key === 'listings') return [everyItem, 'listings', 'shelf'];
  if (isItem(key)) return [key, 'listings', 'shelf'];
  if (key.startsWith('booking/')) return [itemKey(key.slice('booking/'.length)), 'listings'];
  return [key];
}

/** Of so many items it is known when they changed; then all of them count as changed, and it begins anew. */
const mostItems = 10_000;
/** Between two changes of `bookings` so many items change at most. */
export const changesTold = 50;
/** Of the last so many changes of items it is known in which order they came. */
const mostRecent = 200;

/** How often a connection is asked whether it lives, and how soon it has to answer: together less than a second. */
const checkEveryMs = 300;
const answerWithinMs = 600;
const connectWithinMs = 2_000;
const retryAfterMs = 500;

/** Asks a connection again and again whether it lives: one that dies without a word is never heard of otherwise. */
function watch(client: pg.Client, isCurrent: () => boolean, lost: () => void): void {
  const ask = async (): Promise<void> => {
    if (!isCurrent()) return;
    let isAnswered = false;
    const late = setTimeout(() => {
      // What has arrived while this process was busy is read first.
      setImmediate(() => setImmediate(() => isAnswered || lost()));
    }, answerWithinMs);
    try {
      await client.query('select');
      setTimeout(() => void ask(), checkEveryMs).unref();
    } catch {
      lost();
    } finally {
      isAnswered = true;
      clearTimeout(late);
    }
  };
  setTimeout(() => void ask(), checkEveryMs).unref();
}

/**
 * Numbers the changes of tables and items in the order in which they become known, so that what was made from older
 * rows can be told from what is current.
 */
export class Changes {
  #latest = 0;
  readonly #tables = new Map<string, number>();
  readonly #items = new Map<string, number>();
  /** The last changes of items, the oldest first. */
  #recent: { id: string; number: number }[] = [];
  #anyItem = 0;
  #itemChanges = 0;
  /** The newest of those that are no longer among them. */
  #forgotten = 0;
  #everything = 0;
  #stop: (() => Promise<void>) | undefined;
  /** False while changes of other processes cannot be heard: then nothing may be taken for current. */
  listening = false;

  /** What a writer says of its own change. */
  announce(keys: readonly ChangeKey[]): void {
    for (const key of keys) for (const part of partsOf(key)) this.#note(part);
  }

  /** A number that grows whenever one of `keys` changes. */
  stamp(keys: readonly ChangeKey[]): number {
    let latest = this.#everything;
    for (const key of keys) latest = Math.max(latest, this.#numberOf(key));
    return latest;
  }

  /** The number of the newest change: whatever changes from now on has a larger one. */
  get latest(): number {
    return this.#latest;
  }

  /** The ids of the items that have changed since a stamp of theirs; null where those are not known one by one. */
  itemsSince(stamp: number): string[] | null {
    if (Math.max(this.#everything, this.#anyItem, this.#forgotten) > stamp) return null;
    return [...new Set(this.#recent.filter(({ number }) => number > stamp).map(({ id }) => id))];
  }

  #numberOf(key: string): number {
    if (!isItem(key)) return this.#tables.get(key) ?? 0;
    return Math.max(this.#anyItem, this.#items.get(key) ?? 0);
  }

  #note(key: string): void {
    const number = ++this.#latest;
    if (!isItem(key)) return void this.#tables.set(key, number);
    // Also where this is heard before, or after, what is said of the table: no stamp of it covers an item unknown.
    this.#tables.set('listings', number);
    this.#items.set(key, number);
    if (key === everyItem || ++this.#itemChanges % changesTold === 0) this.#tables.set('bookings', number);
    this.#recent.push({ id: key.slice(itemKey('').length), number });
    if (this.#recent.length > 2 * mostRecent) {
      const old = this.#recent.splice(0, mostRecent);
      this.#forgotten = old.at(-1)!.number;
    }
    if (key !== everyItem && this.#items.size <= mostItems) return;
    this.#items.clear();
    this.#anyItem = number;
  }

  /** Hears of changes by other processes; a lost connection is opened again until `close()`. */
  async listen(connection: pg.ClientConfig, log: Log): Promise<void> {
    let closed = false;
    let retry: NodeJS.Timeout | undefined;
    let client: pg.Client | undefined;
    const open = async (): Promise<void> => {
      const fresh = new pg.Client({
        ...connection,
        application_name: 'rangefinder-listen',
        keepAlive: true,
        connectionTimeoutMillis: connectWithinMs,
      });
      client = fresh;
      const lost = (): void => {
        if (client !== fresh) return;
        client = undefined;
        this.listening = false;
        // With a query that was not answered this does not wait for a goodbye.
        void fresh.end().catch(() => undefined);
        if (closed) return;
        log.warn('not hearing of changes: pages are not cached until the database is back');
        retry = setTimeout(() => void open().catch(() => undefined), retryAfterMs);
      };
      fresh.on('error', lost);
      fresh.on('end', lost);
      fresh.on('notification', ({ payload }) => payload && this.#note(payload));
      try {
        await fresh.connect();
        await fresh.query('listen changed');
      } catch (error) {
        lost();
        throw error;
      }
      // What changed while nobody listened is unknown.
      this.#everything = ++this.#latest;
      this.listening = true;
      watch(fresh, () => client === fresh, lost);
    };
    this.#stop = async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    };
    await open().catch((error: unknown) => {
      closed = true;
      clearTimeout(retry);
      throw error;
    });
  }

  async close(): Promise<void> {
    await this.#stop?.();
  }
}
