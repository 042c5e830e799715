import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { root } from '#src/server/start-up/environment.ts';
import { findFreePort } from '#test/free-port.ts';
import { waitUntil, type FaultCase, type Ground } from './test-environment.ts';
import { Postgres } from './postgres.ts';
import { FaultShop } from './shop.ts';
import { StandbyReaders } from './standby-readers.ts';

/** How stale the reads of other users may be while the standby replays changes. */
const freshMs = 1_000;
/** The shop stops reading from a standby that has lagged for half a minute, and tries it again every five seconds. */
const leftWithinMs = 45_000;
const backWithinMs = 20_000;

export const standbyCase: FaultCase = {
  id: 'r',
  name: 'a standby in DATABASE_READ_URL lags, is killed and is promoted: no reads are stale or wrong',
  programs: ['postgresql'],
  async run(ground) {
    const primary = await Postgres.make(ground);
    const standby = await primary.standby();
    const env = { DATABASE_READ_URL: standby.url, LOG_LEVEL: 'info' };
    const shop = await FaultShop.open(ground, primary.url, { env });
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
    await waitUntil(
      'the change made by a long transaction can be read',
      async () => (await readers.find(late)).title === 'Late',
      freshMs,
    );
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
    ground.log(
      `replay paused: reads use the primary after ${((performance.now() - paused) / 1000).toFixed(0)} s`,
    );
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
    const reasons = shop
      .log()
      .split('\n')
      .filter((line) => line.includes('reads of visitors use'));
    for (const line of reasons) ground.log(line.replace(/^.*?"why":/, ''));
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
