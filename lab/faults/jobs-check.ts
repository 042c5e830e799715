import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sendWithRetries, Tally } from './client.ts';
import { waitUntil } from './test-environment.ts';
import type { Ledger } from './recorder.ts';
import { anItem, anOrder, type Participants } from './load.ts';
import type { FaultShop } from './shop.ts';

/** Books at the first process and waits for the mails to both sides, to check that background jobs run after a fault. */
export async function bookAndAwaitMails(
  shops: FaultShop[],
  { seller, buyers }: Participants,
  ledger: Ledger,
): Promise<string> {
  const [{ url }] = shops as [FaultShop];
  const tally = new Tally();
  const began = performance.now();
  const body = anItem();
  const item = await sendWithRetries(url, '/cameras', { as: seller, body, key: randomUUID() }, tally);
  const sent = { as: buyers[0]!, body: anOrder(ledger.addItem(item.body)), key: randomUUID() };
  const order = await sendWithRetries(url, '/orders', sent, tally);
  assert.equal(order.status, 201);
  ledger.addOrder(order.body);
  const mailed = () => shops.reduce((sum, shop) => sum + shop.mailsAbout(body.title), 0) >= 2;
  await waitUntil('mails of a new order to both sides', mailed, 30_000);
  return `mails of the next order after ${((performance.now() - began) / 1000).toFixed(1)} s`;
}
