import { afterEach, expect, test, vi } from 'vitest';
import { readCards } from './read-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('reading cards over a stalled connection fails at the time limit', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const ended = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal);
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit = {}) => {
    const aborted = Promise.withResolvers<never>();
    signal?.addEventListener('abort', () => aborted.reject(new Error('aborted')));
    return aborted.promise;
  });
  const cards = readCards('seller=1');
  ended.abort();
  await expect(cards).rejects.toThrow('aborted');
});
