import { expect, test } from 'vitest';
import { allRoutes } from '#src/server/api/create-api.ts';
import { allRules } from '#test/permissions/all.ts';
import { checkPermissions } from '#test/permissions/check.ts';
import type { Rules } from '#test/permissions/rule.ts';

test('every route has exactly one rule, and every rule has a route', () => {
  const rules = Object.values(allRules).flatMap((group) => Object.keys(group));
  const routes = allRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(rules.toSorted()).toEqual(routes.toSorted());
});

test('the rules say which routes ask to confirm', () => {
  const rules = Object.values<Rules>(allRules).flatMap((group) => Object.entries(group));
  const asking = rules.flatMap(([name, { confirm }]) => (confirm ? [name] : []));
  const routes = allRoutes.filter(({ confirm }) => confirm).map(({ method, path }) => `${method} ${path}`);
  expect(asking.toSorted()).toEqual(routes.toSorted());
});

// The rules for items are tested in item-rules.test.ts, which runs in parallel. All other rules are tested here, so
// that a new group is never left out.
const ofItems = new Set(['listings', 'orders', 'publishing']);
const others = Object.entries(allRules).filter(([group]) => !ofItems.has(group));
await checkPermissions(Object.assign({}, ...others.map(([, rules]) => rules)));
