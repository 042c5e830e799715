import { readdir } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { allRules } from '#test/permissions/all.ts';
import { openShop } from '#test/shop.ts';
import { allRoutes } from '#src/server/api.ts';

const shop = await openShop();
afterAll(() => shop.close());

test('every route has exactly one rule, and every rule has a route', () => {
  const rules = Object.values(allRules).flatMap((group) => Object.keys(group));
  const routes = allRoutes(shop.provider).map(({ method, path }) => `${method} ${path}`);
  expect(rules.toSorted()).toEqual(routes.toSorted());
});

test('every group of rules has a test file', async () => {
  const others = ['own-id.test.ts', 'rules.test.ts'];
  const files = (await readdir(import.meta.dirname)).filter((name) => !others.includes(name));
  expect(files.toSorted()).toEqual(
    Object.keys(allRules)
      .map((group) => `${group}.test.ts`)
      .toSorted(),
  );
});
