import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { median } from '#lab/bench/options.ts';
import { addCamera, callWell, type TestUser } from '#lab/bench/users.ts';
import { within } from './databases.ts';

type Order = { _id: string };
type Times = { perSecond: number; p50: number; p99: number };

const p99 = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)]!;

/** Measures the actions of concurrent deals (accept, propose a meeting, agree, cancel), but not listing and booking. */
export async function measureTransitions(
  shop: string,
  seller: TestUser,
  buyers: TestUser[],
  seconds: number,
): Promise<Times> {
  const times: number[] = [];
  const act = async (as: TestUser, path: string, body?: object): Promise<void> => {
    const began = performance.now();
    await callWell(shop, 'PUT', path, { as, ...(body && { body }) });
    times.push(performance.now() - began);
  };
  const end = performance.now() + seconds * 1000;
  const began = performance.now();
  await Promise.all(
    buyers.map(async (buyer, index) => {
      while (performance.now() < end) {
        const { id: listing } = await addCamera(shop, seller, `Met about ${index}`);
        const order = { listing, phone: '+43 316 0100', location: 'Porto' };
        const { body } = await callWell<Order>(shop, 'POST', '/orders', { as: buyer, body: order });
        const path = `/orders/${body._id}`;
        const at = new Date(Date.now() + 48 * 3600_000).toISOString();
        await act(seller, `${path}/accept`);
        await act(buyer, `${path}/meeting`, { at, zone: 'Europe/Lisbon', place: 'Rossio station' });
        await act(seller, `${path}/meeting/agree`, { version: 1 });
        await act(buyer, `${path}/cancel`);
      }
    }),
  );
  const took = (performance.now() - began) / 1000;
  return { perSecond: times.length / took, p50: median(times), p99: p99(times) };
}

const dueCount = 10_000;
const dueNow = `
  update orders set due_at = now() - interval '1 second' where id in (
    select id from orders where stage = 'accepted' and due_at > now() order by id limit $1)`;
const stillDue = 'select count(*)::int as count from orders where due_at <= now()';

/**
 * Measures how many orders expire per second when ten thousand are due at the same time. The sweep that expires them
 * starts within a minute.
 */
export async function measureDue(database: string): Promise<{ perSecond: number; seconds: number }> {
  return within(database, async (client: pg.Client) => {
    const { rowCount } = await client.query(dueNow, [dueCount]);
    if (rowCount !== dueCount) throw new Error(`there are only ${rowCount} open orders`);
    const left = async () => (await client.query<{ count: number }>(stillDue)).rows[0]!.count;
    while ((await left()) === dueCount) await wait(100);
    const began = performance.now();
    while ((await left()) > 0) await wait(200);
    const seconds = (performance.now() - began) / 1000;
    return { perSecond: dueCount / seconds, seconds };
  });
}
