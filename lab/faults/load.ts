import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { aCamera, signUpUser, signUpBuyers, type TestUser } from '#lab/bench/users.ts';
import { sendOnce, sendWithRetries, Tally } from './client.ts';
import { Ledger } from './recorder.ts';

const workers = 4;
/** A pause between calls, so that the machine is not overloaded. */
const pauseMs = 40;

export type Participants = { seller: TestUser; buyers: TestUser[] };

export async function signUpParticipants(url: string, buyers = workers * 2): Promise<Participants> {
  return { seller: await signUpUser(url, 'Seller'), buyers: await signUpBuyers(url, buyers) };
}

let titles = 0;

export const anItem = () => ({ ...aCamera, title: `Nikon FM2 no ${++titles}.` });

export async function createListing(url: string, seller: TestUser, ledger: Ledger): Promise<string> {
  const reply = await sendOnce(url, '/cameras', { as: seller, body: anItem(), key: randomUUID() });
  assert.equal(reply?.status, 201);
  return ledger.addItem(reply.body);
}

export function anOrder(listing: string): object {
  return { listing, phone: '+351 555 0100', location: 'Porto' };
}

/**
 * Users during a fault: a seller lists items, and two buyers book each one at the same time. All of them repeat their
 * calls with the same key until they get a response. One buyer gets the item, and the other gets a 409.
 */
export class Load {
  readonly ledger: Ledger;
  readonly tally = new Tally();
  /** When each order was acknowledged, by `performance.now()`. */
  readonly acknowledged: number[] = [];
  readonly #urls: string[];
  readonly #participants: Participants;
  readonly #running: Promise<void>[];
  #stopping = false;
  #failure: unknown;

  /** @param urls of the processes; each worker always calls the same one */
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
    if (made.status !== 201) throw new Error(`a new item got ${made.status}`);
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
    if (statuses.join() !== '201,409') throw new Error(`two buyers of one item got ${statuses.join()}`);
  }

  /** Waits until `count` more orders are acknowledged. */
  async more(count: number, limitMs = 60_000): Promise<void> {
    const wanted = this.acknowledged.length + count;
    const end = performance.now() + limitMs;
    while (this.acknowledged.length < wanted) {
      if (this.#failure) throw this.#failure;
      if (performance.now() > end)
        throw new Error(`fewer than ${count} orders within ${limitMs / 1000} s (${this.tally})`);
      await delay(20);
    }
  }

  /** Returns the seconds from `moment` to the next acknowledged order. */
  async outageSince(moment: number, limitMs: number): Promise<number> {
    await this.more(1, limitMs);
    return (this.acknowledged.find((at) => at > moment)! - moment) / 1000;
  }

  /** Stops the users, once all calls that have started have a response. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#running);
    if (this.#failure) throw this.#failure;
  }
}
