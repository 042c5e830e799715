import { setTimeout as wait } from 'node:timers/promises';
import type { LoadStats } from '#lab/bench/load.ts';
import { median } from '#lab/bench/options.ts';
import { addCamera, call, callWell, type TestUser, type Reply } from '#lab/bench/users.ts';
import { drive } from './drive.ts';

type Settings = { folder: string; seconds: number; connections: number };

const perSecond = 20;
/**
 * The seller is in a different network from the readers, because a network that has just written gets fresh lists
 * immediately.
 */
const from = '203.0.113.7';
const kinds = ['cameras', 'lens', 'accessories'];
/** Twenty addresses whose cached responses can become stale when a camera changes. */
const read = [
  '/',
  '/feeds/items.xml',
  '/api/advertised',
  '/api/categories',
  '/api/search',
  '/api/search/facets?kind=lens',
  '/search?q=nikon',
  '/api/search?q=canon',
  ...kinds.flatMap((kind) => [
    `/${kind}`,
    `/api/${kind}`,
    `/api/${kind}?limit=12`,
    `/api/${kind}?brand=leica`,
  ]),
].map((path) => ({ path }));

/** Measures reads of lists and pages while a seller edits items twenty times a second. */
export async function measureChanges(shop: string, seller: TestUser, settings: Settings): Promise<LoadStats> {
  const { id } = await addCamera(shop, seller, 'Edited all the time');
  const over = new AbortController();
  const editing = (async () => {
    const edits: Promise<Reply<unknown>>[] = [];
    const began = performance.now();
    while (!over.signal.aborted) {
      const body = { sale: 300 + (edits.length % 100) };
      edits.push(call(shop, 'PATCH', `/cameras/${id}`, { as: seller, body, from }));
      await wait(Math.max(0, began + edits.length * (1_000 / perSecond) - performance.now()));
    }
    const refused = (await Promise.all(edits)).filter(({ status }) => status !== 200).length;
    if (refused > 0) throw new Error(`${refused} of ${edits.length} edits were rejected`);
  })();
  const { folder, seconds, connections } = settings;
  const reading = (async () => {
    for (const { path } of read) await (await fetch(shop + path)).arrayBuffer();
    return drive(folder, shop, read, { seconds, connections });
  })().finally(() => over.abort());
  const [stats] = await Promise.all([reading, editing]);
  return stats;
}

export type Stale = LoadStats & { stale: number };

/** Counts how often a seller who writes to one process reads stale data from the other one right afterwards. */
export async function countStale(
  [here, there]: readonly [here: string, there: string],
  seller: TestUser,
  { folder, seconds }: Settings,
): Promise<Stale> {
  const { id } = await addCamera(here, seller, 'Read at the other');
  const times: number[] = [];
  let stale = 0;
  const began = performance.now();
  const turns = async (until: number): Promise<void> => {
    for (let turn = 0; performance.now() < until; turn++) {
      const body = { sale: 300 + (turn % 100) };
      const { headers } = await callWell(here, 'PATCH', `/cameras/${id}`, { as: seller, body, from });
      const token = headers.get('x-position')!;
      for (const path of ['/api/cameras', `/api/cameras/${id}`]) {
        const sentAt = performance.now();
        const response = await fetch(there + path, { headers: { 'x-position': token } });
        const shown = [(await response.json()) as Shown | Shown[]].flat().find(({ _id }) => _id === id);
        times.push(performance.now() - sentAt);
        if (shown?.products.sale !== body.sale) stale++;
      }
    }
  };
  await turns(began + seconds * 500);
  const rendering = drive(folder, there, read, { seconds: seconds / 2, connections: 4, uncached: true });
  await Promise.all([rendering, turns(began + seconds * 1_000)]);
  return {
    requests: times.length,
    perSecond: times.length / ((performance.now() - began) / 1_000),
    p50: median(times),
    p99: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)]!,
    failed: 0,
    stale,
  };
}

type Shown = { _id: string; products: { sale: number } };
