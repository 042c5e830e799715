import { expect, test } from 'vitest';
import { allRules } from '#test/permissions/all.ts';
import { checkPermissions } from '#test/permissions/check.ts';
import { allRoutes } from '#src/server/api.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();

test('every route has exactly one rule, and every rule has a route', () => {
  const rules = Object.values(allRules).flatMap((group) => Object.keys(group));
  const routes = allRoutes(shop.provider).map(({ method, path }) => `${method} ${path}`);
  expect(rules.toSorted()).toEqual(routes.toSorted());
});

// The others are in item-rules.test.ts, to run beside these.
const { accounts, browsing, contact, health } = allRules;
await checkPermissions({ ...accounts, ...browsing, ...contact, ...health });
