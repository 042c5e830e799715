import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from '#lab/cases.ts';
import { waitUntil } from '#lab/helpers/ground.ts';
import { Load } from '#lab/helpers/load.ts';
import { embeddedQuery } from '#lab/helpers/postgres.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import type { TestUser } from '#lab/helpers/users.ts';
import { Volume } from '#lab/helpers/volume.ts';
import { anImage } from '#test/samples.ts';

type Ready = { status: string; writes: boolean; reason?: string };

async function readiness({ url }: BuiltShop): Promise<Ready> {
  const answer = await fetch(`${url}/readyz`);
  assert.equal(answer.status, 200, '/readyz');
  return (await answer.json()) as Ready;
}

async function upload({ url }: BuiltShop, { token }: TestUser): Promise<{ status: number; detail: string }> {
  const body = new FormData();
  body.set('image', new Blob([await anImage('jpeg', `#${randomUUID().slice(0, 6)}`)]), 'a.jpg');
  const headers = { authorization: `bearer ${token}` };
  const answer = await fetch(`${url}/api/images`, { method: 'POST', headers, body });
  const { detail = '' } = (await answer.json()) as { detail?: string };
  return { status: answer.status, detail };
}

export const ownDiskCase: Case = {
  id: 'k',
  name: 'the disk of the embedded PostgreSQL and the photos is full',
  async run(ground) {
    const volume = Volume.mount(ground, '320m');
    const shop = await BuiltShop.open(ground, '', { within: 'volume' });
    const filesIn = (name: string): string[] => {
      const folder = join(shop.stateDir, name);
      return existsSync(folder) ? readdirSync(folder) : [];
    };
    const load = await Load.start([shop], embeddedQuery(shop.stateDir));
    await load.more(20);
    assert.deepEqual(await readiness(shop), { status: 'ready', writes: true });
    assert.equal((await upload(shop, load.seller)).status, 200);
    const images = filesIn('images').length;

    volume.fill();
    await waitUntil('writes are rejected', () => load.tally.count('503') >= 20);
    const refused = await waitUntil('an upload is rejected because the disk is full', async () => {
      const answer = await upload(shop, load.seller);
      return answer.status === 503 && /full/.test(answer.detail) ? answer : null;
    });
    const report = await waitUntil('/readyz reports the full disk', async () => {
      const ready = await readiness(shop);
      return !ready.writes && /disk of the database is full/.test(ready.reason ?? '') ? ready : null;
    });
    const search = `/search?q=nikon&page=${Date.now()}`;
    for (const path of ['/', '/cameras', search, '/api/cameras', '/api/categories'])
      assert.equal((await fetch(shop.url + path)).status, 200, path);
    const lines = shop.log().split('\n');
    const logged = lines.filter((each) => each.includes('The disk of the database is full.'));
    assert.equal(logged.length, 1, 'the full disk is logged once');
    const { folder } = JSON.parse(logged[0]!) as { folder: string };
    assert.equal(folder, join(shop.stateDir, 'postgres', 'data'));
    const metrics = await shop.metrics();
    assert.match(metrics, /^rangefinder_writes_ok\{place="database"\} 0$/m);
    const free = /^rangefinder_disk_free_bytes\{place="database",mount="([^"]+)"\} (\d+)$/m.exec(metrics)!;
    assert.equal(free[1], volume.folder);
    assert.ok(Number(free[2]) < 4_000_000, free[0]);
    assert.deepEqual(filesIn('uploads'), [], 'a failed upload leaves no files');
    assert.equal(filesIn('images').length, images, 'a failed upload leaves no photo');
    ground.log(`/readyz 200 ${JSON.stringify(report)}; an upload: ${refused.status} ${refused.detail}`);

    volume.free();
    const seconds = (await load.outageSince(performance.now(), 30_000)).toFixed(1);
    assert.equal((await upload(shop, load.seller)).status, 200);
    const works = async () => (await readiness(shop)).writes;
    await waitUntil('/readyz reports that writes work again', works, 90_000);
    ground.log(`space again: the next order succeeds after ${seconds} s`);
    await load.more(10);
    await load.stop(ground);
    await load.finish(ground);
  },
};
