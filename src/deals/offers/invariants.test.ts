import { expect, test } from 'vitest';
import { newId } from '#src/platform/ids.server.ts';
import { Negotiation } from '#test/offers.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();

type Row = {
  turn: number;
  by?: 'buyer' | 'seller';
  cents: number;
  state?: string;
  auto?: boolean;
  of?: string;
};

function write(
  negotiation: Negotiation,
  { turn, by = 'buyer', cents, state = 'open', auto = false, of }: Row,
) {
  const id = newId();
  const ended = state === 'open' ? null : new Date();
  return shop.sql`
    insert into offers (id, chain_id, turn, by, listing_id, seller_id, buyer_id, amount_cents, due_at, state, ended_at, auto_declined)
    values (${id}, ${of ?? id}, ${turn}, ${by}, ${negotiation.item}, ${negotiation.seller.id}, ${negotiation.buyer.id}, ${cents},
      now() + interval '2 days', ${state}, ${ended}, ${auto})`;
}
const end = (id: string, state: string) =>
  shop.sql`update offers set state = ${state}, ended_at = now() where id = ${id}`;

test('the database rejects turns out of order and amounts that do not approach the other side’s amount', async () => {
  const negotiation = await Negotiation.open(shop);
  await expect(write(negotiation, { turn: 1, cents: 30_000 })).rejects.toThrow('does not come closer');
  await expect(write(negotiation, { turn: 1, cents: 20_000, state: 'accepted' })).rejects.toThrow(
    'must be open',
  );
  const of = await negotiation.makeOffer(200);
  await expect(write(negotiation, { turn: 2, by: 'seller', cents: 25_000, of })).rejects.toThrow(
    'is out of turn',
  );
  await expect(write(negotiation, { turn: 1, cents: 25_000 })).rejects.toThrow('duplicate key');
  await end(of, 'countered');
  await expect(write(negotiation, { turn: 3, cents: 25_000, of })).rejects.toThrow('is out of turn');
  await expect(write(negotiation, { turn: 2, by: 'seller', cents: 20_000, of })).rejects.toThrow(
    'does not come closer',
  );
  await expect(write(negotiation, { turn: 2, cents: 25_000, of })).rejects.toThrow('is out of turn');
  await write(negotiation, { turn: 2, by: 'seller', cents: 29_000, of });
  await expect(end(of, 'open')).rejects.toThrow('cannot be changed');
  await expect(shop.sql`update offers set amount_cents = 1 where id = ${of}`).rejects.toThrow(
    'cannot be changed',
  );
});

test('the database rejects a turn that belongs to a different chain', async () => {
  const [one, other] = [await Negotiation.open(shop), await Negotiation.open(shop)];
  const of = await one.makeOffer(200);
  await end(of, 'declined');
  await expect(write(other, { turn: 2, cents: 25_000, of })).rejects.toThrow('than its chain');
  await write(one, { turn: 2, cents: 25_000, of });
});

test('the database rejects offers for booked and inactive items', async () => {
  const negotiation = await Negotiation.open(shop);
  await negotiation.take('accept', 'seller', await negotiation.makeOffer(200));
  await expect(write(negotiation, { turn: 1, cents: 25_000 })).rejects.toThrow('does not accept offers');
  const silent = await Negotiation.open(shop);
  await silent.edit({ offers: false });
  await expect(write(silent, { turn: 1, cents: 25_000 })).rejects.toThrow('does not accept offers');
});

test('an order can begin as accepted only from an offer, and an accepted offer has an order', async () => {
  const negotiation = await Negotiation.open(shop);
  const id = await negotiation.makeOffer(200);
  const order = (cents: number) =>
    shop.sql`insert into orders (id, listing_id, seller_id, buyer_id, title, img, sale_cents, stage, moved_by, moved_by_id)
      values (${newId()}, ${negotiation.item}, ${negotiation.seller.id}, ${negotiation.buyer.id}, 'M3', '/x', ${cents},
        'accepted', 'seller', ${negotiation.seller.id})`;
  await expect(order(20_000)).rejects.toThrow('has no accepted offer');
  await expect(
    shop.sql`update offers set state = 'accepted', ended_at = now(), order_id = ${newId()} where id = ${id}`,
  ).rejects.toThrow(/was accepted without an order|foreign key/);
  expect(await negotiation.state()).toBe('open');
});

test('the database rejects a fourth turn of a side', async () => {
  const negotiation = await Negotiation.open(shop);
  for (const amount of [200, 210, 220])
    await negotiation.take('decline', 'seller', await negotiation.makeOffer(amount));
  const [first] = await shop.sql`select chain_id from offers where listing_id = ${negotiation.item} limit 1`;
  await expect(write(negotiation, { turn: 4, cents: 23_000, of: first.chain_id })).rejects.toThrow(
    'has already made three offers',
  );
});

test('the database declines offers below the minimum at once, and no others', async () => {
  const negotiation = await Negotiation.open(shop, { floor: 250 });
  const declined = { turn: 1, state: 'declined', auto: true };
  await expect(write(negotiation, { turn: 1, cents: 24_999 })).rejects.toThrow('below the minimum');
  await expect(write(negotiation, { ...declined, cents: 25_000 })).rejects.toThrow('below the minimum');
  await write(negotiation, { ...declined, cents: 24_999 });
});
