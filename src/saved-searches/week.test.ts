import { afterAll, beforeAll, expect, test } from 'vitest';
import { setClock } from '#test/clock.ts';
import { runWork } from '#test/notifications.ts';
import { openShop, putUp, type Person, type Shop } from '#test/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const days = 7;

test('in a week someone with 20 searches, 50 watched items and 5 sellers gets a mail a day, and those at once that they asked for', async () => {
  const buyer = await shop.hire('Buyer');
  const as = buyer;
  const sellers: Person[] = [];
  for (let at = 0; at < 5; at++) sellers.push(await shop.hire('Seller'));
  for (let at = 0; at < 20; at++) {
    const body = { query: `brand=Maker${at}`, mail: at < 2 ? 'now' : 'daily' };
    expect((await shop.call('POST', '/saved-searches', { as, body })).status).toBe(201);
  }
  const watched: { id: string; seller: Person; sale: number }[] = [];
  for (let at = 0; at < 50; at++) {
    const seller = sellers[at % 5]!;
    const { _id: id } = await putUp(shop, seller, { brand: 'Other', sale: 500, buy: 900 });
    await shop.call('PUT', `/watchlist/${id}`, { as });
    watched.push({ id, seller, sale: 500 });
  }
  for (const { id } of sellers) await shop.call('PUT', `/sellers/${id}/follow`, { as });
  const read = async () => {
    await shop.work();
    return (await shop.mails()).filter(({ to }) => to === buyer.email);
  };
  await read();
  for (let day = 1; day <= days; day++) {
    await setClock(shop, `${day} days`);
    const before = (await read()).length;
    for (let at = 0; at < 10; at++) {
      const { id, seller, sale } = watched[(day * 7 + at) % 50]!;
      const lower = Math.round(sale * (1 - day / 20));
      await shop.call('PATCH', `/cameras/${id}`, { as: seller, body: { sale: lower } });
    }
    // One for a search that is told at once, eleven for others, each of a seller who is followed.
    for (let at = 0; at < 12; at++)
      await putUp(shop, sellers[at % 5]!, { brand: `Maker${at + 1}`, title: `Item ${day} ${at}` });
    await shop.work();
    await runWork(shop, 'gather-finds');
    // Many times a day, as it runs by itself.
    for (let run = 0; run < 3; run++) {
      await runWork(shop, 'mail-digests');
      await shop.work();
    }
    const mails = (await read()).slice(before).map(({ subject }) => subject);
    const atOnce = mails.filter((subject) => subject.includes('Maker1'));
    expect(atOnce).toHaveLength(1);
    // What happened on the first day is in the mail of the second.
    expect(mails.length - atOnce.length).toBe(day === 1 ? 0 : 1);
  }
  const rows = await shop.app.db
    .selectFrom('notifications')
    .select('kind')
    .where('person_id', '=', buyer.id)
    .execute();
  expect([...new Set(rows.map(({ kind }) => kind))].toSorted()).toEqual([
    'price-dropped',
    'search-found',
    'seller-listed',
  ]);
});
