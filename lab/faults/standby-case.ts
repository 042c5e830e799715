import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Case } from '#lab/cases.ts';
import { type Ground, secondsSince, waitUntil } from '#lab/helpers/ground.ts';
import { Postgres } from '#lab/helpers/postgres.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import { addCamera, type TestUser, User } from '#lab/helpers/users.ts';
import { root } from '#src/server/start-up/environment.ts';
import { findFreePort } from '#test/free-port.ts';

type Shown = { _id: string; products: { title: string } };

/** A seller who reads right after each write, and readers who never write. */
class StandbyReaders {
  readonly #url: string;
  readonly #seller: TestUser;
  /** How long it took until others could read each write. */
  readonly #waits: number[] = [];
  newest = '';

  private constructor(url: string, seller: TestUser) {
    this.#url = url;
    this.#seller = seller;
  }

  static async open(url: string): Promise<StandbyReaders> {
    return new StandbyReaders(url, await User.signUp(url, 'Seller'));
  }

  /** Lists an item, and checks that the seller's next read includes it. Returns the time of the response. */
  async write(): Promise<number> {
    const { id, consistencyToken } = await addCamera(this.#url, this.#seller);
    const at = performance.now();
    this.newest = id;
    assert.ok(await this.isShown(id, { 'x-position': consistencyToken }), 'the writer reads the new item');
    return at;
  }

  /** Lists several items, and waits each time until other users see the new item. */
  async writeForOthers(times: number): Promise<void> {
    for (let count = 0; count < times; count++) {
      const began = await this.write();
      await waitUntil('others can read the new item', async () => this.isShown(this.newest), 20_000);
      this.#waits.push(performance.now() - began);
    }
  }

  async #list(headers: Record<string, string> = {}): Promise<Shown[]> {
    const response = await fetch(`${this.#url}/api/cameras`, { headers });
    assert.equal(response.status, 200);
    return (await response.json()) as Shown[];
  }

  async isShown(id: string, headers: Record<string, string> = {}): Promise<boolean> {
    return (await this.#list(headers)).some(({ _id }) => _id === id);
  }

  async titles(): Promise<string[]> {
    return (await this.#list()).map(({ products }) => products.title);
  }

  /** Reads an item as a visitor, or as its seller but without a consistency token. */
  async find(id: string, as?: 'seller'): Promise<{ status: number; title: string | undefined }> {
    const headers = as && { authorization: `bearer ${this.#seller.token}` };
    const response = await fetch(`${this.#url}/api/cameras/${id}`, { headers: headers ?? {} });
    const { products } = (await response.json()) as Partial<Shown>;
    return { title: products?.title, status: response.status };
  }

  /** Repeats reads that bypass the caches; all of them must succeed. */
  async readUntil(isOver: () => boolean): Promise<number> {
    let count = 0;
    while (!isOver()) {
      const response = await fetch(`${this.#url}/api/search?q=no${++count}`);
      assert.equal(response.status, 200, `read ${count}`);
    }
    return count;
  }

  assertFresh(ms: number): void {
    const longest = Math.max(...this.#waits);
    assert.ok(longest <= ms, `others could read a new item only after ${longest.toFixed(0)} ms`);
  }

  report(): string {
    const sorted = this.#waits.toSorted((one, other) => one - other).map((ms) => ms.toFixed(0));
    const [half, last] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    return `${sorted.length} items: their writer could read them immediately, others after ${half} ms (median), at most ${last} ms`;
  }
}

/** How stale the reads of other users may be while the standby replays changes. */
const freshMs = 1_000;
/** The shop stops reading from a standby that has lagged for half a minute, and tries it again every five seconds. */
const leftWithinMs = 45_000;
const backWithinMs = 20_000;

export const standbyCase: Case = {
  id: 'r',
  name: 'a standby in DATABASE_READ_URL lags, is killed and is promoted: no reads are stale or wrong',
  programs: ['postgresql'],
  async run(ground) {
    const primary = await Postgres.make(ground);
    const standby = await primary.standby();
    const env = { DATABASE_READ_URL: standby.url, LOG_LEVEL: 'info' };
    const shop = await BuiltShop.open(ground, primary.url, { env });
    const isUsed = async (): Promise<boolean> => {
      const response = await fetch(`${shop.url}/readyz`);
      return ((await response.json()) as { replica: boolean }).replica;
    };
    const whenUsed = (is: boolean, limitMs = backWithinMs) =>
      waitUntil(`the standby is ${is ? '' : 'not '}used`, async () => (await isUsed()) === is, limitMs);
    const readers = await StandbyReaders.open(shop.url);
    await whenUsed(true);

    await readers.writeForOthers(50);
    ground.log(readers.report());
    readers.assertFresh(freshMs);

    // A standby does not report open transactions, but the shop must still notice the changes of a transaction that
    // ends later.
    const open = new pg.Client(primary.url);
    await open.connect();
    await open.query('begin');
    const late = readers.newest;
    await open.query(`update listings set title = 'Late' where id = $1`, [late]);
    await readers.writeForOthers(5);
    assert.notEqual((await readers.find(late)).title, 'Late');
    await open.query('commit');
    await open.end();
    const isRead = async () => (await readers.find(late)).title === 'Late';
    await waitUntil('the change made by a long transaction can be read', isRead, freshMs);
    ground.log('the changes made by a long transaction can be read after its end');

    await standby.query('select pg_wal_replay_pause()');
    await readers.write();
    await delay(freshMs);
    const there = await readers.find(readers.newest);
    assert.equal(there.status, 404, 'visitors should read from the standby');
    const here = await readers.find(readers.newest, 'seller');
    assert.equal(here.status, 200, 'signed-in users should read from the primary');
    for (let count = 0; count < 5; count++) await readers.write();
    const paused = performance.now();
    await waitUntil(
      'reads use the primary because the standby lags',
      async () => {
        // Gives the standby a change to replay.
        await readers.write();
        return !(await isUsed());
      },
      leftWithinMs,
    );
    ground.log(`replay paused: reads use the primary after ${secondsSince(paused)} s`);
    await readers.writeForOthers(5);
    await standby.query('select pg_wal_replay_resume()');
    await whenUsed(true);
    await readers.writeForOthers(5);

    const killed = performance.now();
    const reading = readers.readUntil(() => performance.now() - killed > 6_000);
    await standby.crash();
    await readers.writeForOthers(5);
    ground.log(`standby killed: all ${await reading} reads succeeded`);
    assert.equal(await isUsed(), false);
    await standby.start();
    await whenUsed(true);
    await readers.writeForOthers(5);
    ground.log('the standby is back and used again');

    await standby.query('select pg_promote()');
    await standby.query(`update listings set title = 'Of another shop'`);
    await whenUsed(false, freshMs);
    await readers.writeForOthers(5);
    assert.ok(!(await readers.titles()).includes('Of another shop'));
    readers.assertFresh(freshMs);
    ground.log(`standby promoted: reads use the primary; ${readers.report()}`);
    for (const [, reason] of shop.log().matchAll(/"why":(.*reads of visitors use.*)/g)) ground.log(reason!);
    await shop.stop();
    await refuse(ground, primary.url);
  },
};

/** Checks that a start fails with one line if DATABASE_READ_URL is a different database. */
async function refuse(ground: Ground, url: string): Promise<void> {
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATABASE_READ_URL: url.replace(/\/postgres$/, '/template1'),
    PORT: String(await findFreePort()),
    STATE_DIR: join(ground.folder, 'refused'),
  };
  const { status, stderr } = spawnSync(process.execPath, ['server.ts'], { cwd: root, env, encoding: 'utf8' });
  assert.notEqual(status, 0);
  assert.match(stderr, /DATABASE_READ_URL: .* it is not a copy of the database of DATABASE_URL/);
  ground.log('a DATABASE_READ_URL of a different database is rejected');
}
