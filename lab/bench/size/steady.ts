import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '#lab/bench/under-load/figures.ts';
import { residentMb, type Running } from '#lab/bench/processes.ts';
import type { Sent } from './drive.ts';
import { ask, type Measured, type Settings } from './measure.ts';

const perSecond = 200;

/** So many a second, whether or not those before are answered: who waits for others is late by that, too. */
export async function measureSteady(
  shop: Running,
  sent: readonly Sent[],
  { seconds }: Settings,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const play = async (count: number) => {
    const began = performance.now();
    const underWay: Promise<void>[] = [];
    for (let at = 0; at < count; at++) {
      const due = began + (at * 1000) / perSecond;
      while (performance.now() < due) await delay(1);
      const one = ask(shop.url, sent[at % sent.length]!, agent);
      underWay.push(one.then(() => void times.push(performance.now() - due)));
    }
    await Promise.all(underWay);
  };
  await play(2 * perSecond);
  times.length = 0;
  await play(seconds * perSecond);
  agent.destroy();
  const memory = residentMb(shop.pid);
  return {
    heat: 'cold',
    perSecond,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    residentMb: memory,
  };
}
