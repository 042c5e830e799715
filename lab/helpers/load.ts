import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { secondsSince, waitUntil, type Ground } from './ground.ts';
import type { Query } from './postgres.ts';
import type { BuiltShop } from './shop.ts';
import { anItem, anOrder, call, User, type Reply, type Sent, type TestUser } from './users.ts';

const timeoutMs = 30_000;
const retryMs = 150;
const workers = 4;
/** A pause between calls, so that the machine is not overloaded. */
const pauseMs = 40;

export type Outcome = Reply & { replayed: boolean };

/** Sends a POST with an idempotency key. Returns null if the connection broke or timed out. */
export async function sendOnce(url: string, path: string, sent: Sent): Promise<Outcome | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  const reply = await call(url, 'POST', path, { key: randomUUID(), ...sent, signal }).catch(() => null);
  return reply && { ...reply, replayed: reply.headers.get('idempotent-replayed') === 'true' };
}

/** Returns whether to repeat the call, because its outcome is unknown or the shop asks for a repetition. */
function isOpen(reply: Outcome | null): boolean {
  if (!reply || reply.status >= 500) return true;
  // This response means that an earlier call with the same key is still running.
  return reply.status === 409 && reply.body['type'] === 'urn:rangefinder:problem:conflict';
}

type Answered = { status: number | null } | null;

/** Counts responses by status; `cut` counts calls that got none. */
export class Tally {
  readonly #counts = new Map<string, number>();

  static of(replies: readonly Answered[]): Tally {
    const tally = new Tally();
    for (const reply of replies) tally.add(reply);
    return tally;
  }

  add(reply: Answered): void {
    const name = String(reply?.status ?? 'cut');
    this.#counts.set(name, this.count(name) + 1);
  }

  count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  toString(): string {
    const sorted = [...this.#counts].toSorted(([a], [b]) => a.localeCompare(b));
    return sorted.map(([name, count]) => `${count} × ${name}`).join(', ') || 'none';
  }

  /** @throws Error if there was any other response */
  assertOnly(...allowed: string[]): void {
    const others = [...this.#counts.keys()].filter((name) => !allowed.includes(name));
    if (others.length > 0) throw new Error(`unexpected responses: ${others.join(', ')} (${this})`);
  }
}

/**
 * A seller and buyers who repeat their calls with the same key until they get a response, as a form in a browser does.
 * What was acknowledged to them is compared with the database.
 */
export class Load {
  readonly seller: TestUser;
  readonly buyers: readonly TestUser[];
  tally = new Tally();
  /** When each order of the background load was acknowledged, by `performance.now()`. */
  readonly acknowledged: number[] = [];
  readonly #shops: readonly BuiltShop[];
  readonly #query: Query;
  /** Maps each acknowledged order to its item. */
  readonly #orders = new Map<string, string>();
  readonly #items = new Set<string>();
  #running: Promise<void>[] = [];
  #stopping = false;
  #failure: unknown;

  private constructor(shops: readonly BuiltShop[], query: Query, seller: TestUser, buyers: TestUser[]) {
    this.#shops = shops;
    this.#query = query;
    this.seller = seller;
    this.buyers = buyers;
  }

  /** Signs users up at the first shop. */
  static async open(shops: readonly BuiltShop[], query: Query, buyers = workers * 2): Promise<Load> {
    const { url } = shops[0]!;
    return new Load(shops, query, await User.signUp(url, 'Seller'), await User.signUpBuyers(url, buyers));
  }

  /** Opens a load whose users list and book items in the background. */
  static async start(shops: readonly BuiltShop[], query: Query): Promise<Load> {
    return (await Load.open(shops, query)).run();
  }

  /** Starts the background load: two buyers book each new item at the same time, and one of them gets a 409. */
  run(): this {
    this.tally = new Tally();
    this.#running = Array.from({ length: workers }, (_, index) => this.#work(index));
    return this;
  }

  addOrder(body: Record<string, unknown>): void {
    const id = String(body['_id']);
    if (this.#orders.has(id)) throw new Error(`order ${id} was acknowledged to two buyers`);
    this.#orders.set(id, String(body['listing']));
  }

  /** Sends a POST until its outcome is known. @throws Error if that takes too long */
  async send(path: string, sent: Sent, url = this.#shops[0]!.url): Promise<Outcome> {
    const keyed = { key: randomUUID(), ...sent };
    const began = performance.now();
    for (;;) {
      const reply = await sendOnce(url, path, keyed);
      this.tally.add(reply);
      if (reply && !isOpen(reply)) return reply;
      if (performance.now() - began > 90_000)
        throw new Error(`POST ${path} got no response within 90 s (${this.tally})`);
      await delay(retryMs);
    }
  }

  async list(url?: string, as = this.seller): Promise<{ id: string; title: string }> {
    const body = anItem();
    const made = await this.send('/cameras', { as, body }, url);
    assert.equal(made.status, 201, 'a new item');
    const id = String(made.body['_id']);
    assert.ok(!this.#items.has(id), `item ${id} was acknowledged twice`);
    this.#items.add(id);
    return { id, title: body.title };
  }

  /** Books an item. */
  async book(as: TestUser, listing: string, sent: Sent = {}, url?: string): Promise<Outcome> {
    const reply = await this.send('/orders', { as, body: anOrder(listing), ...sent }, url);
    if (reply.status === 201) this.addOrder(reply.body);
    return reply;
  }

  async #work(index: number): Promise<void> {
    // Each worker always calls the same process.
    const { url } = this.#shops[index % this.#shops.length]!;
    const buyers = this.buyers.slice(index * 2, index * 2 + 2);
    try {
      while (!this.#stopping) {
        await this.#round(url, buyers);
        await delay(pauseMs);
      }
    } catch (error) {
      this.#failure ??= error;
    }
  }

  async #round(url: string, buyers: readonly TestUser[]): Promise<void> {
    const { id } = await this.list(url);
    const replies = await Promise.all(buyers.map((as) => this.book(as, id, {}, url)));
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    if (statuses.join() !== '201,409') throw new Error(`two buyers of one item got ${statuses.join()}`);
    this.acknowledged.push(performance.now());
  }

  /** Waits until `count` more orders are acknowledged. */
  async more(count: number, limitMs = 60_000): Promise<void> {
    const wanted = this.acknowledged.length + count;
    const isDone = () => {
      if (this.#failure) throw this.#failure;
      return this.acknowledged.length >= wanted;
    };
    await waitUntil(`${count} more orders`, isDone, limitMs).catch((error: Error) => {
      throw new Error(`${error.message} (${this.tally})`, { cause: error });
    });
  }

  /** Returns the seconds from `moment` to the next acknowledged order. */
  async outageSince(moment: number, limitMs = 60_000): Promise<number> {
    await this.more(1, limitMs);
    return (this.acknowledged.find((at) => at > moment)! - moment) / 1000;
  }

  /** Stops the background load, once all calls have a response, and checks which responses there were. */
  async stop(ground: Ground, ...alsoAllowed: string[]): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#running);
    if (this.#failure) throw this.#failure;
    ground.log(`responses: ${this.tally}`);
    this.tally.assertOnly('201', '409', '503', ...alsoAllowed);
  }

  /** Waits for the emails about a new order, which shows that background jobs run, and checks all rows. */
  async finish(ground: Ground): Promise<void> {
    // The processes must be those that were started last.
    for (const shop of this.#shops) shop.assertAlive();
    await this.awaitMails(ground);
    ground.log(await this.check());
    for (const shop of this.#shops) await shop.stop();
  }

  async awaitMails(ground: Ground): Promise<void> {
    const began = performance.now();
    const { id, title } = await this.list();
    assert.equal((await this.book(this.buyers[0]!, id)).status, 201);
    const mailed = () => this.#shops.reduce((sum, shop) => sum + shop.mailsAbout(title), 0) >= 2;
    await waitUntil('both sides have the emails about a new order', mailed, 30_000);
    ground.log(`emails about the next order after ${secondsSince(began)} s`);
  }

  /**
   * Checks that each acknowledged order exists exactly once, that there are no other orders, and that no item has two
   * open orders.
   * @returns the counts as text
   * @throws Error with the violations
   */
  async check(query = this.#query): Promise<string> {
    const [orders, items] = [this.#orders, this.#items];
    const rows = await query<{ id: string; listing_id: string }>('select id, listing_id from orders');
    const found = Map.groupBy(rows, ({ id }) => id);
    const wrong: string[] = [];
    for (const [id, item] of orders) {
      const same = found.get(id) ?? [];
      if (same.length !== 1) wrong.push(`order ${id} exists ${same.length} times`);
      else if (same[0]!.listing_id !== item) wrong.push(`order ${id} is for the wrong item`);
    }
    for (const id of found.keys()) if (!orders.has(id)) wrong.push(`order ${id} was never acknowledged`);
    const bad = await query<{ id: string; why: string }>(
      `select listing_id as id, 'has two open orders' as why from orders
      where deleted_at is null and sold_at is null group by listing_id having count(*) > 1
      union all select id, 'is deleted or sold but has an open order' from listings join booked_listings using (id)
      where deleted_at is not null or sold_at is not null`,
    );
    wrong.push(...bad.map(({ id, why }) => `item ${id} ${why}`));
    const listed = await query<{ id: string }>('select id from listings');
    const have = new Set(listed.map(({ id }) => id));
    for (const id of items) if (!have.has(id)) wrong.push(`item ${id} was acknowledged but does not exist`);
    if (listed.length !== items.size)
      wrong.push(`${items.size} items were acknowledged, but ${listed.length} exist`);
    const counts = `orders: ${orders.size} acknowledged, ${rows.length} found; items: ${items.size} acknowledged, ${listed.length} found`;
    if (wrong.length > 0) throw new Error(`${counts}: ${wrong.slice(0, 5).join('; ')}`);
    return counts;
  }
}
