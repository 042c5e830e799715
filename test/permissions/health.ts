import type { Shop } from '#test/shop.ts';
import { at, onlyAdmin, type Rules } from './rule.ts';

async function beginMaintenance({ app }: Shop): Promise<void> {
  await app.db
    .insertInto('maintenance')
    .values({ text: 'We are moving.' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** These rules need a separate shop, because maintenance rejects the calls of other rules. */
export const healthRules: Rules = {
  'GET /health': at('/health', onlyAdmin(200)),
  'POST /health/test-mail': at('/health/test-mail', onlyAdmin(202)),
  'GET /health/test-mail/{id}': {
    answers: onlyAdmin(200),
    async attempt({ shop, admin }) {
      const { body } = await shop.call('POST', '/health/test-mail', { as: admin });
      return { path: `/health/test-mail/${body._id}` };
    },
  },
  'PUT /maintenance': at('/maintenance', onlyAdmin(200), { text: 'We are moving.' }),
  'DELETE /maintenance': {
    answers: onlyAdmin(200),
    async attempt({ shop }) {
      await beginMaintenance(shop);
      return { path: '/maintenance' };
    },
  },
};
