import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { claimants, type RowByStage } from '#src/deals/orders/rows.server.ts';
import type { OrderAction } from '#src/deals/orders/schemas.ts';
import type { OrderMover } from '#src/platform/db/columns.ts';
import { orderStage, type OrderStage } from '#src/platform/schemas.ts';
import { Deal, mailReader } from '#test/deals.ts';
import { expectProblem } from '#test/problems.ts';
import { type TestUser, useShop } from '#test/shop.ts';
import { allowedActions, stateOf, transitionRules } from './rules.server.ts';
import type { PlainAction } from './service.server.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');
const stranger = await shop.createUser('Buyer');

let deal: Deal;
let seller: TestUser;
let buyer: TestUser;
beforeEach(async () => {
  deal = await Deal.open(shop);
  ({ seller, buyer } = deal);
  await mailed();
});

const take = (action: PlainAction, as: TestUser) =>
  action === 'sold'
    ? shop.call('PUT', `/cameras/${deal.item}/sold`, { as })
    : deal.call('PUT', `/${action}`, 'buyer', { as });
const orderFor = async (as: TestUser) => (await deal.call('GET', '', 'buyer', { as })).body;
const deleteAs = (as: TestUser) => deal.call('DELETE', '', 'buyer', { as });
const countFor = async (as: TestUser, query = ''): Promise<number> =>
  (await shop.call('GET', `/orders?listing=${deal.item}${query}`, { as })).body.length;
const newMails = mailReader(shop);
const mailed = async () => (await newMails()).map(({ to, subject }) => [to, subject]);

test('the rules list exactly the transitions of buyers and sellers that the schema allows', async () => {
  const { rows } = await sql<{ step: string }>`
    select from_stage || ' ' || by || ' ' || to_stage as step from order_steps
    where by in ('buyer', 'seller') and from_stage <> 'new' order by 1`.execute(shop.app.db);
  expect(rows.map(({ step }) => step)).toEqual(
    [...new Set(transitionRules.map(([from, , by, to]) => `${from} ${by} ${to}`))].toSorted(),
  );
});

const movers = ['buyer', 'seller', 'admin', 'clock', 'shop'] as const;

function rowAt(stage: OrderStage, by: OrderMover, meeting: number) {
  const ids = { buyer: buyer.id, seller: seller.id, admin: admin.id, clock: null, shop: admin.id };
  const isFailed = ['declined', 'withdrawn', 'expired', 'cancelled', 'no-show'].includes(stage);
  const isSold = ['handed-over', 'completed'].includes(stage);
  return {
    stage,
    moved_by: by,
    moved_by_id: ids[by],
    due_at: isFailed || stage === 'completed' ? null : new Date(),
    sold_at: isSold ? new Date() : null,
    completed_at: stage === 'completed' ? new Date() : null,
    review_until: stage === 'completed' ? new Date() : null,
    deleted_at: isFailed ? new Date() : null,
    deleted_by: isFailed && by !== 'clock' ? admin.id : null,
    meeting_version: meeting,
  };
}
const proposed = {
  proposal_at: new Date(),
  proposal_zone: 'UTC',
  proposal_place: 'Porto',
  proposal_by: 'buyer',
  proposal_version: 2,
  meeting_at: new Date(),
  meeting_zone: 'UTC',
  meeting_place: 'Porto',
  handover_code: '7K4MQ2XZ',
  handed_over_by: 'buyer',
  handover_salt: 'x',
} as const;

test.for(orderStage.options)(
  'the database rejects every transition from %s that is not in order_steps',
  async (from) => {
    const [tried, refusals]: [string[], string[]] = [[], []];
    const { rows } = await sql<{ to: string }>`
    select to_stage || ' ' || by as to from order_steps where from_stage = ${from}`.execute(shop.app.db);
    const trx = await shop.app.db.startTransaction().execute();
    const move = (values: object) =>
      trx.updateTable('orders').set(values).where('id', '=', deal.order).execute();
    await sql`alter table orders disable trigger user`.execute(trx);
    await move({ ...rowAt(from, 'buyer', 1), ...proposed });
    await sql`alter table orders enable trigger user`.execute(trx);
    for (const to of orderStage.options.filter((stage) => stage !== from || stage === 'arranged'))
      for (const by of movers) {
        const here = await trx.savepoint('here').execute();
        const refusal = await here
          .updateTable('orders')
          .set(rowAt(to, by, 2))
          .where('id', '=', deal.order)
          .execute()
          .then(() => null, String);
        await here.rollbackToSavepoint('here').execute();
        if (refusal === null) tried.push(`${to} ${by}`);
        else refusals.push(refusal);
      }
    await trx.rollback().execute();
    for (const refusal of refusals) expect(refusal).toMatch(/order_events.*foreign key/);
    expect(tried.toSorted()).toEqual(rows.map(({ to }) => to).toSorted());
  },
);

test.for(orderStage.options)(
  'in the stage %s, each side can take its allowed actions and no others',
  async (stage) => {
    await deal.bringTo(stage);
    const orders = shop.app.db
      .selectFrom('orders')
      .selectAll()
      .select(claimants.as('claimants'))
      .$narrowType<RowByStage>();
    const row = await orders.where('id', '=', deal.order).executeTakeFirstOrThrow();
    const clock = { now: new Date(), speed: 1 };
    for (const [side, as] of [
      ['buyer', buyer],
      ['seller', seller],
    ] as const) {
      const { acts, stage: shown } = await orderFor(as);
      const claimedBy = stage === 'disputed' ? 'seller' : null;
      const dispute = { claimedBy, disputedBy: claimedBy, settlementBy: null } as const;
      expect([shown, acts]).toEqual([stage, allowedActions(side, stateOf(row), clock, dispute)]);
      const others = (['accept', 'decline', 'withdraw', 'cancel', 'received'] as const).filter(
        (action) => !acts.includes(action),
      );
      for (const action of others) {
        const { status, body } = await take(action, as);
        const isTheirs = transitionRules.some(([, ruleAction, by]) => ruleAction === action && by === side);
        const isRepeat = row.moved_by === side && status === 200;
        const response = isRepeat
          ? [status, body.modifiedCount, body.order.stage]
          : [status, 0, body.code ?? stage];
        expect(response, action).toEqual([isRepeat ? 200 : isTheirs ? 409 : 403, 0, stage]);
      }
    }
    expect((await orderFor(buyer)).stage).toBe(stage);
  },
);

test.for<[OrderStage, OrderAction[], OrderAction[]]>([
  ['requested', ['withdraw'], ['accept', 'decline', 'sold']],
  ['accepted', ['cancel', 'received', 'propose'], ['cancel', 'sold', 'propose', 'code']],
  ['arranged', ['cancel', 'received', 'propose'], ['cancel', 'sold', 'propose', 'code']],
  ['handed-over', ['received', 'dispute'], ['dispute']],
  ['disputed', ['answer', 'settle'], ['settle', 'withdraw-dispute']],
  ['completed', [], []],
  ['declined', [], []],
  ['withdrawn', [], []],
  ['cancelled', [], []],
  ['no-show', [], []],
])('at %s the response lists the allowed actions of both sides', async ([stage, ofBuyer, ofSeller]) => {
  await deal.bringTo(stage);
  expect([(await orderFor(buyer)).acts, (await orderFor(seller)).acts]).toEqual([ofBuyer, ofSeller]);
});

test('a deal passes from the request to its completion, and each transition emails the other side', async () => {
  expect(await deal.itemState()).toBe('booked');
  expect(await orderFor(buyer)).toMatchObject({ side: 'buyer', waitsFor: 'seller', other: { email: null } });
  expect((await take('accept', seller)).body).toMatchObject({
    modifiedCount: 1,
    order: { stage: 'accepted' },
  });
  expect((await take('accept', seller)).body.modifiedCount).toBe(0);
  expect(await mailed()).toEqual([[buyer.email, 'Accepted: Leica M3']]);
  expect(await orderFor(buyer)).toMatchObject({ waitsFor: null, other: { email: seller.email } });
  expect((await take('received', buyer)).body.order).toMatchObject({
    stage: 'handed-over',
    state: 'sold',
    acts: ['dispute'],
  });
  expect(await mailed()).toEqual([[seller.email, 'Please confirm the handover: Leica M3']]);
  expect(await deal.itemState()).toBe('sold');
  expect((await take('sold', seller)).body.modifiedCount).toBe(1);
  expect(await mailed()).toEqual([
    [buyer.email, 'Deal complete: Leica M3'],
    [seller.email, 'Deal complete: Leica M3'],
  ]);
  const { stage, until, history } = await orderFor(seller);
  expect([stage, until]).toEqual(['completed', null]);
  expect(history.map(({ stage: to, by }: { stage: string; by: string }) => [to, by])).toEqual([
    ['requested', 'buyer'],
    ['accepted', 'seller'],
    ['handed-over', 'buyer'],
    ['completed', 'seller'],
  ]);
});

test('strangers can neither see nor change an order; an admin can see it', async () => {
  expectProblem(await shop.call('GET', `/orders/${deal.order}`, { as: stranger }), 403);
  for (const action of ['accept', 'withdraw', 'received'] as const)
    expectProblem(await take(action, stranger), 403);
  expect(await orderFor(admin)).toMatchObject({ side: 'admin', acts: ['cancel'], stage: 'requested' });
  expectProblem(await shop.call('PUT', '/orders/unheard-of/accept', { as: seller }), 404);
});

test('a completed order is hidden from the side that deletes it, or from both sides if an admin does', async () => {
  await deal.bringTo('completed');
  expect((await deleteAs(buyer)).body.deletedCount).toBe(1);
  expect((await deleteAs(buyer)).body.deletedCount).toBe(0);
  expect([await countFor(buyer), await countFor(seller), await countFor(admin)]).toEqual([0, 1, 1]);
  expect((await deleteAs(admin)).body.deletedCount).toBe(1);
  expect([await countFor(seller), await countFor(admin)]).toEqual([0, 0]);
  expect((await orderFor(buyer)).stage).toBe('completed');
});

test('ended orders can be listed by stage', async () => {
  await deal.bringTo('declined');
  expect(await countFor(buyer, '')).toBe(0);
  expect(await countFor(buyer, '&stage=declined')).toBe(1);
  expect(await countFor(buyer, '&stage=accepted&stage=declined')).toBe(1);
  expect(await countFor(buyer, '&stage=accepted')).toBe(0);
});

test('the history of an order cannot be changed', async () => {
  const change = sql`update order_events set by = 'seller' where order_id = ${deal.order}`.execute(
    shop.app.db,
  );
  await expect(change).rejects.toThrow(/cannot be changed/);
});
