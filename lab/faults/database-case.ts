import type { FaultCase } from './test-environment.ts';
import { bookAndAwaitMails } from './jobs-check.ts';
import { checkLedger } from './recorder.ts';
import { signUpParticipants, Load } from './load.ts';
import { Postgres } from './postgres.ts';
import { FaultShop } from './shop.ts';

const times = 3;
const outageLimitMs = 60_000;

/** Stops and crashes the database server during bookings. The shop recovers without a restart. */
export const databaseCase: FaultCase = {
  id: 'b',
  name: 'PostgreSQL is killed and restarted under load',
  programs: ['postgresql'],
  async run(ground) {
    const postgres = await Postgres.make(ground);
    const shop = await FaultShop.open(ground, postgres.url);
    const participants = await signUpParticipants(shop.url);
    const load = new Load([shop.url], participants);
    const faults = [
      ['kill -9 of all PostgreSQL processes', () => postgres.crash()],
      ['immediate restart', () => postgres.stop('immediate')],
      ['fast restart', () => postgres.stop('fast')],
    ] as const;
    for (const [name, end] of faults) {
      const outages: number[] = [];
      for (let time = 0; time < times; time++) {
        await load.more(10);
        const began = performance.now();
        await end();
        await postgres.start();
        outages.push(await load.outageSince(began, outageLimitMs));
      }
      const longest = Math.max(...outages).toFixed(1);
      ground.log(`${name}, ${times} times: at most ${longest} s without an order, including the start`);
    }
    await load.more(10);
    await load.stop();
    ground.log(`responses: ${load.tally}`);
    load.tally.assertOnly('201', '409', '503');
    // The shop must not have restarted: the process must be the one that was started first.
    shop.assertAlive();
    ground.log(await bookAndAwaitMails([shop], participants, load.ledger));
    ground.log(await checkLedger(postgres.query, load.ledger));
    await shop.stop();
  },
};
