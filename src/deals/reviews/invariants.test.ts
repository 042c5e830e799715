import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { Deal } from '#test/deals.ts';
import { Reviewed } from '#test/reviews.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();

const run = (statement: RawBuilder<unknown>) => statement.execute(shop.app.db);
async function expectRefused(statement: RawBuilder<unknown>, why: RegExp): Promise<void> {
  await expect(run(statement)).rejects.toThrow(why);
}

const insert = ({ order, buyer, seller }: Deal, by = 'buyer', values = sql`5`) => {
  const [author, subject] = by === 'buyer' ? [buyer.id, seller.id] : [seller.id, buyer.id];
  return sql`insert into reviews (order_id, by, author_id, subject_id, stars, until)
    values (${order}, ${by}, ${author}, ${subject}, ${values}, now())`;
};
const ofOrder = ({ deal }: Reviewed, by = 'buyer') => sql`order_id = ${deal.order} and by = ${by}`;

test.each(['requested', 'accepted', 'handed-over', 'cancelled'] as const)(
  'the database rejects a review of a deal that is %s',
  async (stage) => {
    const deal = await Deal.open(shop);
    await deal.bringTo(stage);
    await expectRefused(insert(deal), /cannot be reviewed now/);
    await sql`alter table reviews disable trigger user`.execute(shop.app.db);
    try {
      await expectRefused(insert(deal), /reviews_order_id_order_stage_fkey/);
    } finally {
      await sql`alter table reviews enable trigger user`.execute(shop.app.db);
    }
  },
);

test('the database allows one unpublished review per side, with one to five stars', async () => {
  const one = await Reviewed.open(shop);
  const { order, buyer, seller } = one.deal;
  const stranger = await shop.createUser('Buyer');
  for (const author of [stranger.id, seller.id])
    await expectRefused(
      sql`insert into reviews (order_id, by, author_id, subject_id, stars, until)
        values (${order}, 'buyer', ${author}, ${seller.id}, 5, now())`,
      /by its buyer or seller|reviews_check|check constraint/,
    );
  await expectRefused(insert(one.deal, 'buyer', sql`6`), /stars/);
  await expectRefused(
    sql`insert into reviews (order_id, by, author_id, subject_id, stars, until, published_at)
      values (${order}, 'buyer', ${buyer.id}, ${seller.id}, 5, now(), now())`,
    /must be unpublished/,
  );
  await run(insert(one.deal));
  await expectRefused(insert(one.deal), /duplicate key/);
});

test('the database rejects late reviews, early publication, deletion and later changes', async () => {
  const one = await Reviewed.open(shop);
  await one.write('buyer', 3, 'Late.');
  await expectRefused(
    sql`update reviews set published_at = now() where ${ofOrder(one)}`,
    /cannot be changed/,
  );
  await expectRefused(sql`update reviews set until = now() where ${ofOrder(one)}`, /cannot be changed/);
  await expectRefused(sql`delete from reviews where ${ofOrder(one)}`, /cannot be changed/);
  await expectRefused(
    sql`update orders set review_until = review_until + interval '1 second' where id = ${one.deal.order}`,
    /orders_review_window/,
  );
  await one.moveCompletionBack(14);
  await expectRefused(insert(one.deal, 'seller'), /cannot be reviewed now/);
  await expectRefused(sql`update reviews set stars = 5 where ${ofOrder(one)}`, /cannot be changed/);
  await expectRefused(sql`update reviews set text = 'x' where ${ofOrder(one)}`, /cannot be changed/);
  await run(sql`update reviews set published_at = shop_now() where ${ofOrder(one)}`);
});

test('a published review cannot be changed in the database, except by removing texts or adding one reply', async () => {
  const one = await Reviewed.open(shop);
  await one.both();
  const set = (values: RawBuilder<unknown>) => sql`update reviews set ${values} where ${ofOrder(one)}`;
  for (const values of [
    sql`stars = 1`,
    sql`text = 'x'`,
    sql`published_at = null`,
    sql`author_id = subject_id, subject_id = author_id`,
    sql`replied_at = now() + interval '1 hour', reply = null, text = 'x'`,
  ])
    await expectRefused(set(values), /cannot be changed/);
  await run(set(sql`reply = 'Thanks.', replied_at = shop_now()`));
  await expectRefused(set(sql`reply = 'No thanks.'`), /cannot be changed/);
  await expectRefused(set(sql`replied_at = null, reply = null`), /cannot be changed/);
  await run(set(sql`reply = null`));
  await expectRefused(set(sql`reply = 'Again.'`), /cannot be changed/);
  await run(set(sql`text = null`));
  await run(set(sql`removed_at = now(), removed_by = author_id`));
  await expectRefused(set(sql`removed_at = null, removed_by = null`), /cannot be changed/);
  await expectRefused(
    sql`update orders set stage = 'cancelled', completed_at = null where id = ${one.deal.order}`,
    /orders_|reviews_order_id/,
  );
});
