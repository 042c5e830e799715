import { afterEach, expect, test, vi } from 'vitest';
import { stubStorage } from '#test/storage.ts';
import { signOut } from './client.ts';
import { currentSession } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

test('signing out ends the session in the browser when the provider cannot be reached', async () => {
  const storage = stubStorage().set('accessToken', 'a token').set('role', 'Seller').set('theme', 'dark');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    throw new TypeError('offline');
  });
  await signOut();
  expect(requests).toEqual(['/api/auth/sign-out']);
  // Everything about the user is deleted; the settings of the page remain.
  expect([...storage.keys()]).toEqual(['theme']);
  expect(currentSession()).toEqual({ state: 'signed-out' });
});

test('signing out ends the session in the browser when the provider throws', async () => {
  const storage = stubStorage().set('accessToken', 'a token').set('theme', 'dark');
  const bug = new TypeError('a bug of the provider');
  vi.stubGlobal('matchMedia', () => {
    throw bug;
  });
  await expect(signOut()).rejects.toBe(bug);
  expect([...storage.keys()]).toEqual(['theme']);
  expect(currentSession()).toEqual({ state: 'signed-out' });
});
