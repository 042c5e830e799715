import { Agent, request } from 'node:http';
import { compare } from '#lab/bench/throughput.ts';
import { median } from '#lab/bench/options.ts';
import { residentMb, type Running } from '#lab/bench/processes.ts';
import { drive, type Sent } from './drive.ts';
import { replay, type LoggedRequest } from './pgbench.ts';
import type { Row } from './results.ts';
import { once as nextEvent } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { quantile } from '#lab/bench/load/stats.ts';

export type Settings = { folder: string; seconds: number; connections: number };
export type Measured = Omit<Row, 'size' | 'name'>;

const sharedAgent = new Agent({ keepAlive: true });
/** The time limit for sending requests one at a time, so slow requests are sent less often. */
const maxSerialMs = 8_000;

/** Measures cached responses, taking turns with a bare server that sends the same bytes. */
export async function measureHot(shop: Running, { path }: Sent, settings: Settings): Promise<Measured> {
  const { seconds, connections } = settings;
  const options = { rounds: 2, seconds, connections, buyers: 0 };
  const { ours, raw, ratio } = await compare(shop, path, 'gzip', options);
  const { perSecond, p50, p99 } = ours;
  const memory = residentMb(shop.pid);
  return { heat: 'hot', perSecond, p50, p99, residentMb: memory, raw: { perSecond: raw.perSecond, ratio } };
}

/** Measures uncached responses, and runs the logged statements of the same requests with pgbench for comparison. */
export async function measureCold(
  shop: Running,
  database: string,
  sent: readonly Sent[],
  logged: readonly LoggedRequest[],
  settings: Settings,
): Promise<Measured> {
  const { folder, seconds, connections } = settings;
  const invalidation = await startInvalidating(database);
  const made = async () => {
    const alone = await requestSerially(shop.url, sent, invalidation);
    await drive(folder, shop.url, sent, { seconds: 1, connections, uncached: true });
    return { alone, ...(await drive(folder, shop.url, sent, { seconds, connections, uncached: true })) };
  };
  const { alone, perSecond, p50, p99 } = await made().finally(() => invalidation.stop());
  const memory = residentMb(shop.pid);
  const pgbench = logged.some((statements) => statements.length > 0)
    ? await replay(folder, database, logged, { seconds, connections })
    : {};
  return { heat: 'cold', perSecond, p50, p99, alone, residentMb: memory, ...pgbench };
}

/** Sends the first requests three times each, one at a time, and takes each request's median time. */
async function requestSerially(
  shop: string,
  sent: readonly Sent[],
  invalidation: Invalidation,
): Promise<NonNullable<Row['alone']>> {
  const times: { ms: number; path: string }[] = [];
  const until = performance.now() + maxSerialMs;
  for (const each of sent.slice(0, 40)) {
    if (times.length > 0 && performance.now() > until) break;
    const turns: number[] = [];
    while (turns.length < 3) {
      await invalidation.once();
      turns.push(await timeRequest(shop, each));
    }
    times.push({ ms: median(turns), path: each.path });
  }
  const worst = times.reduce((slowest, each) => (each.ms > slowest.ms ? each : slowest));
  return { median: median(times.map(({ ms }) => ms)), worst: worst.ms, path: worst.path };
}

/** Sends an uncached request and returns the milliseconds until the end of its response. */
function timeRequest(shop: string, { path, token }: Sent, agent = sharedAgent): Promise<number> {
  const url = `${shop}${path}`;
  // Without `no-store`, a list may come from a cache that is slightly stale.
  const made = { 'accept-encoding': 'gzip', 'cache-control': 'no-store' };
  const headers = { ...made, ...(token && { authorization: `bearer ${token}` }) };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} responded with ${response.statusCode}`));
      response.resume().once('end', () => resolve(performance.now() - began));
    })
      .once('error', reject)
      .end();
  });
}

const everyMs = 100;

type Invalidation = {
  /** Invalidates once, and waits until the shop has been notified. */
  once(): Promise<void>;
  stop(): Promise<void>;
};

/** Invalidates all lists up to ten times a second, as in a shop with many writes, so that no cached rows help. */
async function startInvalidating(database: string): Promise<Invalidation> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('listen changed');
  let last: Promise<unknown> = Promise.resolve();
  const invalidate = (): Promise<unknown> =>
    (last = last
      .then(() =>
        client.query("insert into changes (tags) values ('{list:cameras,list:lens,list:accessories}')"),
      )
      .then(() => client.query('notify changed')));
  const over = new AbortController();
  const running = (async () => {
    while (!over.signal.aborted) {
      await invalidate();
      await delay(everyMs);
    }
  })();
  return {
    async once() {
      const notified = nextEvent(client, 'notification');
      await invalidate();
      await notified;
      // Gives the shop time to read the change log.
      await delay(10);
    },
    async stop() {
      over.abort();
      await running;
      await client.end();
    },
  };
}

const steadyPerSecond = 200;

/** Sends at a fixed rate without waiting for responses. Latency counts from the time at which a request was due. */
export async function measureSteady(
  shop: Running,
  sent: readonly Sent[],
  { seconds }: Settings,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const play = async (count: number) => {
    const began = performance.now();
    const pending: Promise<void>[] = [];
    for (let at = 0; at < count; at++) {
      const due = began + (at * 1000) / steadyPerSecond;
      while (performance.now() < due) await delay(1);
      const one = timeRequest(shop.url, sent[at % sent.length]!, agent);
      pending.push(one.then(() => void times.push(performance.now() - due)));
    }
    await Promise.all(pending);
  };
  await play(2 * steadyPerSecond);
  times.length = 0;
  await play(seconds * steadyPerSecond);
  agent.destroy();
  const memory = residentMb(shop.pid);
  return {
    heat: 'cold',
    perSecond: steadyPerSecond,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    residentMb: memory,
  };
}
