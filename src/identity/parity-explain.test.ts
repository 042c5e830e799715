import { afterEach, expect, test } from 'vitest';
import { CallError } from '#src/platform/browser/call.ts';
import { original } from '#src/texts/original.ts';
import { setTexts } from '#src/texts/texts.ts';
import { whole } from '#src/texts/whole.ts';
import { explainAuth } from './explain.ts';

const usual = whole;
afterEach(() => setTexts(usual));

const wrong = { code: 'INVALID_EMAIL_OR_PASSWORD', detail: 'Firebase: Error (auth/wrong-password).' };

test("LOCALE=original shows the provider's own text without its prefix", { tags: '@8.1' }, () => {
  setTexts(original);
  expect(explainAuth(new CallError(401, wrong))).toBe('Error (auth/wrong-password).');
  expect(explainAuth(new CallError(401, { ...wrong, detail: 'Invalid email or password' }))).toBe(
    'Invalid email or password',
  );
});

test('otherwise a failure to sign in is said in plain words', { tags: '@7.31' }, () => {
  expect(explainAuth(new CallError(401, wrong))).toBe(
    'E-mail and password do not match. Check both and try again.',
  );
});

test('what no provider said is said by the shop, in both', { tags: '@7.31' }, () => {
  for (const catalogue of [usual, original]) {
    setTexts(catalogue);
    expect(explainAuth(new CallError(0, {}))).toBe(usual.auth.errors['network']);
    expect(explainAuth(new CallError(429, { detail: 'x' }))).toBe(usual.auth.errors['tooMany']);
    expect(explainAuth(new CallError(500, { detail: 'x' }))).toBe(usual.auth.errors['other']);
  }
});
