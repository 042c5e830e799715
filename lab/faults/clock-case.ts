import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { call, type TestUser } from '#lab/bench/users.ts';
import { sendOnce, type Reply } from './client.ts';
import { waitUntil, type FaultCase, type Ground } from './test-environment.ts';
import { bookAndAwaitMails } from './jobs-check.ts';
import { checkLedger, Ledger } from './recorder.ts';
import { anItem, anOrder, type Participants } from './load.ts';
import { faketimeLibrary } from './packages.ts';
import { Postgres } from './postgres.ts';
import { FaultShop } from './shop.ts';
import { Visitor } from './visitor.ts';

const minutes = [10, -10];
/** A difference in seconds that is too small to matter. */
const unnoticed = 5;

/** The clock of one process, which can be changed while it runs. */
class Clock {
  readonly env: Record<string, string>;
  readonly #file: string;

  constructor(ground: Ground) {
    this.#file = join(ground.folder, 'clock');
    this.set(0);
    this.env = {
      LD_PRELOAD: faketimeLibrary(),
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: '1',
      // Changes only the wall clock, not the timers.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }

  set(seconds: number): void {
    // Renamed into place, because the process may read the file at any time.
    writeFileSync(`${this.#file}.new`, `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}`);
    renameSync(`${this.#file}.new`, this.#file);
  }
}

/** Returns by how many seconds a shop's clock differs from ours, according to the dates of its responses. */
async function offsetOf(shop: FaultShop): Promise<number> {
  const { headers } = await fetch(`${shop.url}/healthz`);
  return (Date.parse(headers.get('date')!) - Date.now()) / 1000;
}

type Shops = { moved: FaultShop; right: FaultShop };

async function book(shop: FaultShop, as: TestUser, listing: string, key = randomUUID()): Promise<Reply> {
  const reply = await sendOnce(shop.url, '/orders', { as, body: anOrder(listing), key });
  assert.ok(reply, 'no response');
  return reply;
}

/**
 * Uses a token from one process (`from`) at another (`shop`). If the token gets a 401 because it seems to be from the
 * future, the session must yield a new token.
 */
async function goOn(visitor: Visitor, shop: FaultShop, from: FaultShop): Promise<'taken' | 'renewed'> {
  const status = await visitor.look(shop.url);
  if (status === 200) return 'taken';
  assert.equal(status, 401, 'a token that is rejected');
  // A page also renews its token after a 401.
  await visitor.renew(shop.url);
  assert.equal(
    await visitor.look(shop.url),
    200,
    `token renewed at ${shop.url} after a login at ${from.url}`,
  );
  return 'renewed';
}

/** Books an item at the process with the wrong clock, and repeats the call at the process with the right one. */
async function bookAtBoth({ moved, right }: Shops, buyers: Visitor[], seller: Visitor, ledger: Ledger) {
  const made = await sendOnce(right.url, '/cameras', { as: seller, body: anItem(), key: randomUUID() });
  assert.equal(made?.status, 201);
  const listing = ledger.addItem(made.body);
  const [first, second] = buyers as [Visitor, Visitor];
  const key = randomUUID();
  const order = await book(moved, first, listing, key);
  assert.equal(order.status, 201);
  ledger.addOrder(order.body);
  await first.renew(right.url);
  const again = await book(right, first, listing, key);
  assert.deepEqual([again.status, again.replayed, again.body], [201, true, order.body]);
  assert.equal((await book(right, second, listing)).status, 409);
  // Deadlines use the time of the database, so no order expires, and both processes accept transitions.
  const steps = [
    [moved, seller, 'accept'],
    [right, first, 'cancel'],
  ] as const;
  for (const [shop, visitor, act] of steps) {
    await visitor.renew(shop.url);
    const path = `/orders/${String(order.body['_id'])}/${act}`;
    const { status, body } = await call(shop.url, 'PUT', path, { as: visitor });
    assert.equal(status, 200, JSON.stringify(body));
  }
  await seller.renew(right.url);
}

export const clockCase: FaultCase = {
  id: 'f',
  name: 'the clock of a running process changes by ±10 minutes',
  programs: ['postgresql', 'faketime'],
  async run(ground) {
    const postgres = await Postgres.make(ground);
    const clock = new Clock(ground);
    const moved = await FaultShop.open(ground, postgres.url, { name: 'moved', env: clock.env });
    const right = await FaultShop.open(ground, postgres.url, { name: 'right' });
    const shops = { moved, right };
    const ledger = new Ledger();
    const seller = await Visitor.signUp(right.url, 'Seller');
    const early = await Visitor.signUp(right.url, 'Buyer');
    const last = await Visitor.signUp(right.url, 'Buyer');
    for (const offset of minutes) {
      const before = await Visitor.signUp(moved.url, 'Buyer');
      clock.set(offset * 60);
      // Waits, because Node caches the date for up to a second.
      await waitUntil('the clock of the process has changed', async () => {
        const seen = await offsetOf(moved);
        return Math.abs(seen - offset * 60) < unnoticed;
      });
      await waitUntil('the process has logged the difference', () =>
        moved.log().includes('the clock differs'),
      );
      const outcomes = [await goOn(before, moved, moved), await goOn(early, moved, right)];
      const fresh = await Visitor.signUp(moved.url, 'Buyer');
      await fresh.signIn(moved.url);
      assert.equal(await fresh.look(moved.url), 200);
      const across = await goOn(fresh, right, moved);
      ground.log(
        `${offset} min: earlier tokens ${outcomes.join(' and ')}; its new token at the other process ${across}`,
      );
      await fresh.signIn(moved.url);
      await last.renew(right.url);
      await seller.renew(right.url);
      await bookAtBoth(shops, [fresh, last], seller, ledger);
      clock.set(0);
      for (const visitor of [before, early, fresh]) await goOn(visitor, moved, moved);
      await bookAtBoth(shops, [before, last], seller, ledger);
    }
    const participants: Participants = { seller, buyers: [last] };
    ground.log(await bookAndAwaitMails([right, moved], participants, ledger));
    ground.log(await checkLedger(postgres.query, ledger));
    for (const shop of [moved, right]) {
      shop.assertAlive();
      await shop.stop();
    }
  },
};
