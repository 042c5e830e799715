import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { openBehindProxy, catchCommit, type When } from './commit-fault.ts';
import { sendWithRetries, Tally } from './client.ts';
import { waitUntil, type FaultCase } from './test-environment.ts';
import { bookAndAwaitMails } from './jobs-check.ts';
import { checkLedger, Ledger } from './recorder.ts';
import { anItem, anOrder, signUpParticipants, Load, createListing, type Participants } from './load.ts';
import type { Postgres } from './postgres.ts';
import type { FaultShop } from './shop.ts';
import type { TcpProxy } from './tcp-proxy.ts';

const times = 3;
const underLoad = 5;

type Parts = {
  shop: FaultShop;
  between: TcpProxy;
  postgres: Postgres;
  participants: Participants;
  ledger: Ledger;
};

/** Kills the shop while it commits an order. The buyer repeats the call until the next process responds. */
async function killAtCommit(
  { shop, between, postgres, participants, ledger }: Parts,
  when: When,
): Promise<string> {
  const tally = new Tally();
  for (let time = 0; time < times; time++) {
    const listing = await createListing(shop.url, participants.seller, ledger);
    const caught = catchCommit(between, when);
    const sent = { as: participants.buyers[time]!, body: anOrder(listing), key: randomUUID() };
    const response = sendWithRetries(shop.url, '/orders', sent, tally);
    const link = await caught;
    await shop.crash();
    link.cut();
    between.rules = {};
    const count = async () =>
      (await postgres.query('select from orders where listing_id = $1', [listing])).length;
    assert.equal(await count(), when === 'after' ? 1 : 0, 'orders in the database after the kill');
    await shop.start();
    const { status, body, replayed } = await response;
    assert.equal(status, 201);
    assert.equal(replayed, when === 'after');
    assert.equal(await count(), 1);
    ledger.addOrder(body);
  }
  return `killed ${when} the commit ${times} times: ${tally}`;
}

/** Kills the shop right after it has accepted an order. The next process notifies the buyer once, at most two minutes later. */
async function killAfterStep({
  shop,
  participants,
  ledger,
}: Omit<Parts, 'between' | 'postgres'>): Promise<string> {
  const tally = new Tally();
  const { seller, buyers } = participants;
  const item = anItem();
  const put = { as: seller, body: item, key: randomUUID() };
  const { body: listing } = await sendWithRetries(shop.url, '/cameras', put, tally);
  const sent = { as: buyers[0]!, body: anOrder(ledger.addItem(listing)), key: randomUUID() };
  const { body: order } = await sendWithRetries(shop.url, '/orders', sent, tally);
  ledger.addOrder(order);
  await waitUntil('mails of the booking', async () => shop.mailsAbout(item.title) === 2, 30_000);
  const { status } = await fetch(`${shop.url}/api/orders/${String(order['_id'])}/accept`, {
    method: 'PUT',
    headers: { authorization: `bearer ${seller.token}` },
  });
  await shop.crash();
  assert.equal(status, 200);
  await shop.start();
  const began = performance.now();
  await waitUntil('the mail of the acceptance', async () => shop.mailsAbout(item.title) >= 3, 200_000);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  // A second mail would be sent before those of a later order.
  await bookAndAwaitMails([shop], participants, ledger);
  assert.equal(shop.mailsAbout(item.title), 3, 'mails about an accepted order');
  return `killed after a step: its mail was written ${seconds} s after the start, once`;
}

/** Kills the process of the shop like the out-of-memory killer. */
export const killCase: FaultCase = {
  id: 'a',
  name: 'kill -9 of the shop before the commit, after it, and at any moment under load',
  programs: ['postgresql'],
  async run(ground) {
    const { postgres, between, shop } = await openBehindProxy(ground);
    const participants = await signUpParticipants(shop.url);
    const ledger = new Ledger();
    for (const when of ['before', 'after'] as const)
      ground.log(await killAtCommit({ shop, between, postgres, participants, ledger }, when));
    ground.log(await killAfterStep({ shop, participants, ledger }));
    ground.log(await checkLedger(postgres.query, ledger));

    const load = new Load([shop.url], participants, ledger);
    let longest = 0;
    for (let time = 0; time < underLoad; time++) {
      await load.more(8);
      const killed = performance.now();
      await shop.crash();
      await shop.start();
      longest = Math.max(longest, await load.outageSince(killed, 30_000));
    }
    await load.more(8);
    await load.stop();
    ground.log(`killed ${underLoad} times under load: ${load.tally}`);
    ground.log(`no order for at most ${longest.toFixed(1)} s, start included`);
    load.tally.assertOnly('201', '409', '503', 'cut');
    ground.log(await bookAndAwaitMails([shop], participants, ledger));
    ground.log(await checkLedger(postgres.query, ledger));
    await shop.stop();
  },
};
