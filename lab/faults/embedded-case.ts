import assert from 'node:assert/strict';
import { join } from 'node:path';
import { findPostmaster } from '#embedded-postgres/postmaster.ts';
import { findEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { processesIn } from '#lab/installations/processes.ts';
import { waitUntil, type FaultCase } from './test-environment.ts';
import { bookAndAwaitMails } from './jobs-check.ts';
import { checkLedger } from './recorder.ts';
import { signUpParticipants, Load } from './load.ts';
import { queryAt, type Query } from './postgres.ts';
import { FaultShop } from './shop.ts';

const times = 2;
const readyLimitMs = 10_000;

/** Opens a connection to the embedded database of a running shop. */
export async function embeddedQuery(stateDir: string): Promise<Query> {
  const address = await findEmbeddedPostgres(stateDir);
  assert.ok(address, 'the embedded PostgreSQL runs');
  const { host, user, password, database } = address;
  return queryAt(() => `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}`);
}

/** Kills the embedded PostgreSQL as the out-of-memory killer would. The shop must restart it. */
export const embeddedCase: FaultCase = {
  id: 'i',
  name: `the embedded PostgreSQL is killed ${times} times under load`,
  programs: [],
  async run(ground) {
    const shop = await FaultShop.open(ground, '');
    const data = join(shop.stateDir, 'postgres/data');
    const participants = await signUpParticipants(shop.url);
    const load = new Load([shop.url], participants);
    const pids = new Set<number>();
    const seconds: number[] = [];
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
      seconds.push((performance.now() - killed) / 1000);
      await load.outageSince(killed, 30_000);
    }
    assert.equal(pids.size, times, 'each PostgreSQL was a new process');
    ground.log(`ready again after ${seconds.map((each) => `${each.toFixed(1)} s`).join(', ')}`);
    await load.more(10);
    await load.stop();
    ground.log(`responses: ${load.tally}`);
    load.tally.assertOnly('201', '409', '503');
    shop.assertAlive();
    const log = shop.log();
    assert.match(log, /"how":"SIGKILL".*the embedded PostgreSQL exited/);
    assert.match(log, /"attempt":\d+.*the embedded PostgreSQL is running again/);
    ground.log(await bookAndAwaitMails([shop], participants, load.ledger));
    ground.log(await checkLedger(await embeddedQuery(shop.stateDir), load.ledger));
    await shop.stop();
    assert.deepEqual(processesIn(shop.stateDir), [], 'no process is left after a stop');
  },
};
