import { expect, test } from 'vitest';
import { createListing, openAnother, useShop } from '#test/shop.ts';
import { openRuntime } from './runtime.ts';

const shop = await useShop();

test('a start stores the currency of the environment, which stays when the variable is removed', async () => {
  const start = (CURRENCY: string) =>
    openRuntime({ ...shop.app.config, CURRENCY }, shop.connection, shop.app.root);
  await (await start('KWD')).close();
  const later = await openAnother(shop);
  expect(later.app.shop.current).toMatchObject({ currency: 'KWD', fixed: {} });
  await later.close();
  await (await start('USD')).close();
  // The running process has read both changes.
  await expect.poll(() => shop.app.shop.current.version, { timeout: 30_000 }).toBe(2);
  await createListing(shop, await shop.createUser('Seller'));
  await expect(start('EUR')).rejects.toThrow(
    'CURRENCY: is EUR, but there are amounts in USD, which are not converted (items: 1, drafts: 0, saved searches: 0); set it to USD, or leave it unset',
  );
  await (await start('USD')).close();
});
