import { expect, test } from 'vitest';
import { Deal } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();

test('an admin sells without approval, but decides nothing about their own items and orders', async () => {
  const [seller, other] = [await shop.createUser('admin', 'Ada'), await shop.createUser('admin')];
  await shop.call('PATCH', '/shop', { as: seller, body: { version: 0, approveSellers: true } });
  const deal = await Deal.open(shop, { seller });
  expect((await shop.call('GET', `/sellers/${seller.id}`)).body).toMatchObject({ name: 'Ada' });
  await deal.denyHandover();
  const { dispute } = await deal.show('buyer');
  const decide = (as: typeof seller) =>
    shop.call('PUT', `/disputes/${dispute!._id}`, { as, body: { outcome: 'completed', note: 'I see.' } });
  expectProblem(await decide(seller), 403);
  expect((await decide(other)).body.order.stage).toBe('completed');
});
