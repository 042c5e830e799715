import { expect, test } from 'vitest';
import { tryCall, CallError } from './call.ts';

test('tryCall ignores a failed call and throws any other error', async () => {
  expect(await tryCall(Promise.resolve('answer'))).toBe('answer');
  expect(await tryCall(Promise.reject(new CallError(0, {})))).toBeUndefined();
  await expect(tryCall(Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
});
