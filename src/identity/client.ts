import { useSyncExternalStore } from 'react';
import { call, CallError, type Answer } from '#src/platform/browser/call.ts';
import type { User } from '#src/users/contract.ts';
import { loadToken, onOtherTab, readToken, storeToken } from './access-token.ts';
import { embedded as provider } from './embedded-browser.ts';
import { Renewal } from './renewal.ts';

/** Who is signed in; `unfinished` is an account that has no record (no role) here yet. */
export type Session =
  | { state: 'loading' }
  | { state: 'signed-out' }
  | { state: 'unfinished'; email: string; name: string }
  | { state: 'signed-in'; user: User };

const retryMs = 3_000;
const loading: Session = { state: 'loading' };
let session: Session = loading;
const listeners = new Set<() => void>();
const renewal = new Renewal(renewToken);

function setSession(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

let started = false;
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!started) {
    started = true;
    void restore();
    onOtherTab(() => void restore());
  }
  return () => listeners.delete(listener);
}

/** Who is signed in, now and after every change; `loading` on the server and until the first answer. */
export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => loading,
  );
}

/** Takes up what the browser kept: nobody, or a token whose person the server still knows. */
async function restore(): Promise<void> {
  const stored = loadToken();
  if (!stored) {
    renewal.stop();
    return setSession({ state: 'signed-out' });
  }
  try {
    renewal.schedule(stored.expires);
    await loadUser();
  } catch (error) {
    if (error instanceof CallError && (error.status === 401 || error.status === 403)) forget();
    // The server may be restarting: nobody is sent to sign in for that.
    else setTimeout(() => void restore(), retryMs);
  }
}

function forget(): void {
  renewal.stop();
  storeToken(null);
  setSession({ state: 'signed-out' });
}

async function loadUser(): Promise<void> {
  try {
    const { body } = await api<User>('GET', '/profile');
    setSession({ state: 'signed-in', user: body });
  } catch (error) {
    const stored = loadToken();
    if (!(error instanceof CallError) || error.code !== 'no-record' || !stored) throw error;
    setSession({ state: 'unfinished', email: stored.email, name: stored.name });
  }
}

/** @param renews whether there is a token: then whoever signs out meanwhile stays so. */
async function exchange(email: string, renews = false): Promise<number> {
  const proof = await provider.idToken();
  const { body } = await call<{ accessToken: string }>('GET', `/api/jwt?email=${encodeURIComponent(email)}`, {
    token: proof,
  });
  if (renews && loadToken()?.email !== email) throw new CallError(401, { type: 'unauthenticated' });
  storeToken(body.accessToken);
  const expires = readToken(body.accessToken)?.expires ?? 0;
  renewal.schedule(expires);
  return expires;
}

async function renewToken(): Promise<number | null> {
  const stored = loadToken();
  return stored && exchange(stored.email, true);
}

/** Calls our API with the bearer, renewing a token that has ended meanwhile. @throws CallError */
export async function api<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
  const stored = loadToken();
  if (!stored) throw new CallError(401, { type: 'unauthenticated' });
  if (stored.expires <= Date.now() + 5_000) await exchange(stored.email, true);
  return call<T>(method, `/api${path}`, { token: loadToken()?.token, body });
}

/** Signs in and exchanges the proof for an access token. */
export async function signIn(credentials: { email: string; password: string }): Promise<Session> {
  await provider.signIn(credentials);
  await exchange(credentials.email);
  await loadUser();
  return session;
}

/** Makes the account, then its record with the role; what was done stays done when a later step fails. */
export async function signUp(account: {
  name: string;
  email: string;
  password: string;
  role: 'Buyer' | 'Seller';
}) {
  const { role, ...credentials } = account;
  await provider.signUp(credentials);
  await exchange(account.email);
  await finishSignUp(account.name, account.email, role);
}

/** Makes the record of an account that has none. */
export async function finishSignUp(name: string, email: string, role: 'Buyer' | 'Seller'): Promise<void> {
  const { body } = await api<User>('POST', '/users', { name, email, status: 'verify', role });
  setSession({ state: 'signed-in', user: body });
}

/** Ends the session here even when the provider cannot be reached. */
export async function signOut(): Promise<void> {
  await provider.signOut().catch(() => undefined);
  forget();
}

/** The person who is signed in; for pages that the dashboard's guard stands before. */
export function useCurrentUser(): User {
  const current = useSession();
  if (current.state !== 'signed-in') throw new Error('nobody is signed in');
  return current.user;
}
