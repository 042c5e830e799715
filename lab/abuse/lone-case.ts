import { setTimeout as delay } from 'node:timers/promises';
import { Tally } from '#lab/helpers/load.ts';
import { Caller } from './caller.ts';
import type { AbuseCase } from './cases.ts';

const rounds = 3;
const share = 0.25;
const periodMs = 100;

/** Requests that a browser may send at the same time. The filters are new in each round, so most are not cached. */
const pathsOf = (round: number): string[] => [
  `/cameras?max=${900 + round}`,
  `/lens?max=${900 + round}`,
  `/accessories?max=${900 + round}`,
  `/search?q=nikon&max=${900 + round}`,
  `/api/search?q=leica&max=${900 + round}`,
  `/api/search/facets?q=lens&max=${900 + round}`,
  ...['cameras', 'lens', 'accessories'].map((kind) => `/api/${kind}?limit=100&max=${800 + round}`),
  '/',
  '/blogs',
  '/about',
];

/** Lets a process run for a share of the time, until `signal` is aborted. Unlike a cgroup, this needs no privileges. */
async function throttle(pid: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    process.kill(pid, 'SIGSTOP');
    await delay(periodMs * (1 - share));
    process.kill(pid, 'SIGCONT');
    await delay(periodMs * share);
  }
}

export const loneCase: AbuseCase = {
  id: '8',
  name: 'no attack: one client sends twelve requests at once to a process that has just started on a quarter of a core',
  async run(stage) {
    const { shop } = stage;
    await shop.stop();
    await shop.start();
    const ending = new AbortController();
    const throttled = throttle(shop.pid, ending.signal);
    try {
      const client = new Caller(shop.url);
      for (let round = 0; round < rounds; round++) {
        const answers = await Promise.all(
          pathsOf(round).map((path) => client.request({ path, patienceMs: 60_000 })),
        );
        const all = answers.every(({ status }) => status === 200);
        stage.check(`round ${round + 1}: every request is served`, all, `${Tally.of(answers)}`);
      }
    } finally {
      ending.abort();
      await throttled;
    }
  },
};
