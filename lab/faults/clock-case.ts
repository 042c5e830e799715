import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from '#lab/cases.ts';
import { waitUntil, type Ground } from '#lab/helpers/ground.ts';
import { Load } from '#lab/helpers/load.ts';
import { faketimeLibrary } from '#lab/helpers/packages.ts';
import { Postgres } from '#lab/helpers/postgres.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import { anOrder, call, callWell, User } from '#lab/helpers/users.ts';

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
async function offsetOf(shop: BuiltShop): Promise<number> {
  const { headers } = await fetch(`${shop.url}/healthz`);
  return (Date.parse(headers.get('date')!) - Date.now()) / 1000;
}

/** Returns the status of a call that requires a valid access token. */
const look = async (user: User, { url }: BuiltShop): Promise<number> =>
  (await call(url, 'GET', '/profile', { as: user })).status;

/**
 * Uses a token at a process whose clock may differ. If the token gets a 401 because it seems to be from the future, the
 * session must yield a new token.
 */
async function goOn(user: User, shop: BuiltShop): Promise<'taken' | 'renewed'> {
  const status = await look(user, shop);
  if (status === 200) return 'taken';
  assert.equal(status, 401, 'a token that is rejected');
  // A page also renews its token after a 401.
  await user.renew(shop.url);
  assert.equal(await look(user, shop), 200, `token renewed at ${shop.url}`);
  return 'renewed';
}

type Shops = { moved: BuiltShop; right: BuiltShop };

/** Books an item at the process with the wrong clock, and repeats the call at the process with the right one. */
async function bookAtBoth({ moved, right }: Shops, first: User, second: User, seller: User, load: Load) {
  await seller.renew(right.url);
  const { id: listing } = await load.list(right.url, seller);
  const key = randomUUID();
  const order = await load.book(first, listing, { key }, moved.url);
  assert.equal(order.status, 201);
  await first.renew(right.url);
  const again = await load.send('/orders', { as: first, body: anOrder(listing), key }, right.url);
  assert.deepEqual([again.status, again.replayed, again.body], [201, true, order.body]);
  assert.equal((await load.book(second, listing, {}, right.url)).status, 409);
  // Deadlines use the time of the database, so no order expires, and both processes accept transitions.
  const steps = [
    [moved, seller, 'accept'],
    [right, first, 'cancel'],
  ] as const;
  for (const [shop, user, act] of steps) {
    await user.renew(shop.url);
    await callWell(shop.url, 'PUT', `/orders/${String(order.body['_id'])}/${act}`, { as: user });
  }
}

export const clockCase: Case = {
  id: 'f',
  name: 'the clock of a running process changes by ±10 minutes',
  programs: ['postgresql', 'faketime'],
  async run(ground) {
    const postgres = await Postgres.make(ground);
    const clock = new Clock(ground);
    const moved = await BuiltShop.open(ground, postgres.url, { name: 'moved', env: clock.env });
    const right = await BuiltShop.open(ground, postgres.url, { name: 'right' });
    const shops = { moved, right };
    const load = await Load.open([right, moved], postgres.query, 1);
    const seller = await User.signUp(right.url, 'Seller');
    const [early, last] = (await User.signUpBuyers(right.url, 2)) as [User, User];
    for (const offset of minutes) {
      const before = await User.signUp(moved.url, 'Buyer');
      clock.set(offset * 60);
      // Waits, because Node caches the date for up to a second.
      await waitUntil(
        'the clock of the process has changed',
        async () => Math.abs((await offsetOf(moved)) - offset * 60) < unnoticed,
      );
      const isLogged = () => moved.log().includes('the clock differs');
      await waitUntil('the process has logged the difference', isLogged);
      const outcomes = [await goOn(before, moved), await goOn(early, moved)];
      const fresh = await User.signUp(moved.url, 'Buyer');
      await fresh.signIn(moved.url);
      assert.equal(await look(fresh, moved), 200);
      const across = await goOn(fresh, right);
      ground.log(
        `${offset} min: earlier tokens ${outcomes.join(' and ')}; its new token at the other process ${across}`,
      );
      await fresh.signIn(moved.url);
      await last.renew(right.url);
      await bookAtBoth(shops, fresh, last, seller, load);
      clock.set(0);
      for (const user of [before, early, fresh]) await goOn(user, moved);
      await bookAtBoth(shops, before, last, seller, load);
    }
    await load.finish(ground);
  },
};
