import assert from 'node:assert/strict';
import { join } from 'node:path';
import { findPostmaster } from '#embedded-postgres/postmaster.ts';
import type { Case } from '#lab/cases.ts';
import { processesIn, secondsSince, waitUntil } from '#lab/helpers/ground.ts';
import { Load, Tally } from '#lab/helpers/load.ts';
import { embeddedQuery, Postgres } from '#lab/helpers/postgres.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import { Volume } from '#lab/helpers/volume.ts';

const crashes = 3;

/** Stops and crashes the database server during bookings. The shop recovers without a restart. */
export const databaseCase: Case = {
  id: 'b',
  name: 'PostgreSQL is killed and restarted under load',
  programs: ['postgresql'],
  async run(ground) {
    const postgres = await Postgres.make(ground);
    const load = await Load.start([await BuiltShop.open(ground, postgres.url)], postgres.query);
    const faults = [
      ['kill -9 of all PostgreSQL processes', () => postgres.crash()],
      ['immediate restart', () => postgres.stop('immediate')],
      ['fast restart', () => postgres.stop('fast')],
    ] as const;
    for (const [name, end] of faults) {
      const outages: number[] = [];
      for (let time = 0; time < crashes; time++) {
        await load.more(10);
        const began = performance.now();
        await end();
        await postgres.start();
        outages.push(await load.outageSince(began));
      }
      const longest = Math.max(...outages).toFixed(1);
      ground.log(`${name}, ${crashes} times: at most ${longest} s without an order, including the start`);
    }
    await load.more(10);
    await load.stop(ground);
    await load.finish(ground);
  },
};

/** Fills the disk with the write-ahead log, which makes PostgreSQL exit. */
async function exhaustLog(postgres: Postgres): Promise<void> {
  await waitUntil('PostgreSQL has exited', async () => {
    const text = `select pg_logical_emit_message(false, 'fill', repeat('x', 1000000)), pg_switch_wal()`;
    await postgres.query(text).catch(() => undefined);
    return postgres.hasEnded || /PANIC/.test(postgres.readLogTail());
  });
}

export const fullDiskCase: Case = {
  id: 'b',
  name: 'the disk of PostgreSQL is full, under load',
  programs: ['postgresql'],
  async run(ground) {
    const volume = Volume.mount(ground, '320m');
    const postgres = await Postgres.make(ground, ground.postgresFolder('volume/data'));
    const load = await Load.start([await BuiltShop.open(ground, postgres.url)], postgres.query);
    /** Frees the disk, and returns how long it takes until an order succeeds. */
    const free = async (): Promise<string> => {
      volume.free();
      const freed = performance.now();
      await waitUntil('PostgreSQL responds', async () => {
        // Restarted, as systemd would do with a failed unit.
        if (postgres.hasEnded) await postgres.start();
        return postgres.query('select 1').catch(() => null);
      });
      return `orders succeed again ${(await load.outageSince(freed)).toFixed(1)} s after there is space`;
    };

    await load.more(20);
    volume.fill();
    await waitUntil('orders are rejected because the disk is full', () => load.tally.count('503') >= 20);
    assert.ok(!postgres.hasEnded, 'PostgreSQL should still be running');
    ground.log(`no space for tables: orders get 503; ${await free()}`);

    await load.more(20);
    volume.fill();
    await exhaustLog(postgres);
    const reason = /PANIC.*/.exec(postgres.readLogTail())?.[0] ?? 'PostgreSQL exited';
    ground.log(`no space for the log: ${reason}; ${await free()}`);

    await load.more(20);
    await load.stop(ground);
    await load.finish(ground);
  },
};

const buyerCount = 200;
const rounds = 5;

/** Two processes share nothing but the database, which decides who gets an item. */
export const raceCase: Case = {
  id: 'd',
  name: 'two processes, 200 buyers, one item: one buyer gets it, and 199 get 409',
  programs: ['postgresql'],
  async run(ground) {
    const postgres = await Postgres.make(ground);
    const shops = await BuiltShop.openTwo(ground, postgres.url);
    const load = await Load.open(shops, postgres.query, buyerCount);
    for (let round = 1; round <= rounds; round++) {
      const { id } = await load.list();
      load.tally = new Tally();
      await Promise.all(load.buyers.map((as, index) => load.book(as, id, {}, shops[index % 2]!.url)));
      ground.log(`round ${round}: ${load.tally}`);
      assert.deepEqual([load.tally.count('201'), load.tally.count('409')], [1, buyerCount - 1]);
      load.tally.assertOnly('201', '409');
    }
    await load.finish(ground);
  },
};

const times = 2;
const readyLimitMs = 10_000;

/** Kills the embedded PostgreSQL as the out-of-memory killer would. The shop must restart it. */
export const embeddedCase: Case = {
  id: 'i',
  name: `the embedded PostgreSQL is killed ${times} times under load`,
  async run(ground) {
    const shop = await BuiltShop.open(ground, '');
    const data = join(shop.stateDir, 'postgres/data');
    const load = await Load.start([shop], embeddedQuery(shop.stateDir));
    const pids = new Set<number>();
    for (let time = 0; time < times; time++) {
      await load.more(10);
      const pid = findPostmaster(data)!;
      pids.add(pid);
      const killed = performance.now();
      process.kill(pid, 'SIGKILL');
      await waitUntil(
        'a new PostgreSQL runs and /readyz returns 200',
        async () => (findPostmaster(data) ?? pid) !== pid && (await shop.isReady()),
        readyLimitMs,
      );
      ground.log(`ready again after ${secondsSince(killed)} s`);
      await load.outageSince(killed, 30_000);
    }
    assert.equal(pids.size, times, 'each PostgreSQL was a new process');
    await load.more(10);
    await load.stop(ground);
    assert.match(shop.log(), /"how":"SIGKILL".*the embedded PostgreSQL exited/);
    assert.match(shop.log(), /"attempt":\d+.*the embedded PostgreSQL is running again/);
    await load.finish(ground);
    assert.deepEqual(processesIn(shop.stateDir), [], 'no process is left after a stop');
  },
};
