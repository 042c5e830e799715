import { expect, test } from 'vitest';
import { authTexts } from '#src/texts/auth.ts';
import { loadIn } from '#test/locale.ts';

const load = async () => ({
  ...(await import('./explain-error.ts')),
  ...(await import('#src/ui/client/call.ts')),
});

const wrong = { code: 'INVALID_EMAIL_OR_PASSWORD', detail: 'Firebase: Error (auth/wrong-password).' };

test("LOCALE=original shows the provider's own text without its prefix", async () => {
  const there = await loadIn('original', load);
  expect(there.explainAuth(new there.CallError(401, wrong))).toBe('Error (auth/wrong-password).');
  const plain = { ...wrong, detail: 'Invalid email or password' };
  expect(there.explainAuth(new there.CallError(401, plain))).toBe('Invalid email or password');
});

test('what no provider said is said by the shop, in both', async () => {
  const { errors } = authTexts.auth;
  for (const each of [await loadIn('en', load), await loadIn('original', load)]) {
    expect(each.explainAuth(new each.CallError(0, {}))).toBe(errors['network']);
    expect(each.explainAuth(new each.CallError(429, { detail: 'x' }))).toBe(errors['tooMany']);
    expect(each.explainAuth(new each.CallError(500, { detail: 'x' }))).toBe(errors['other']);
  }
});
