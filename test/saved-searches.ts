import { sql } from 'kysely';
import { gatherDaily as gatherNow } from '#src/catalog/saved-searches/daily/service.server.ts';
import { setClock } from './jobs.ts';
import { createListing, useShop, type TestUser } from './shop.ts';

/** Opens a shop with a seller, and returns what tests of saved searches need. */
export async function openSearchShop() {
  const shop = await useShop();
  const { db } = shop.app;
  const seller = await shop.createUser('Seller');
  let brands = 0;
  let hours = 0;

  const aBrand = () => `Maker${'abcdefghijklmnopqrstuvwxyz'.charAt(brands++)}`;
  const save = (as: TestUser, query: string, more: object = { mail: 'now' }) =>
    shop.call('POST', '/saved-searches', { as, body: { query, ...more } });

  return {
    shop,
    db,
    seller,
    aBrand,
    save,
    saved: async (as: TestUser) => (await shop.call('GET', '/saved-searches', { as })).body,
    edit: (id: string, body: object) => shop.call('PATCH', `/cameras/${id}`, { as: seller, body }),
    remove: (as: TestUser, id: string) => shop.call('DELETE', `/saved-searches/${id}`, { as }),
    list: async (changes: object): Promise<string> => (await createListing(shop, seller, changes))._id,

    async aSearcher(filters = '', more?: object) {
      const buyer = await shop.createUser('Buyer');
      const brand = aBrand();
      const { status, body } = await save(buyer, `brand=${brand}${filters}`, more);
      return { buyer, brand, status, body, path: `/saved-searches/${body._id}` };
    },

    async gatherDaily(): Promise<void> {
      await shop.work();
      await setClock(shop, `${(hours += 2)} hours`);
      await gatherNow(shop.app);
    },

    async notifiedCounts(as: TestUser): Promise<number[]> {
      await shop.work();
      const { body } = await shop.call('GET', '/notifications', { as });
      const counts: number[] = body
        .filter(({ kind }: { kind: string }) => ['item-found', 'search-found'].includes(kind))
        .map(({ count }: { count: number }) => count);
      return counts.length === 0 ? [] : [counts.reduce((sum, count) => sum + count)];
    },

    async mailsTo({ email }: TestUser): Promise<number> {
      return (await shop.mails()).filter(({ to }) => to.includes(email)).length;
    },

    /** The numbers of stored definitions, keys and hits. */
    async storedOf(brand: string): Promise<number[]> {
      const { rows } = await sql<{ stored: number[] }>`
        select array[
          (select count(*) from search_definitions where ${brand.toLowerCase()} = any(brands)),
          (select count(*) from search_keys where key = ${`b:${brand.toLowerCase()}`}),
          (select count(*) from search_hits where listing_id in (select id from listings where brand = ${brand}))
        ] as stored`.execute(db);
      return rows.flatMap(({ stored }) => stored.map(Number));
    },
  };
}
