import { load } from './load.ts';
import { addCamera, call, type Person } from './people.ts';

const paths = ['/cameras', '/api/cameras'];

/** `readMs` is the mean time of a read right after a write, under the load. */
export type Freshness = { writes: number; reads: number; stale: number; readMs: number };

/** Writes while visitors read the same pages; what the writer reads right after must show it. */
export async function checkFreshness(shop: string, seller: Person, seconds: number): Promise<Freshness> {
  const settings = { seconds, connections: 8, headers: { 'accept-encoding': 'gzip' } };
  const visitors = Promise.all(paths.map((path) => load(shop + path, settings)));
  const seen = { writes: 0, reads: 0, stale: 0, readMs: 0 };
  const readBack = async (id: string, position: string, shown: boolean): Promise<void> => {
    seen.writes++;
    for (const path of paths) {
      const began = performance.now();
      const text = await (await fetch(shop + path, { headers: { 'x-position': position } })).text();
      seen.readMs += performance.now() - began;
      seen.reads++;
      if (text.includes(id) !== shown) seen.stale++;
    }
  };
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const { id, position } = await addCamera(shop, seller, `Fresh ${seen.writes}`);
    await readBack(id, position, true);
    const { headers } = await call(shop, 'DELETE', `/cameras/${id}`, { as: seller });
    await readBack(id, headers.get('x-position')!, false);
  }
  await visitors;
  return { ...seen, readMs: seen.readMs / seen.reads };
}
