import { FirebaseError } from '@firebase/app';
import { describe, expect, test } from 'vitest';
import { explainAuth } from '#src/accounts/auth/use-action.tsx';
import { authTexts } from '#src/texts/auth.ts';
import type { CallError } from '#src/ui/client/call.ts';
import { loadIn } from '#test/locale.ts';
import * as firebase from './errors.ts';

const { callFirebase, endsSession } = firebase;

async function thrown(code: string, { callFirebase: callIt } = firebase): Promise<CallError> {
  const error = new FirebaseError(`auth/${code}`, `Firebase: Error (auth/${code}).`);
  return callIt(() => Promise.reject(error)).then(
    () => expect.unreachable(),
    (failed: CallError) => failed,
  );
}

const catalogue = Object.entries({
  'email-already-in-use': 'There is already an account with this email. Log in instead?',
  'wrong-password': 'Email and password don’t match. Check both and try again.',
  'user-not-found': 'Email and password don’t match. Check both and try again.',
  'invalid-email': 'That’s not an email address. Check it and try again.',
  'too-many-requests': 'Too many attempts. Wait a minute and try again.',
  'user-disabled': 'This account was closed.',
  'requires-recent-login': 'For security, log out, log in again, and retry.',
  'network-request-failed': 'The server could not be reached. Nothing you typed is lost. Try again.',
  'popup-blocked':
    'Your browser blocked the Google window. Allow pop-ups for this shop, then tap or click the button again.',
  'popup-closed-by-user':
    'The Google window was closed before you were logged in. Tap or click the button to try again.',
  'unauthorized-domain': 'This login isn’t set up for this shop. Please tell the people who run it.',
  'invalid-verification-code': 'That code is not correct. Check it or request a new one.',
  'multi-factor-auth-required':
    'This account needs two-factor login, which this shop does not support. Use another account.',
});

describe('a Firebase error code', () => {
  test.for(catalogue)('%s is explained in plain words', async ([code, words]) => {
    const text = explainAuth(await thrown(code));
    expect(text).toBe(words);
  });

  test.for(catalogue)(
    "%s keeps Firebase's own text without its prefix under LOCALE=original",
    async ([code]) => {
      const there = await loadIn('original', async () => ({
        ...(await import('#src/accounts/auth/use-action.tsx')),
        ...(await import('./errors.ts')),
      }));
      const text = there.explainAuth(await thrown(code, there));
      // In both locales, the text must not reveal whether the address or the password was wrong.
      const isMatch = ['wrong-password', 'user-not-found'].includes(code);
      expect(text).toBe(`Error (auth/${isMatch ? 'invalid-credential' : code}).`);
    },
  );
});

test.for([
  'invalid-credential',
  'weak-password',
  'password-does-not-meet-requirements',
  'account-exists-with-different-credential',
  'cancelled-popup-request',
  'operation-not-allowed',
  'user-token-expired',
  'user-mismatch',
  'timeout',
])('%s, which Firebase added later, has its own text', async (code) => {
  expect(explainAuth(await thrown(code))).toBe(authTexts.auth.errors[`auth/${code}`]);
});

test('an unknown error code gets the general text', async () => {
  expect(explainAuth(await thrown('brand-new'))).toBe(authTexts.auth.errors['other']);
});

test('an unknown user and a wrong password get the same error', async () => {
  const [wrong, unknown] = [await thrown('wrong-password'), await thrown('user-not-found')];
  expect({ ...wrong, message: wrong.message }).toEqual({ ...unknown, message: unknown.message });
});

test.for<[string, boolean]>([
  ['user-token-expired', true],
  ['user-disabled', true],
  ['user-not-found', true],
  ['invalid-user-token', true],
  ['network-request-failed', false],
  ['too-many-requests', false],
])('the error %s ends the session: %s', async ([code, ends]) => {
  expect(endsSession(await thrown(code))).toBe(ends);
});

test('errors that do not come from Firebase are passed on unchanged', async () => {
  const fault = new TypeError('ours');
  await expect(callFirebase(() => Promise.reject(fault))).rejects.toBe(fault);
});
