import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isBookable, usersOf, type Database } from '#lab/bench/database.ts';
import { waitUntil } from '#lab/helpers/ground.ts';

/** A buyer who listens, with a conversation. */
export type Listener = { conversation: string; id: string; token: string };
export type ToCrowd = { tokens: string[]; urls: string[] } | { open: number } | 'report';
export type FromCrowd = {
  open: number;
  /** How many `sync` events each stream has had. */
  syncs: number[];
  unread: (number | null)[];
  /** The messages that were announced since the last report, and when each arrived, in milliseconds since the epoch. */
  arrivals: [message: string, at: number][];
};

/** Adds a conversation with one unread message for each of `count` buyers, all with the same seller. */
export async function seedListeners({ client }: Database, count: number): Promise<Listener[]> {
  const buyers = await usersOf(client, 'Buyer', count);
  const [seller] = await usersOf(client, 'Seller', 1);
  const { rows } = await client.query<{ conversation: string; id: string }>(
    `with buyers as (select id, row_number() over () as n from unnest($1::text[]) id),
    items as (
      select id, seller_id, row_number() over (order by id) as n from listings
      where ${isBookable} and seller_id = $2 order by id limit $3
    )
    insert into conversations (id, listing_id, seller_id, buyer_id)
    select gen_random_uuid()::text, items.id, seller_id, buyers.id from buyers join items using (n)
    returning id as conversation, buyer_id as id`,
    [buyers.map(({ id }) => id), seller!.id, count],
  );
  if (rows.length < count) throw new Error(`there are ${rows.length} conversations, not ${count}`);
  await client.query('analyze conversations');
  const tokens = new Map(buyers.map(({ id, token }) => [id, token]));
  return rows.map((row) => ({ ...row, token: tokens.get(row.id)! }));
}

/** The child process that holds all streams open. */
export class Crowd {
  readonly #child: ChildProcess;
  readonly #listeners: readonly Listener[];
  readonly #arrivals: FromCrowd['arrivals'] = [];

  constructor(listeners: readonly Listener[], urls: string[]) {
    this.#listeners = listeners;
    this.#child = fork(join(import.meta.dirname, 'listeners.ts'), { serialization: 'advanced' });
    this.#send({ tokens: listeners.map(({ token }) => token), urls });
  }

  #send(message: ToCrowd): void {
    this.#child.send(message);
  }

  async report(): Promise<FromCrowd> {
    this.#send('report');
    const [report] = (await once(this.#child, 'message')) as [FromCrowd];
    for (const arrival of report.arrivals) this.#arrivals.push(arrival);
    return report;
  }

  /** Opens one stream per user. */
  async open(): Promise<void> {
    const { length } = this.#listeners;
    this.#send({ open: length });
    await waitUntil('all streams are open', async () => (await this.report()).open === length, 600_000);
  }

  /** Waits until all streams are open, and until `count` of them have had another `sync` event. */
  async waitForSync(before: readonly number[], count: number, limitMs: number): Promise<void> {
    const isDone = async () => {
      const { open, syncs } = await this.report();
      const synced = syncs.filter((times, index) => times > before[index]!).length;
      return open === this.#listeners.length && synced >= count;
    };
    await waitUntil(`all streams are open, and ${count} had another sync event`, isDone, limitMs);
  }

  /** Returns the messages that were announced since the last call. */
  async takeArrivals(): Promise<FromCrowd['arrivals']> {
    await this.report();
    return this.#arrivals.splice(0);
  }

  /** Counts the users whose last announced unread count differs from the one in the database. */
  async countWrong({ client }: Database): Promise<number> {
    const { unread } = await this.report();
    const { rows } = await client.query<{ buyer_id: string; unread: number }>(
      'select buyer_id, sum(buyer_unread)::int as unread from conversations group by buyer_id',
    );
    const stored = new Map(rows.map((row) => [row.buyer_id, row.unread]));
    return this.#listeners.filter(({ id }, index) => unread[index] !== stored.get(id)).length;
  }

  close(): void {
    this.#child.disconnect();
  }
}
