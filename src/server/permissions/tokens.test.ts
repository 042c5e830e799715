import { afterAll, expect, test } from 'vitest';
import { apiScopes } from '#src/accounts/tokens/schemas.ts';
import { describedCalls } from '#src/server/api/create-api.ts';
import { allRules } from '#test/permissions/all.ts';
import { openCast } from '#test/permissions/cast.ts';
import { statusFor, type Rules } from '#test/permissions/rule.ts';
import { callsByScope } from '#test/permissions/tokens.ts';
import { changedBetween, fingerprint } from '#test/stored.ts';

const cast = await openCast();
const { shop } = cast;
afterAll(() => shop.close());

const rules: Rules = Object.assign({}, ...Object.values(allRules));
const calls = describedCalls(shop.provider).map((call) => ({ ...call, name: `${call.method} ${call.path}` }));
const users = ['seller', 'buyer', 'admin'] as const;

/** The tokens of each user by their only scope. */
async function makeTokens(user: (typeof users)[number]) {
  const scopes = apiScopes.filter((scope) => scope !== 'admin:read' || user === 'admin');
  const made = scopes.map(async (scope) => {
    const body = { name: scope, scopes: [scope], days: 1 };
    return [scope, (await shop.call('POST', '/my/tokens', { as: cast[user], body })).body.token] as const;
  });
  return Promise.all(made);
}
const tokens = {
  seller: await makeTokens('seller'),
  buyer: await makeTokens('buyer'),
  admin: await makeTokens('admin'),
};

test('each scope has exactly the calls that are listed for it', () => {
  const found = apiScopes.map((scope) => [
    scope,
    calls
      .filter((call) => call.scope === scope)
      .map(({ name }) => name)
      .toSorted(),
  ]);
  const listed = apiScopes.map((scope) => [scope, callsByScope[scope].toSorted()]);
  expect(found).toEqual(listed);
  const reading = calls.filter(({ scope }) => scope?.endsWith(':read'));
  expect(reading.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test.for(calls.filter(({ scope }) => scope !== undefined))(
  '$name responds to a token with $scope, and refuses those with other scopes with 403',
  async ({ name, method, scope }) => {
    const rule = rules[name]!;
    const user = users.find(
      (each) => statusFor(rule, each) < 400 && tokens[each].some(([of]) => of === scope),
    )!;
    const { path, body } = await rule.attempt(cast, user);
    const statuses: [string, number][] = [];
    for (const [of, token] of tokens[user].toSorted(([one]) => (one === scope ? 1 : -1)))
      statuses.push([of, (await shop.call(method, path, { as: token, body })).status]);
    const expected = statuses.map(([of]) => [of, of === scope ? statusFor(rule, user) : 403]);
    expect(statuses).toEqual(expected);
  },
);

test('all other calls refuse every token, or respond as to a visitor if they are public', async () => {
  const before = await fingerprint(shop);
  const unlike: unknown[] = [];
  for (const { name, method, path: pattern, access, proof } of calls.filter(
    ({ scope }) => scope === undefined,
  )) {
    const path = pattern.replaceAll(/\{\w+\}/g, '019a0000-0000-7000-8000-000000000000');
    // Calls with a proof of identity take no access tokens either.
    const visitor = (await shop.call(method, path)).status;
    const expected = access === 'public' || proof ? visitor : 403;
    for (const [scope, token] of tokens.admin) {
      const { status } = await shop.call(method, path, { as: token });
      if (status !== expected) unlike.push([name, scope, status, expected]);
    }
  }
  expect(unlike).toEqual([]);
  expect(changedBetween(before, await fingerprint(shop))).toEqual([]);
});
