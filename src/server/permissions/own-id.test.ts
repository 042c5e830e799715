import { expect, test } from 'vitest';
import { allRoutes } from '#src/server/api/create-api.ts';
import { bringTo, ownCalls, type Role } from '#test/permissions/own-id.ts';
import { expectProblem } from '#test/problems.ts';
import { type TestUser, useShop } from '#test/shop.ts';
import { changedBetween, fingerprint } from '#test/stored.ts';

const shop = await useShop();
const admin = await shop.createUser('admin');

const statusOf = async ({ id }: TestUser) => (await shop.call('GET', `/people/${id}`, { as: admin })).body;

test('every call with a user id in its path has a rule for the id of the caller', () => {
  const routes = allRoutes.map(({ method, path }) => `${method} ${path}`);
  const named = routes.filter((route) =>
    / \/(users|people|suspensions|verifications|sellers|blocks)\/.*\{/.test(route),
  );
  expect([...new Set(ownCalls.map(({ call }) => call))].toSorted()).toEqual(named.toSorted());
});

for (const { call, answers, state, body, changes = {} } of ownCalls) {
  const [method, path] = call.split(' ') as [string, string];
  const isByEmail = method === 'GET' && path.startsWith('/users/');
  for (const [role, status] of Object.entries(answers) as [Role, number][]) {
    const article = role === 'admin' && !state ? 'an' : 'a';
    const caller = [article, state, role.toLowerCase()].filter(Boolean).join(' ');
    const outcome = status < 400 ? `responds with ${status}` : `refuses with ${status}`;
    test(`${call} ${outcome} when ${caller} passes their own id`, async () => {
      const user = await shop.createUser(role);
      await bringTo(shop, admin, user, state);
      const [before, stored] = [await statusOf(user), await fingerprint(shop)];
      const own = path.replace(/\{\w+\}/, isByEmail ? user.email : user.id);
      const answer = await shop.call(method, own, { as: user, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(status);
      expect(await statusOf(user)).toEqual({ ...before, ...changes[role] });
      if (status < 400) return;
      expectProblem(answer, status);
      expect(changedBetween(stored, await fingerprint(shop))).toEqual([]);
    });
  }
}
