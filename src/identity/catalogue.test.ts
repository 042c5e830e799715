import { FirebaseError } from '@firebase/app';
import { afterEach, describe, expect, test } from 'vitest';
import type { CallError } from '#src/platform/browser/call.ts';
import { original } from '#src/texts/original.ts';
import { setTexts } from '#src/texts/texts.ts';
import { whole } from '#src/texts/whole.ts';
import { explainAuth } from './explain.ts';
import { askFirebase, endsSession } from './firebase-errors.ts';

afterEach(() => setTexts(whole));

/** What a form gets when Firebase throws, as its library writes it. */
async function thrown(code: string): Promise<CallError> {
  const error = new FirebaseError(`auth/${code}`, `Firebase: Error (auth/${code}).`);
  return askFirebase(() => Promise.reject(error)).then(
    () => expect.unreachable(),
    (failed: CallError) => failed,
  );
}

/** Every code that the original's description names, and what is said. */
const catalogue: [string, RegExp][] = [
  ['email-already-in-use', /^There is an account with this e-mail already/],
  ['wrong-password', /^E-mail and password do not match/],
  ['user-not-found', /^E-mail and password do not match/],
  ['invalid-email', /is not an e-mail address/],
  ['too-many-requests', /^Too many attempts/],
  ['user-disabled', /account was closed/],
  ['requires-recent-login', /log in once more/],
  ['network-request-failed', /could not be reached/],
  ['popup-blocked', /blocked the Google window/],
  ['popup-closed-by-user', /Google window was closed/],
  ['unauthorized-domain', /not set up for this shop/],
  ['expired-action-code', /link has been used or is too old/],
  ['invalid-action-code', /link has been used or is too old/],
  ['invalid-verification-code', /code is not right/],
  ['multi-factor-auth-required', /second proof/],
];

describe('each code of the provider', { tags: '@7.32' }, () => {
  test.for(catalogue)('%s is said in plain words', async ([code, words]) => {
    const said = explainAuth(await thrown(code));
    expect(said).toMatch(words);
    expect(said).not.toMatch(/firebase|auth\/|error/i);
  });

  test.for(catalogue)(
    "%s is the provider's own text under LOCALE=original, without its prefix",
    async ([code]) => {
      setTexts(original);
      const said = explainAuth(await thrown(code));
      // Which of the two was wrong is nobody's business in any locale.
      const isMatch = ['wrong-password', 'user-not-found'].includes(code);
      expect(said).toBe(`Error (auth/${isMatch ? 'invalid-credential' : code}).`);
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
])('%s, which came later, has its words, too', async (code) => {
  expect(explainAuth(await thrown(code))).toBe(whole.auth.errors[`auth/${code}`]);
});

test('a code that nobody has heard of is said in general words', async () => {
  expect(explainAuth(await thrown('brand-new'))).toBe(whole.auth.errors['other']);
});

test('unknown user and wrong password are the same error, not only the same words', async () => {
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
])('%s ends the session: %s', async ([code, ends]) => {
  expect(endsSession(await thrown(code))).toBe(ends);
});

test('what is no error of Firebase is not taken for one', async () => {
  const fault = new TypeError('ours');
  await expect(askFirebase(() => Promise.reject(fault))).rejects.toBe(fault);
});
