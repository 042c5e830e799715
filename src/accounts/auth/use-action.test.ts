import { expect, test } from 'vitest';
import { authTexts } from '#src/texts/auth.ts';
import { CallError } from '#src/ui/client/call.ts';
import { loadIn } from '#test/locale.ts';
import { explainAuth } from './use-action.tsx';

const library = 'What the library says.';

const codes: [string, number, string][] = [
  ['INVALID_EMAIL_OR_PASSWORD', 401, 'Email and password don’t match. Check both and try again.'],
  ['USER_ALREADY_EXISTS', 409, 'There is already an account with this email. Log in instead?'],
  [
    'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    409,
    'There is already an account with this email. Log in instead?',
  ],
  ['INVALID_EMAIL', 400, 'That’s not an email address. Check it and try again.'],
  ['INVALID_PASSWORD', 422, 'That’s not your password. Try again.'],
  ['INVALID_TOKEN', 400, 'This link has expired or was already used. Request another one.'],
  ['EMAIL_ALREADY_VERIFIED', 400, 'This address is already confirmed.'],
  ['PASSWORD_TOO_SHORT', 400, 'The password must have at least 8 characters.'],
  ['PASSWORD_TOO_LONG', 400, 'The password can have at most 128 characters.'],
  ['FAILED_TO_CREATE_USER', 422, 'The account could not be created. Nothing you typed is lost. Try again.'],
  ['FAILED_TO_CREATE_SESSION', 401, 'You could not be logged in. Nothing you typed is lost. Try again.'],
  ['unauthenticated', 401, 'You’re no longer logged in. Log in and try again.'],
  ['forbidden', 403, 'This account was closed, or this page is not part of the shop.'],
  ['unverified-email', 403, 'Confirm your email address first. We sent you a link.'],
  ['maintenance', 400, 'The shop is down for maintenance. Only admins can log in.'],
  ['last-admin', 409, 'You’re the last admin. Make someone else an admin first.'],
];

test.for(codes)('the error %s is explained in plain words', ([code, status, words]) => {
  expect(explainAuth(new CallError(status, { code, detail: library }))).toBe(words);
});

test('every provider error in the catalog of texts is tested', () => {
  const known = codes.map(([code]) => code).concat('tooMany', 'network', 'no-cookies', 'other');
  const here = Object.keys(authTexts.auth.errors).filter((code) => !code.startsWith('auth/'));
  expect(here.toSorted()).toEqual(known.toSorted());
});

test("the operator's maintenance text is shown unchanged", () => {
  const problem = { type: 'urn:rangefinder:problem:maintenance', detail: 'Back at 6 pm.' };
  expect(explainAuth(new CallError(503, problem))).toBe('Back at 6 pm.');
});

test('a problem without a provider code is explained by its type', () => {
  const problem = { type: 'urn:rangefinder:problem:last-admin', detail: library };
  expect(explainAuth(new CallError(409, problem))).toBe(authTexts.auth.errors['last-admin']);
});

test.for([
  [20, 'Too many attempts. Try again in a minute.'],
  [60, 'Too many attempts. Try again in a minute.'],
  [61, 'Too many attempts. Try again in 2 minutes.'],
  [3600, 'Too many attempts. Try again in 60 minutes.'],
] as const)('the message for too many attempts says how long to wait: %s s', ([seconds, words]) => {
  expect(explainAuth(new CallError(429, { detail: library }, seconds))).toBe(words);
});

const load = async () => ({
  ...(await import('./use-action.tsx')),
  ...(await import('#src/ui/client/call.ts')),
});

const wrong = { code: 'INVALID_EMAIL_OR_PASSWORD', detail: 'Firebase: Error (auth/wrong-password).' };

test("LOCALE=original shows the provider's own text without its prefix", async () => {
  const there = await loadIn('original', load);
  expect(there.explainAuth(new there.CallError(401, wrong))).toBe('Error (auth/wrong-password).');
  const plain = { ...wrong, detail: 'Invalid email or password' };
  expect(there.explainAuth(new there.CallError(401, plain))).toBe('Invalid email or password');
});

test("failures without a provider's message get the shop's own text in both locales", async () => {
  const { errors } = authTexts.auth;
  for (const each of [await loadIn('en', load), await loadIn('original', load)]) {
    expect(each.explainAuth(new each.CallError(0, {}))).toBe(errors['network']);
    expect(each.explainAuth(new each.CallError(429, { detail: 'x' }))).toBe(errors['tooMany']);
    expect(each.explainAuth(new each.CallError(500, { detail: 'x' }))).toBe(errors['other']);
  }
});
