import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sendOnce, Tally } from './client.ts';
import type { FaultCase } from './test-environment.ts';
import { checkLedger, Ledger } from './recorder.ts';
import { anItem, anOrder, signUpParticipants } from './load.ts';
import { Postgres } from './postgres.ts';
import { FaultShop } from './shop.ts';

const buyerCount = 200;
const rounds = 5;

/** Two processes share nothing but the database, which decides who gets an item. */
export const raceCase: FaultCase = {
  id: 'd',
  name: 'two processes, 200 buyers, one item: one buyer gets it, and 199 get 409',
  programs: ['postgresql'],
  async run(ground) {
    const postgres = await Postgres.make(ground);
    const first = await FaultShop.open(ground, postgres.url, { name: 'shop-1' });
    const second = await FaultShop.open(ground, postgres.url, { name: 'shop-2' });
    const { seller, buyers } = await signUpParticipants(first.url, buyerCount);
    const ledger = new Ledger();
    for (let round = 1; round <= rounds; round++) {
      const item = await sendOnce(first.url, '/cameras', { as: seller, body: anItem(), key: randomUUID() });
      assert.equal(item?.status, 201);
      const body = anOrder(ledger.addItem(item.body));
      const tally = new Tally();
      await Promise.all(
        buyers.map(async (as, index) => {
          const { url } = index % 2 === 0 ? first : second;
          const reply = await sendOnce(url, '/orders', { as, body, key: randomUUID() });
          tally.add(reply);
          if (reply?.status === 201) ledger.addOrder(reply.body);
        }),
      );
      ground.log(`round ${round}: ${tally}`);
      assert.equal(tally.of('201'), 1);
      assert.equal(tally.of('409'), buyerCount - 1);
    }
    ground.log(await checkLedger(postgres.query, ledger));
    await first.stop();
    await second.stop();
  },
};
