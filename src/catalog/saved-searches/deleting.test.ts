import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { afterLock } from '#test/locked.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();

test('a search is deleted without a deadlock while it is planned again', async () => {
  const buyer = await shop.hire('Buyer');
  const { body } = await shop.call('POST', '/saved-searches', { as: buyer, body: { query: 'brand=Maker' } });
  const id = body._id as string;
  const { definition_id } = await shop.app.db
    .selectFrom('saved_searches')
    .select('definition_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { status } = await afterLock(
    shop,
    (trx) => sql`select from search_definitions where id = ${definition_id} for update`.execute(trx),
    () => shop.call('DELETE', `/saved-searches/${id}`, { as: buyer }),
    (trx) => sql`update saved_searches set mail = 'daily' where id = ${id}`.execute(trx),
  );
  expect(status).toBe(200);
  expect(await shop.sql`select from saved_searches where id = ${id}`).toEqual([]);
});
