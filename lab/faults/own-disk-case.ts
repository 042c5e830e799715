import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestUser } from '#lab/bench/users.ts';
import { findFreePort } from '#test/free-port.ts';
import { anImage } from '#test/samples.ts';
import { embeddedQuery } from './embedded-case.ts';
import { waitUntil, type FaultCase } from './test-environment.ts';
import { bookAndAwaitMails } from './jobs-check.ts';
import { checkLedger } from './recorder.ts';
import { signUpParticipants, Load } from './load.ts';
import { FaultShop } from './shop.ts';
import { fill, mountVolume } from './volume.ts';

type Ready = { status: string; writes: boolean; reason?: string };

async function readiness({ url }: FaultShop): Promise<Ready> {
  const answer = await fetch(`${url}/readyz`);
  assert.equal(answer.status, 200, '/readyz');
  return (await answer.json()) as Ready;
}

async function upload({ url }: FaultShop, { token }: TestUser): Promise<{ status: number; detail: string }> {
  const body = new FormData();
  body.set('image', new Blob([await anImage('jpeg', `#${randomUUID().slice(0, 6)}`)]), 'a.jpg');
  const headers = { authorization: `bearer ${token}` };
  const answer = await fetch(`${url}/api/images`, { method: 'POST', headers, body });
  const { detail = '' } = (await answer.json()) as { detail?: string };
  return { status: answer.status, detail };
}

const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** The only disk of a small machine, with the embedded database, photos and mails, is full. */
export const ownDiskCase: FaultCase = {
  id: 'k',
  name: 'a full disk under the embedded PostgreSQL and the pictures',
  programs: [],
  async run(ground) {
    const volume = mountVolume(ground);
    const ballast = join(volume, 'ballast');
    const metricsPort = await findFreePort();
    const env = { METRICS_PORT: String(metricsPort) };
    const shop = await FaultShop.open(ground, '', { within: 'volume', env });
    const participants = await signUpParticipants(shop.url);
    const load = new Load([shop.url], participants);
    await load.more(20);
    assert.deepEqual(await readiness(shop), { status: 'ready', writes: true });
    assert.equal((await upload(shop, participants.seller)).status, 200);
    const images = filesIn(join(shop.stateDir, 'images')).length;

    fill(ballast);
    await waitUntil('writes are refused', () => load.tally.of('503') >= 20);
    const refused = await waitUntil('an upload says what is the matter', async () => {
      const answer = await upload(shop, participants.seller);
      return answer.status === 503 && /full/.test(answer.detail) ? answer : null;
    });
    const report = await waitUntil('/readyz says it', async () => {
      const ready = await readiness(shop);
      return !ready.writes && /disk of the database is full/.test(ready.reason ?? '') ? ready : null;
    });
    for (const path of [
      '/',
      '/cameras',
      `/search?q=nikon&page=${Date.now()}`,
      '/api/cameras',
      '/api/categories',
    ])
      assert.equal((await fetch(shop.url + path)).status, 200, path);
    const line = shop
      .log()
      .split('\n')
      .filter((each) => each.includes('The disk of the database is full.'));
    assert.equal(line.length, 1, 'it is logged once');
    const { folder } = JSON.parse(line[0]!) as { folder: string };
    assert.equal(folder, join(shop.stateDir, 'postgres', 'data'));
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    assert.match(metrics, /^rangefinder_writes_ok\{place="database"\} 0$/m);
    const free = /^rangefinder_disk_free_bytes\{place="database",mount="([^"]+)"\} (\d+)$/m.exec(metrics)!;
    assert.equal(free[1], volume);
    assert.ok(Number(free[2]) < 4_000_000, free[0]);
    assert.deepEqual(filesIn(join(shop.stateDir, 'uploads')), [], 'nothing of an upload stays');
    assert.equal(filesIn(join(shop.stateDir, 'images')).length, images, 'nor half a picture');
    ground.log(`/readyz 200 ${JSON.stringify(report)}; an upload: ${refused.status} ${refused.detail}`);

    rmSync(ballast);
    const freed = performance.now();
    const seconds = (await load.outageSince(freed, 30_000)).toFixed(1);
    assert.equal((await upload(shop, participants.seller)).status, 200);
    await waitUntil('/readyz reports writes', async () => (await readiness(shop)).writes, 90_000);
    ground.log(`room again: the next order after ${seconds} s`);
    await load.more(10);
    await load.stop();
    ground.log(`answers: ${load.tally}`);
    load.tally.assertOnly('201', '409', '503');
    shop.assertAlive();
    ground.log(await bookAndAwaitMails([shop], participants, load.ledger));
    ground.log(await checkLedger(await embeddedQuery(shop.stateDir), load.ledger));
    await shop.stop();
  },
};
