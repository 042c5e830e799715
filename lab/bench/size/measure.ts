import { Agent, request } from 'node:http';
import { compare } from '#lab/bench/throughput.ts';
import { median } from '#lab/bench/options.ts';
import { residentMb, type Running } from '#lab/bench/processes.ts';
import { drive, type Sent } from './drive.ts';
import { replay, type Asked } from './pgbench.ts';
import type { Row } from './results.ts';
import { stir, type Stir } from './churn.ts';

export type Settings = { folder: string; seconds: number; connections: number };
export type Measured = Omit<Row, 'size' | 'name'>;

const agentOfAlone = new Agent({ keepAlive: true });
/** Where each takes long, fewer are asked. */
const longestAloneMs = 8_000;

/** From memory, in turns with a bare server that sends the same bytes. */
export async function measureHot(shop: Running, { path }: Sent, settings: Settings): Promise<Measured> {
  const { seconds, connections } = settings;
  const options = { rounds: 2, seconds, connections, buyers: 0 };
  const { ours, raw, ratio } = await compare(shop, path, 'gzip', options);
  const { perSecond, p50, p99 } = ours;
  const memory = residentMb(shop.pid);
  return { heat: 'hot', perSecond, p50, p99, residentMb: memory, raw: { perSecond: raw.perSecond, ratio } };
}

/** Made for each request, beside pgbench with the statements that such requests were logged with. */
export async function measureCold(
  shop: Running,
  database: string,
  sent: readonly Sent[],
  logged: readonly Asked[],
  settings: Settings,
): Promise<Measured> {
  const { folder, seconds, connections } = settings;
  const stirred = await stir(database);
  const made = async () => {
    const alone = await askAlone(shop.url, sent, stirred);
    await drive(folder, shop.url, sent, { seconds: 1, connections, uncached: true });
    return { alone, ...(await drive(folder, shop.url, sent, { seconds, connections, uncached: true })) };
  };
  const { alone, perSecond, p50, p99 } = await made().finally(() => stirred.stop());
  const memory = residentMb(shop.pid);
  const pgbench = logged.some((statements) => statements.length > 0)
    ? await replay(folder, database, logged, { seconds, connections })
    : {};
  return { heat: 'cold', perSecond, p50, p99, alone, residentMb: memory, ...pgbench };
}

/** Each of the first requests three times, one after the other; of each the median. */
async function askAlone(
  shop: string,
  sent: readonly Sent[],
  stirred: Stir,
): Promise<NonNullable<Row['alone']>> {
  const times: { ms: number; path: string }[] = [];
  const until = performance.now() + longestAloneMs;
  for (const each of sent.slice(0, 40)) {
    if (times.length > 0 && performance.now() > until) break;
    const turns: number[] = [];
    while (turns.length < 3) {
      await stirred.again();
      turns.push(await ask(shop, each));
    }
    times.push({ ms: median(turns), path: each.path });
  }
  const worst = times.reduce((slowest, each) => (each.ms > slowest.ms ? each : slowest));
  return { median: median(times.map(({ ms }) => ms)), worst: worst.ms, path: worst.path };
}

/** Asks for what is kept nowhere; answers the milliseconds until all of it has come. */
export function ask(shop: string, { path, token }: Sent, agent = agentOfAlone): Promise<number> {
  const url = `${shop}${path}`;
  // A list may otherwise be answered as it was a moment ago.
  const made = { 'accept-encoding': 'gzip', 'cache-control': 'no-store' };
  const headers = { ...made, ...(token && { authorization: `bearer ${token}` }) };
  const began = performance.now();
  return new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`));
      response.resume().once('end', () => resolve(performance.now() - began));
    })
      .once('error', reject)
      .end();
  });
}
