import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil, type FaultCase } from './test-environment.ts';
import { bookAndAwaitMails } from './jobs-check.ts';
import { checkLedger } from './recorder.ts';
import { signUpParticipants, Load } from './load.ts';
import { Postgres } from './postgres.ts';
import { FaultShop } from './shop.ts';
import { fill, mountVolume } from './volume.ts';

/** Fills the disk with the write-ahead log, which makes PostgreSQL exit. */
async function exhaustLog(postgres: Postgres): Promise<void> {
  await waitUntil('PostgreSQL has exited', async () => {
    const text = `select pg_logical_emit_message(false, 'fill', repeat('x', 1000000)), pg_switch_wal()`;
    await postgres.query(text).catch(() => undefined);
    return postgres.hasEnded || /PANIC/.test(postgres.readLogTail());
  });
}

export const fullDiskCase: FaultCase = {
  id: 'b',
  name: 'the disk of PostgreSQL is full, under load',
  programs: ['postgresql'],
  async run(ground) {
    const volume = mountVolume(ground);
    const ballast = join(volume, 'ballast');
    const postgres = await Postgres.make(ground, ground.postgresFolder('volume/data'));
    const shop = await FaultShop.open(ground, postgres.url);
    const participants = await signUpParticipants(shop.url);
    const load = new Load([shop.url], participants);

    await load.more(20);
    fill(ballast);
    await waitUntil('orders are rejected because the disk is full', () => load.tally.of('503') >= 20);
    rmSync(ballast);
    const freed = performance.now();
    const first = await load.outageSince(freed, 60_000);
    assert.ok(!postgres.hasEnded, 'PostgreSQL should still be running');
    ground.log(
      `no space for tables: orders get 503, and succeed again ${first.toFixed(1)} s after there is space`,
    );

    await load.more(20);
    fill(ballast);
    await exhaustLog(postgres);
    ground.log(`no space for the log: ${/PANIC.*/.exec(postgres.readLogTail())?.[0] ?? 'PostgreSQL exited'}`);
    rmSync(ballast);
    const restarted = performance.now();
    await waitUntil('PostgreSQL responds', async () => {
      // Restarted, as systemd would do with a failed unit.
      if (postgres.hasEnded) await postgres.start();
      return postgres.query('select 1').catch(() => null);
    });
    const second = await load.outageSince(restarted, 60_000);
    ground.log(`orders succeed again ${second.toFixed(1)} s after there is space`);

    await load.more(20);
    await load.stop();
    ground.log(`responses: ${load.tally}`);
    load.tally.assertOnly('201', '409', '503');
    shop.assertAlive();
    ground.log(await bookAndAwaitMails([shop], participants, load.ledger));
    ground.log(await checkLedger(postgres.query, load.ledger));
    await shop.stop();
  },
};
