import { afterEach, expect, test, vi } from 'vitest';
import { call } from './call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.for([
  ['a desk', false, 30_000],
  ['a phone', true, 60_000],
] as const)('a call on %s times out after the limit for the device', async ([, coarse, patience]) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && coarse }));
  const ended = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal);
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const aborted = Promise.withResolvers<never>();
    signal!.addEventListener('abort', () => aborted.reject(new Error('aborted')));
    return aborted.promise;
  });
  const response = call('POST /auth/sign-out');
  expect(timeout).toHaveBeenCalledExactlyOnceWith(patience);
  ended.abort();
  await expect(response).rejects.toMatchObject({ name: 'CallError', status: 0 });
});
