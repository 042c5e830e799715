import { afterAll, expect, test } from 'vitest';
import { endConfirmations } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import type { ApiResponse } from '#test/shop.ts';
import { changedBetween, fingerprint } from '#test/stored.ts';
import { openCast, type Cast } from './cast.ts';
import { callerNames, callers, statusFor, type Caller, type Rule, type Rules } from './rule.ts';

/** Adds one test per rule: every caller makes the call, and the stored rows are compared before and after it. */
export async function checkPermissions(rules: Rules): Promise<void> {
  const cast = await openCast();
  afterAll(() => cast.shop.close());
  for (const [key, rule] of Object.entries(rules)) {
    const method = key.split(' ')[0]!;
    const allowed = callers.filter((caller) => statusFor(rule, caller) < 400);
    const refused = callers.filter((caller) => !allowed.includes(caller));
    const stores = rule.stores ?? (method === 'GET' ? 'nothing' : 'something');
    test(`${key} ${claim(allowed)}`, async () => {
      if (rule.confirm) await expectConfirmation(cast, method, rule, allowed);
      if (stores === 'nothing') return expectNoChange(cast, method, rule, callers);
      await expectNoChange(cast, method, rule, refused);
      for (const caller of allowed) await expectChange(cast, method, rule, caller);
    });
  }
}

function claim(allowed: Caller[]): string {
  if (allowed.length === 0) return 'refuses everyone';
  if (allowed.length === callers.length) return 'responds to everyone';
  return `responds to ${allowed.map((caller) => callerNames[caller]).join(', ')} and refuses everyone else`;
}

type Call = () => Promise<ApiResponse>;

async function prepare(cast: Cast, method: string, rule: Rule, group: Caller[]): Promise<Map<Caller, Call>> {
  const shared = rule.perCaller || group.length === 0 ? null : await rule.attempt(cast, group[0]!);
  const calls = new Map<Caller, Call>();
  for (const caller of group) {
    const { path, body, as = cast.tokens[caller] } = shared ?? (await rule.attempt(cast, caller));
    calls.set(caller, () => cast.shop.call(method, path, { body, ...(as ? { as } : {}) }));
  }
  return calls;
}

/** Expects that callers whose login was more than ten minutes ago have to confirm first. */
async function expectConfirmation(cast: Cast, method: string, rule: Rule, group: Caller[]): Promise<void> {
  const calls = await prepare(
    cast,
    method,
    rule,
    group.filter((caller) => cast.proofs[caller]),
  );
  await endConfirmations(cast.shop);
  const before = await fingerprint(cast.shop);
  for (const [caller, call] of calls) {
    const { status, body } = await call();
    expect([status, body.type], caller).toEqual([403, 'urn:rangefinder:problem:confirmation-required']);
  }
  expect(changedBetween(before, await fingerprint(cast.shop))).toEqual([]);
  await cast.shop.sql`update identity_session set "confirmedAt" = now()`;
}

async function expectNoChange(cast: Cast, method: string, rule: Rule, group: Caller[]): Promise<void> {
  const calls = await prepare(cast, method, rule, group);
  const before = await fingerprint(cast.shop);
  const answers = new Map<Caller, ApiResponse>();
  for (const [caller, call] of calls) answers.set(caller, await call());
  expect(Object.fromEntries([...answers].map(([caller, { status }]) => [caller, status]))).toEqual(
    Object.fromEntries(group.map((caller) => [caller, statusFor(rule, caller)])),
  );
  for (const [caller, answer] of answers)
    if (answer.status >= 400) expectProblem(answer, answer.status, undefined, caller);
  expect(changedBetween(before, await fingerprint(cast.shop))).toEqual([]);
}

async function expectChange(cast: Cast, method: string, rule: Rule, caller: Caller): Promise<void> {
  const call = (await prepare(cast, method, rule, [caller])).get(caller)!;
  const before = await fingerprint(cast.shop);
  const { status, body } = await call();
  expect(status, `${caller}: ${JSON.stringify(body)}`).toBe(statusFor(rule, caller));
  if (rule.stores === 'maybe' && status === 200) return;
  expect(changedBetween(before, await fingerprint(cast.shop)), caller).not.toEqual([]);
}
