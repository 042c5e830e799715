import assert from 'node:assert/strict';
import { setTimeout as delay } from 'node:timers/promises';
import type { Case } from '#lab/cases.ts';
import { waitUntil } from '#lab/helpers/ground.ts';
import { Postgres, type Query } from '#lab/helpers/postgres.ts';
import { BuiltShop } from '#lab/helpers/shop.ts';
import { anItem, callWell, User } from '#lab/helpers/users.ts';

const visitors = 3;
const ends = 4;
const searchesPerItem = 5;

/** How often searches were answered or refused. */
type Counts = { answered: number; refused: number };

/** Lists an item, and searches for it at once. Each search must find it or be refused. */
async function listAndSearch(url: string, seller: User, word: string, counts: Counts): Promise<void> {
  const sent = { as: seller, body: { ...anItem(), title: word } };
  const { headers, body } = await callWell<{ _id: string }>(url, 'POST', '/cameras', sent);
  const position = headers.get('x-position')!;
  for (let search = 0; search < searchesPerItem; search++) {
    const response = await fetch(`${url}/api/search?q=${word}`, { headers: { 'x-position': position } });
    if (response.status === 503) {
      assert.ok(Number(response.headers.get('retry-after')) > 0, 'a refused search has Retry-After');
      await response.arrayBuffer();
      counts.refused++;
      await delay(100);
      continue;
    }
    assert.equal(response.status, 200);
    const found = (await response.json()) as { _id: string }[];
    assert.deepEqual(
      found.map(({ _id }) => _id),
      [body._id],
      `the search for ${word}`,
    );
    counts.answered++;
  }
}

/** Waits until a thread is connected, another one than that of `before`, whose stopped connection is still listed. */
async function threadOf(query: Query, before = 0): Promise<number> {
  const statement =
    "select pid from pg_stat_activity where application_name = 'rangefinder-index' and pid <> $1";
  const what = before === 0 ? 'the thread is connected' : 'another thread runs';
  return (await waitUntil(what, async () => (await query<{ pid: number }>(statement, [before]))[0])).pid;
}

export const indexCase: Case = {
  id: 'x',
  name: 'the thread of the search index ends, and hangs, while users list items and search for them',
  programs: ['postgresql'],
  async run(ground) {
    const { url: database, query } = await Postgres.make(ground);
    const shop = await BuiltShop.open(ground, database);
    const seller = await User.signUp(shop.url, 'Seller');
    await callWell(shop.url, 'POST', '/cameras', { as: seller, body: anItem() });
    const counts: Counts = { answered: 0, refused: 0 };
    const end = new AbortController();
    const visit = async (number: number): Promise<void> => {
      for (let item = 0; !end.signal.aborted; item++)
        await listAndSearch(shop.url, seller, `zq${number}w${item}`, counts);
    };
    /** Pages stay up: they are served as they were last rendered. */
    const read = async (): Promise<void> => {
      while (!end.signal.aborted) {
        const page = await fetch(`${shop.url}/cameras`);
        assert.equal(page.status, 200, 'a cached page');
        await page.arrayBuffer();
        await delay(50);
      }
    };
    const all = Promise.all([read(), ...Array.from({ length: visitors }, (_, number) => visit(number))]);
    const disturb = async (): Promise<void> => {
      for (let time = 0; time < ends; time++) {
        await delay(1_500);
        const pid = await threadOf(query);
        await query('select pg_terminate_backend($1)', [pid]);
        await threadOf(query, pid);
      }
      ground.log(`ended ${ends} times: ${counts.answered} searches answered, ${counts.refused} refused`);
      await delay(1_500);
      const hung = await threadOf(query);
      // The thread waits for its connection, which does not answer.
      process.kill(hung, 'SIGSTOP');
      const started = performance.now();
      await threadOf(query, hung);
      process.kill(hung, 'SIGCONT');
      ground.log(`hung: replaced after ${((performance.now() - started) / 1000).toFixed(1)} s`);
      await delay(1_500);
    };
    await Promise.race([all, disturb().finally(() => end.abort())]);
    await all;
    assert.ok(counts.answered > 100, `only ${counts.answered} searches were answered`);
    ground.log(`${counts.answered} searches answered, all right; ${counts.refused} refused with Retry-After`);
    await shop.indexed();
    await shop.stop();
  },
};
