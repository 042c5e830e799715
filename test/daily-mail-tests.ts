import { afterAll, beforeAll, expect, test } from 'vitest';
import { setClock } from './jobs.ts';
import { runWork } from './notifications.ts';
import { openShop, createListing, type TestUser, type Shop } from './shop.ts';

let shop: Shop;

type Counts = {
  days: number;
  /** At least two. The first two searches send an email for each new item immediately. */
  searches: number;
  watched: number;
  sellers: number;
  /** The number of watched items that get cheaper each day; at most `watched`. */
  cheaperPerDay: number;
  /** The number of items that are listed each day; less than `searches`. */
  listedPerDay: number;
};

/**
 * Declares the test that counts, day by day, the emails to a buyer who watches items, follows sellers and has saved
 * searches.
 */
export function testMailsOfDays(counts: Counts): void {
  const { days, searches, watched: watchedCount, sellers: sellerCount } = counts;
  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.close());

  test(`a buyer with ${searches} searches, ${watchedCount} watched items and ${sellerCount} sellers gets one digest a day for ${days} days, and instant emails only for searches that request them`, async () => {
    const buyer = await shop.createUser('Buyer');
    const as = buyer;
    const sellers: TestUser[] = [];
    for (let at = 0; at < sellerCount; at++) sellers.push(await shop.createUser('Seller'));
    for (let at = 0; at < searches; at++) {
      const body = { query: `brand=Maker${at}`, mail: at < 2 ? 'now' : 'daily' };
      expect((await shop.call('POST', '/saved-searches', { as, body })).status).toBe(201);
    }
    const watched: { id: string; seller: TestUser; sale: number }[] = [];
    for (let at = 0; at < watchedCount; at++) {
      const seller = sellers[at % sellerCount]!;
      const { _id: id } = await createListing(shop, seller, { brand: 'Other', sale: 500, buy: 900 });
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
      for (let at = 0; at < counts.cheaperPerDay; at++) {
        const { id, seller, sale } = watched[(day * 7 + at) % watchedCount]!;
        const lower = Math.round(sale * (1 - day / 20));
        await shop.call('PATCH', `/cameras/${id}`, { as: seller, body: { sale: lower } });
      }
      // The first item matches a search with instant emails, and the others match searches with digests. All sellers
      // are followed.
      for (let at = 0; at < counts.listedPerDay; at++)
        await createListing(shop, sellers[at % sellerCount]!, {
          brand: `Maker${at + 1}`,
          title: `Item ${day} ${at}`,
        });
      await shop.work();
      await runWork(shop, 'gather-finds');
      // Run repeatedly, because the real job may run several times a day.
      for (let run = 0; run < 3; run++) {
        await runWork(shop, 'mail-digests');
        await shop.work();
      }
      const mails = (await read()).slice(before).map(({ subject }) => subject);
      const instant = mails.filter((subject) => /^A new item for your search: Item \d+ \d+$/.test(subject));
      expect(instant).toHaveLength(1);
      // There is no digest on the first day; that of the second day covers both.
      expect(mails.length - instant.length).toBe(day === 1 ? 0 : 1);
    }
    const rows = await shop.app.db
      .selectFrom('notifications')
      .select('kind')
      .where('user_id', '=', buyer.id)
      .execute();
    expect([...new Set(rows.map(({ kind }) => kind))].toSorted()).toEqual([
      'item-found',
      'price-dropped',
      'seller-listed',
    ]);
  });
}
