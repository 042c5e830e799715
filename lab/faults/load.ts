import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { signUpUser, signUpBuyers, type TestUser } from '#lab/bench/users.ts';
import { sendOnce, sendWithRetries, Tally } from './client.ts';
import { Ledger } from './recorder.ts';

const workers = 4;
/** Avoids overloading the machine. */
const pauseMs = 40;

export type Participants = { seller: TestUser; buyers: TestUser[] };

export async function signUpParticipants(url: string, buyers = workers * 2): Promise<Participants> {
  return { seller: await signUpUser(url, 'Seller'), buyers: await signUpBuyers(url, buyers) };
}

let titles = 0;

export function anItem() {
  return {
    title: `Nikon FM2 no ${++titles}.`,
    brand: 'Nikon',
    condition: 'Good',
    duration: 120,
    location: 'Porto',
    buy: 520,
    sale: 310.5,
    des: 'Shutter fires at all speeds.',
    img: 'https://example.com/fm2.jpg',
  };
}

/** Lists an item, and returns its id. */
export async function createListing(url: string, seller: TestUser, ledger: Ledger): Promise<string> {
  const reply = await sendOnce(url, '/cameras', { as: seller, body: anItem(), key: randomUUID() });
  assert.equal(reply?.status, 201);
  return ledger.addItem(reply.body);
}

export function anOrder(listing: string): object {
  return { listing, phone: '+351 555 0100', location: 'Porto' };
}

/**
 * Users during a fault: a seller lists items, and two buyers book each at once. All repeat their calls with the same key
 * until a response. One buyer gets the item, the other a 409.
 */
export class Load {
  readonly ledger: Ledger;
  readonly tally = new Tally();
  /** The times of acknowledged orders, by `performance.now()`. */
  readonly acknowledged: number[] = [];
  readonly #urls: string[];
  readonly #participants: Participants;
  readonly #running: Promise<void>[];
  #stopping = false;
  #failure: unknown;

  /** @param urls of the processes; each worker calls only one of them */
  constructor(urls: string[], participants: Participants, ledger = new Ledger()) {
    this.ledger = ledger;
    this.#urls = urls;
    this.#participants = participants;
    this.#running = Array.from({ length: workers }, (_, index) => this.#work(index));
  }

  async #work(index: number): Promise<void> {
    const url = this.#urls[index % this.#urls.length]!;
    const buyers = this.#participants.buyers.slice(index * 2, index * 2 + 2);
    try {
      while (!this.#stopping) {
        await this.#round(url, buyers);
        await delay(pauseMs);
      }
    } catch (error) {
      this.#failure ??= error;
    }
  }

  async #round(url: string, buyers: TestUser[]): Promise<void> {
    const item = { as: this.#participants.seller, body: anItem(), key: randomUUID() };
    const made = await sendWithRetries(url, '/cameras', item, this.tally);
    if (made.status !== 201) throw new Error(`a new item was answered ${made.status}`);
    const listing = this.ledger.addItem(made.body);
    const replies = await Promise.all(
      buyers.map((as) =>
        sendWithRetries(url, '/orders', { as, body: anOrder(listing), key: randomUUID() }, this.tally),
      ),
    );
    for (const { status, body } of replies) {
      if (status !== 201) continue;
      this.ledger.addOrder(body);
      this.acknowledged.push(performance.now());
    }
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    if (statuses.join() !== '201,409')
      throw new Error(`two buyers of one item were answered ${statuses.join()}`);
  }

  /** Waits until `count` more orders are acknowledged. */
  async more(count: number, limitMs = 60_000): Promise<void> {
    const wanted = this.acknowledged.length + count;
    const end = performance.now() + limitMs;
    while (this.acknowledged.length < wanted) {
      if (this.#failure) throw this.#failure;
      if (performance.now() > end)
        throw new Error(`no ${count} orders within ${limitMs / 1000} s (${this.tally})`);
      await delay(20);
    }
  }

  /** Returns the seconds until the first acknowledged order after a time. */
  async outageSince(moment: number, limitMs: number): Promise<number> {
    await this.more(1, limitMs);
    return (this.acknowledged.find((at) => at > moment)! - moment) / 1000;
  }

  /** Stops after all started calls have a response. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#running);
    if (this.#failure) throw this.#failure;
  }
}
