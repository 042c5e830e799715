import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStoredInput, personalDatabase, suspension } from '#src/ui/client/personal-storage.ts';
import { origin } from '#test/api.ts';
import { aPush } from '#test/notifications.ts';
import { openShop, password } from '#test/shop.ts';
import { api, loadProfile, refreshSession, signIn, signOut, signUp } from './client.ts';
import { loadProvider } from './load-provider.ts';
import { currentSession } from './session.ts';

const stored: Record<string, string> = {};
const databases = new Set<string>();
const cookies = new Map<string, string>();
let release: { path: string; go: Promise<void> } | undefined;
const requests: string[] = [];

async function fetchAsBrowser(path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('origin', origin);
  const sent = [...cookies].map((pair) => pair.join('=')).join('; ');
  if (path.startsWith('/api/auth/') && sent) headers.set('cookie', sent);
  requests.push(`${init.method} ${path.split('?')[0]}`);
  const response = await shop.api.fetch(new Request(`${origin}${path}`, { ...init, headers }));
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
  if (release && path.startsWith(release.path)) await release.go;
  return response;
}

const shop = await openShop();
const methods = {
  getItem: (name: string) => (Object.hasOwn(stored, name) ? stored[name] : null),
  setItem: (name: string, value: string) => void (stored[name] = value),
  removeItem: (name: string) => void delete stored[name],
};
vi.stubGlobal('localStorage', Object.setPrototypeOf(stored, methods));
vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => void databases.delete(name) });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('fetch', fetchAsBrowser);
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});
beforeEach(() => {
  for (const name of Object.keys(stored)) delete stored[name];
  databases.clear();
  requests.length = 0;
  cookies.clear();
});
afterEach(async () => {
  release = undefined;
  await signOut();
});

let count = 0;
async function signUpBuyer() {
  const account = { name: 'Robin', email: `browser-${++count}@example.com`, password };
  await signUp({ ...account, role: 'Buyer' });
  return account;
}

/** Replaces the stored token with an expired one, as if the laptop had been closed overnight. */
function endToken(): void {
  const [head, claims = '', signature] = stored.accessToken!.split('.');
  const ended = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), exp: 1 };
  stored.accessToken = `${head}.${Buffer.from(JSON.stringify(ended)).toString('base64url')}.${signature}`;
}

test("signing up creates an account and a record, and stores the token under the original app's key", async () => {
  const account = { name: 'Sela Sells', email: 'sela@example.com', password };
  await signUp({ ...account, role: 'Seller' });
  const calls = ['POST /api/auth/sign-up/email', 'GET /api/auth/token', 'GET /api/jwt', 'POST /api/users'];
  expect(requests).toEqual([...calls, 'PUT /api/profile/zone']);
  expect(Object.keys(stored).toSorted()).toEqual(['accessToken', 'owner', 'role']);
  expect(stored.role).toBe('Seller');
  const made = { name: 'Sela Sells', email: 'sela@example.com', role: 'Seller', status: 'verify' };
  expect(currentSession()).toMatchObject({ state: 'signed-in', user: made });
  expect((await api('GET /profile')).body).toMatchObject(made);
  const state = await (await loadProvider()).state();
  expect(state).toMatchObject({ email: 'sela@example.com', name: 'Sela Sells', methods: ['password'] });
});

test('the session is loading until the server has responded', async () => {
  await signUpBuyer();
  // Imports the module again, as a newly loaded page would.
  const freshModule = './session.ts?fresh';
  const { currentSession: shown } = (await import(freshModule)) as { currentSession: typeof currentSession };
  expect(shown()).toEqual({ state: 'loading' });
  expect(currentSession()).toMatchObject({ state: 'signed-in', user: { role: 'Buyer' } });
});

test('signing in again stores a token of the same user', async () => {
  const { email } = await signUpBuyer();
  await signOut();
  expect(Object.keys(stored)).toEqual([]);
  const session = await signIn({ email, password });
  expect(session).toMatchObject({ state: 'signed-in', user: { email, role: 'Buyer' } });
  expect(stored.accessToken!.split('.')).toHaveLength(3);
});

test('an expired token is renewed before a call is made', async () => {
  await signUpBuyer();
  endToken();
  requests.length = 0;
  expect((await api('GET /profile')).body.role).toBe('Buyer');
  expect(requests).toEqual(['GET /api/auth/token', 'GET /api/jwt', 'GET /api/profile']);
});

test('two simultaneous calls with an expired token both succeed', async () => {
  await signUpBuyer();
  endToken();
  const both = await Promise.all([api('GET /profile'), api('GET /users')]);
  expect(both).toHaveLength(2);
});

test.for<[string, string, () => Promise<unknown>]>([
  ['the renewal of an expired token', '/api/jwt', () => (endToken(), api('GET /profile'))],
  ['the renewal after a change of the password', '/api/jwt', refreshSession],
  ['a read of the profile', '/api/profile', loadProfile],
])('a user who logs out during %s stays logged out', async ([, path, act]) => {
  await signUpBuyer();
  databases.add(personalDatabase);
  const held = Promise.withResolvers<void>();
  release = { path, go: held.promise };
  const late = act();
  late.catch(() => undefined);
  await vi.waitFor(() => expect(requests.at(-1)).toBe(`GET ${path}`));
  await signOut();
  held.resolve();
  await Promise.allSettled([late]);
  expect([...Object.keys(stored), ...databases]).toEqual([]);
  expect(currentSession()).toEqual({ state: 'signed-out' });
});

test('a wrong password stores nothing and shows a reason', async () => {
  const { email } = await signUpBuyer();
  await signOut();
  const failed = signIn({ email, password: 'not the password' });
  await expect(failed).rejects.toMatchObject({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' });
  expect(Object.keys(stored)).toEqual([]);
});

async function revokeSession(): Promise<void> {
  endToken();
  cookies.clear();
  await expect(api('GET /profile')).rejects.toMatchObject({ status: 401 });
}

test('drafts survive a revoked session until the same user logs in again', async () => {
  const account = await signUpBuyer();
  stored['personal:form:profile'] = '{"displayName":"Rob"}';
  databases.add(personalDatabase);
  await revokeSession();
  expect(currentSession()).toEqual({ state: 'signed-out', hasEnded: true });
  expect(Object.keys(stored).toSorted()).toEqual(['owner', 'personal:form:profile']);
  await signIn(account);
  expect(stored['personal:form:profile']).toBe('{"displayName":"Rob"}');
  expect([...databases]).toEqual([personalDatabase]);
});

test("a login deletes another user's drafts and keeps drafts written while logged out", async () => {
  await signUpBuyer();
  const other = { name: 'Ola', email: 'ola@example.com', password };
  await signOut();
  await signUp({ ...other, role: 'Buyer' });
  const owner = stored.owner;
  await signOut();
  await signUpBuyer();
  stored['personal:form:profile'] = '{"displayName":"Rob"}';
  databases.add(personalDatabase);
  await revokeSession();
  stored['visitor:message:1'] = '{"text":"Is it still there?"}';
  await signIn(other);
  const { accessToken: _, ...rest } = stored;
  expect(rest).toEqual({ owner, 'personal:message:1': '{"text":"Is it still there?"}', role: 'Buyer' });
  expect([...databases]).toEqual([]);
});

test('text typed after a session has ended is restored only for the same user', async () => {
  const account = await signUpBuyer();
  const other = await signUpBuyer();
  await signIn(account);
  const form = openStoredInput('ask');
  await revokeSession();
  form.write('My phone is 555 0100');
  await signIn(account);
  expect(openStoredInput('ask').read()).toBe('My phone is 555 0100');
  await revokeSession();
  form.write('My phone is 555 0199');
  await signIn(other);
  expect(openStoredInput('ask').read()).toBeNull();
});

test('a suspended user reads why until they can log in again, and what they typed is kept', async () => {
  const account = await signUpBuyer();
  const { _id: id } = (await api('GET /profile')).body;
  const form = openStoredInput('ask');
  const admin = await shop.createUser('admin');
  const suspend = (method: string, body?: object) =>
    shop.call(method, `/suspensions/${id}`, { as: admin, body });
  expect((await suspend('PUT', { reason: 'spam' })).status).toBe(200);
  form.write('Is it still there?');
  await expect(api('GET /orders')).rejects.toThrow('Your account is suspended: spam');
  expect(currentSession()).toEqual({ state: 'signed-out', hasEnded: true });
  expect(suspension.get()).toBe('Your account is suspended: spam');
  await suspend('DELETE');
  await signIn(account);
  expect([suspension.get(), stored['personal:suspension']]).toEqual([null, undefined]);
  expect(openStoredInput('ask').read()).toBe('Is it still there?');
});

test('signing out deletes all drafts, including those written while logged out', async () => {
  await signUpBuyer();
  stored['personal:form:profile'] = '{"displayName":"Rob"}';
  stored['visitor:message:1'] = '{"text":"Is it still there?"}';
  await signOut();
  expect([...Object.keys(stored), ...databases]).toEqual([]);
  expect(currentSession()).toEqual({ state: 'signed-out' });
});

test("signing out removes this browser's push subscription, even if it is not tied to a session", async () => {
  await signUpBuyer();
  const { db } = shop.app;
  const { _id: id } = (await api('GET /profile')).body;
  const pushes = ['this-browser', 'another'].map((name) => {
    const { endpoint, keys } = aPush(name);
    return { id: name, user_id: id, endpoint, ...keys };
  });
  await db.insertInto('pushes').values(pushes).execute();
  const { endpoint } = aPush('this-browser');
  const subscription = { endpoint, unsubscribe: async () => Promise.reject(new Error('offline')) };
  const registration = { pushManager: { getSubscription: async () => Promise.resolve(subscription) } };
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => Promise.resolve(registration) },
  });
  await signOut();
  const left = await db.selectFrom('pushes').select('endpoint').where('user_id', '=', id).execute();
  expect(left).toEqual([{ endpoint: aPush('another').endpoint }]);
});
