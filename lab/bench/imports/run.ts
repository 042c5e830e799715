import { setTimeout as delay } from 'node:timers/promises';
import { usersOf, type SeededUser } from '#lab/bench/database.ts';
import { drive, summarize, type Driven } from '#lab/bench/drive.ts';
import { Mix } from '#lab/bench/load/mix.ts';
import { failFor, fine, printTable, readOptions, whole } from '#lab/bench/report.ts';
import { inSeededShop } from '#lab/bench/shop.ts';
import { secondsSince } from '#lab/helpers/ground.ts';
import { callWell } from '#lab/helpers/users.ts';
import type { ItemImport } from '#src/catalog/exchange/schemas.ts';

// Measures reads, searches, bookings and edits while a seller imports a file, and without it, in turns.
const { items, rows, rate, rounds, seconds } = readOptions({
  items: 20_000,
  rows: 10_000,
  rate: 100,
  rounds: 3,
  seconds: 30,
});

const headings = 'Category,Title,Brand,Condition,Sale price,Used for,Location,Description,Photo URL';

function fileOf(round: number): string {
  const lines = Array.from(
    { length: rows },
    (_, row) =>
      `Camera,Nikon F3 no ${round}-${row},Nikon,Good,${200 + (row % 300)}.50,120,Porto,Works.,https://example.com/a.jpg`,
  );
  return [headings, ...lines].join('\r\n');
}

/** Sends a file, waits for its result, publishes it, and returns how long the check and the publishing took. */
async function importFile(url: string, as: SeededUser, round: number): Promise<string[]> {
  const form = new FormData();
  form.set('file', new Blob([fileOf(round)]), 'items.csv');
  const response = await fetch(`${url}/api/my/imports?name=items.csv`, {
    method: 'POST',
    headers: { authorization: `bearer ${as.token}`, origin: url },
    body: form,
  });
  if (response.status !== 201) throw new Error(`the file got ${response.status}: ${await response.text()}`);
  const { _id: id } = (await response.json()) as ItemImport;
  const checking = performance.now();
  await reach(url, as, id, 'checked');
  const checked = secondsSince(checking);
  const publishing = performance.now();
  await callWell(url, 'PUT', `/my/imports/${id}/state`, { as, body: { state: 'publishing' } });
  const { rows: results } = await reach(url, as, id, 'published');
  if (results.published !== rows) throw new Error(`published ${JSON.stringify(results)} of ${rows} rows`);
  return [checked, secondsSince(publishing)];
}

async function reach(url: string, as: SeededUser, id: string, state: ItemImport['state']) {
  for (;;) {
    const { body } = await callWell<ItemImport[]>(url, 'GET', '/my/imports', { as });
    const found = body.find(({ _id }) => _id === id);
    if (found?.state === state) return found;
    await delay(500);
  }
}

function rowOf(name: string, driven: Driven): string[] {
  const { p50, p99, refused, failed, lost } = summarize(driven);
  const booking = summarize(driven, 'booking');
  return [
    name,
    fine(p50),
    fine(p99),
    fine(booking.p99),
    whole(booking.answered),
    whole(refused + failed + lost),
  ];
}

await inSeededShop(items, async (database, start) => {
  const shop = await start({ RATE_LIMITS: 'off' });
  const sellers = await usersOf(database.client, 'Seller', rounds + 1);
  const { next, onResponse, seen } = await Mix.make(shop.url, database);
  const play = (plan: { seconds: number; signal?: AbortSignal }) =>
    drive(shop.url, next, { ...plan, pace: { perSecond: rate }, onResponse });
  await play({ seconds: 10 });
  const table = [['phase', 'p50 ms', 'p99 ms', 'p99 of bookings', 'bookings', '5xx or lost']];
  for (let round = 1; round <= rounds; round++) {
    table.push(rowOf('without an import', await play({ seconds })));
    const ended = new AbortController();
    const startMs = performance.now();
    const driving = play({ seconds: 3600, signal: ended.signal });
    const took = await importFile(shop.url, sellers[round]!, round).finally(() => ended.abort());
    const { samples } = await driving;
    const name = `${whole(rows)} rows: checked in ${took.join(' s, published in ')} s`;
    table.push(rowOf(name, { samples, seconds: (performance.now() - startMs) / 1000 }));
  }
  printTable(table);
  failFor(seen.wrong);
});
