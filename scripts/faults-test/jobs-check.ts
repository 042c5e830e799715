import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sendUntilAnswered, Tally } from './client.ts';
import { waitUntil } from './ground.ts';
import type { Ledger } from './ledger.ts';
import { anItem, anOrder, type People } from './load.ts';
import type { FaultShop } from './shop.ts';

/** Books once more, and waits for the mails to both sides: background work goes on after a fault, too. */
export async function bookAndBeTold(
  shop: FaultShop,
  { seller, buyers }: People,
  ledger: Ledger,
): Promise<string> {
  const tally = new Tally();
  const began = performance.now();
  const body = anItem();
  const item = await sendUntilAnswered(shop.url, '/cameras', { as: seller, body, key: randomUUID() }, tally);
  const sent = { as: buyers[0]!, body: anOrder(ledger.addItem(item.body)), key: randomUUID() };
  const order = await sendUntilAnswered(shop.url, '/orders', sent, tally);
  assert.equal(order.status, 201);
  ledger.addOrder(order.body);
  await waitUntil('mails of a new order to both sides', () => shop.mailsAbout(body.title) >= 2, 30_000);
  return `mails of the next order after ${((performance.now() - began) / 1000).toFixed(1)} s`;
}
