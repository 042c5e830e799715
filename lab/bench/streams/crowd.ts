import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { SeededConversation } from './conversations.ts';

export type ToCrowd =
  | { conversations: readonly SeededConversation[]; urls: readonly string[] }
  | { open: number }
  | { asks: 'state' };
export type FromCrowd = {
  open: number;
  /** How many `sync` events each stream has had. */
  syncs: number[];
  /** The announced messages as conversation and number, and when each arrived, in milliseconds since the epoch. */
  arrivals: [message: string, at: number][];
  unread: (number | null)[];
};

/** The child process that holds all streams open. */
export class Crowd {
  readonly #child: ChildProcess;
  readonly #conversations: readonly SeededConversation[];
  #state: FromCrowd = { open: 0, syncs: [], arrivals: [], unread: [] };
  readonly #arrivals: FromCrowd['arrivals'] = [];

  constructor(conversations: readonly SeededConversation[], urls: readonly string[]) {
    this.#conversations = conversations;
    this.#child = fork(join(import.meta.dirname, 'listeners.ts'), { serialization: 'advanced' });
    this.#child.send({ conversations, urls });
  }

  get synced(): number[] {
    return this.#state.syncs;
  }

  async #look(): Promise<void> {
    this.#child.send({ asks: 'state' });
    const [state] = (await once(this.#child, 'message')) as [FromCrowd];
    this.#state = state;
    for (const arrival of state.arrivals) this.#arrivals.push(arrival);
  }

  /** Opens one stream per user, and returns their number. */
  async open(count: number): Promise<number> {
    this.#child.send({ open: count });
    do {
      await delay(200);
      await this.#look();
    } while (this.#state.open < count);
    return count;
  }

  /** Waits until all streams are open, and until `count` of them have had another `sync` event. */
  async waitForSync(before: readonly number[], count: number, limitMs: number): Promise<void> {
    const end = performance.now() + limitMs;
    for (;;) {
      await this.#look();
      const { open, syncs } = this.#state;
      const synced = syncs.filter((times, index) => times > before[index]!).length;
      if (open === this.#conversations.length && synced >= count) return;
      if (performance.now() > end)
        throw new Error(`only ${open} streams are open, and ${synced} had another sync event`);
      await delay(100);
    }
  }

  /** Returns the messages that were announced since the last call. */
  async takeArrivals(): Promise<FromCrowd['arrivals']> {
    await this.#look();
    return this.#arrivals.splice(0);
  }

  /** Counts the users whose last announced unread count differs from the one in the database. */
  async countWrong(client: pg.Client): Promise<number> {
    await this.#look();
    const { rows } = await client.query<{ buyer_id: string; unread: number }>(
      'select buyer_id, sum(buyer_unread)::int as unread from conversations group by buyer_id',
    );
    const stored = new Map(rows.map(({ buyer_id, unread }) => [buyer_id, unread]));
    return this.#conversations.filter(
      ({ listener }, index) => this.#state.unread[index] !== stored.get(listener),
    ).length;
  }

  async close(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.disconnect();
    await once(this.#child, 'exit');
  }
}
