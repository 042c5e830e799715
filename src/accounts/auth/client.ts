import type { Inputs } from '#src/platform/http/calls.ts';
import { readTokenWith } from '#src/ui/client/access-token.ts';
import { deviceStorage } from '#src/ui/client/browser-storage.ts';
import { call, tryCall, send, CallError, type Api } from '#src/ui/client/call.ts';
import { endPush } from '#src/ui/client/end-push.ts';
import { suspensionKey } from '#src/ui/client/personal-storage.ts';
import { toast } from '#src/ui/feedback/toast.tsx';
import { readIdentitySettings } from './browser-provider.ts';
import { confirmed } from './confirming/confirmed.ts';
import { loadProvider } from './load-provider.ts';
import { reportZone } from './report-zone.ts';
import { currentSession, setSession, signedOut, type Profile, type Session } from './session.ts';
import { Renewal } from './tokens/renewal.ts';
import {
  clearPersonalData,
  loadToken,
  readToken,
  storeRole,
  storeToken,
  takeOwnership,
  type StoredToken,
} from './tokens/stored-token.ts';

const retryMs = 3_000;
const renewal = new Renewal(renewToken);

export async function restore(): Promise<void> {
  const stored = loadToken();
  if (!stored) {
    renewal.stop();
    return setSession(signedOut());
  }
  takeOwnership(stored.subject);
  try {
    renewal.schedule(stored.expires);
    await loadUser();
  } catch (error) {
    if (error instanceof CallError && (error.status === 401 || error.status === 403)) endSession(error);
    // The server may be restarting, so this retries instead of logging the user out.
    else setTimeout(() => void restore(), retryMs);
  }
}

/** Ends the session in this browser. What the user typed stays on the device until they log in again. */
function endSession(reason: CallError): void {
  dropToken();
  if (reason.code === 'suspended' && deviceStorage.read(suspensionKey) === null) {
    deviceStorage.write(suspensionKey, reason.message);
    toast.error(reason.message);
  }
  setSession(signedOut());
}

function dropToken(): void {
  renewal.stop();
  storeToken(null);
  storeRole(null);
  // The next user of this browser must not get the previous user's notifications.
  void endPush();
}

function setUser(user: Profile): void {
  // A response can arrive after the user has logged out.
  if (!loadToken()) return;
  storeRole(user.role);
  deviceStorage.remove(suspensionKey);
  setSession({ state: 'signed-in', user });
  if (!user.needsSecondFactor) void reportZone(user, api);
}

export async function loadProfile(): Promise<Profile> {
  const { body } = await api('GET /profile');
  setUser(body);
  return body;
}

export async function loadUser(): Promise<void> {
  try {
    await loadProfile();
  } catch (error) {
    const stored = loadToken();
    if (!(error instanceof CallError) || error.code !== 'no-record' || !stored) throw error;
    storeRole(null);
    setSession({ state: 'unfinished', email: stored.email, name: stored.name });
  }
}

/** @param before the token being renewed. The new token is discarded if the user has logged out or changed since. */
async function exchange(before?: StoredToken): Promise<number> {
  const token = await (await loadProvider()).idToken();
  // The address comes from the token, because it may have been changed in another browser.
  const proof = readToken(token);
  if (!proof) throw new CallError(401, { type: 'unauthenticated' });
  const { body } = await send('GET /jwt', { query: { email: proof.email } }, token);
  if (before && (proof.subject !== before.subject || loadToken()?.subject !== before.subject))
    throw new CallError(401, { type: 'unauthenticated' });
  storeToken(body.accessToken);
  const expires = readToken(body.accessToken)?.expires ?? 0;
  renewal.schedule(expires);
  return expires;
}

async function renewToken(): Promise<number | null> {
  const stored = loadToken();
  return stored && exchange(stored);
}

/** Renews the token first if it has expired. @throws CallError */
async function currentToken(): Promise<string | undefined> {
  const stored = loadToken();
  if (!stored) throw new CallError(401, { type: 'unauthenticated' });
  if (stored.expires <= Date.now() + 5_000) await exchange(stored);
  return loadToken()?.token;
}

readTokenWith(currentToken);

/** Calls the API as the signed-in user. @throws CallError */
export const api: Api = (route, ...[input]) => {
  const sendOnce = async () => send(route, input, await currentToken());
  return confirmed(() => renewing(sendOnce));
};

async function renewing<T>(sendOnce: () => Promise<T>): Promise<T> {
  const stored = loadToken();
  try {
    return await sendOnce();
  } catch (error) {
    if (isSuspended(error)) endSession(error);
    if (!stored || !isEnded(error)) throw error;
    // Changing the password or signing out everywhere revokes a token before it expires.
    await renewOrEnd(stored);
    return sendOnce();
  }
}

const isEnded = (error: unknown): error is CallError => error instanceof CallError && error.status === 401;
const isSuspended = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'suspended';

async function renewOrEnd(ended: StoredToken): Promise<void> {
  const stored = loadToken();
  // Another tab has already renewed the token.
  if (stored && stored.token !== ended.token) return;
  try {
    await exchange(ended);
  } catch (error) {
    if (isEnded(error) || isSuspended(error)) endSession(error);
    throw error;
  }
}

/** Whether a mailed link still works. Only the embedded provider's links lead to pages of the shop. */
export const isLinkValid = async (body: { token: string; purpose: 'reset' | 'verify' }): Promise<boolean> =>
  (await call('POST /auth/check-link', { body })).body.valid;

export async function refreshSession(): Promise<void> {
  await renewToken();
  await loadUser();
}

export async function changeProfile(changes: Inputs['PATCH /profile']['body']): Promise<Profile> {
  const { body: user } = await api('PATCH /profile', { body: changes });
  setUser(user);
  const { updateProfile } = await loadProvider();
  // An outside provider needs the absolute address of our photo.
  const photoURL = user.photoURL && new URL(user.photoURL, location.origin).href;
  await updateProfile?.({ displayName: user.name, photoURL });
  return user;
}

export async function switchMode(role: 'Buyer' | 'Seller'): Promise<void> {
  setUser((await api('PUT /profile/mode', { body: { role } })).body);
}

/** Returns null if the second step has to follow, as `signInWithGoogle` does. */
export async function signIn(credentials: { email: string; password: string }): Promise<Session | null> {
  return (await (await loadProvider()).signIn(credentials)) ? enter() : null;
}

export async function takeSecondStep(code: string): Promise<Session> {
  await call('POST /auth/two-factor/verify', { body: { code } });
  return enter();
}

/**
 * Logs in with a passkey, which needs no second step. If it is only suggested, returns null if the user chooses none or
 * another way.
 */
export async function signInWithPasskey(isSuggested = false): Promise<Session | null> {
  const { askForPasskey } = await import('./passkeys/browser.ts');
  const asked = askForPasskey(isSuggested);
  const passkey = isSuggested ? await tryCall(asked) : await asked;
  if (!passkey) return null;
  await call('POST /auth/passkey/sign-in', { body: { passkey } });
  return enter();
}

export const prepareGoogle = async (): Promise<void> => void (await (await loadProvider()).loadGoogle());

export async function signInWithGoogle(invitation?: string): Promise<Session | null> {
  const openWindow = await (await loadProvider()).loadGoogle();
  return (await openWindow(invitation)) ? enter() : null;
}

/** Exchanges the ID token right after the provider has accepted the user. */
async function exchangeFirst(): Promise<void> {
  try {
    await exchange();
  } catch (error) {
    if (readIdentitySettings().firebase || !isEnded(error)) throw error;
    // The browser did not send back the cookie that it has just got.
    throw new CallError(401, { type: 'no-cookies' });
  }
}

async function enter(): Promise<Session> {
  await exchangeFirst();
  await loadUser();
  return currentSession();
}

/** Creates the account, then its record with the role. If a later step fails, the completed ones are not undone. */
export async function signUp(account: {
  name: string;
  email: string;
  password: string;
  role: 'Buyer' | 'Seller';
  invitation?: string | undefined;
}) {
  const { role, ...credentials } = account;
  await (await loadProvider()).signUp(credentials);
  await exchangeFirst();
  await finishSignUp(account.name, account.email, role, account.invitation);
}

export async function finishSignUp(
  name: string,
  email: string,
  role: 'Buyer' | 'Seller',
  invitation: string | undefined,
): Promise<void> {
  const { body } = await api('POST /users', { body: { name, email, status: 'verify', role, invitation } });
  setUser(body);
}

/** Ends the session in this browser even if the provider fails. */
export async function signOut(): Promise<void> {
  // Runs before the provider's sign-out, because the call needs the session's token.
  await endPush(async (endpoint) => api('DELETE /push', { body: { endpoint } }));
  try {
    await tryCall(loadProvider().then((loaded) => loaded.signOut()));
  } finally {
    // Runs before the token is deleted, because its deletion makes other tabs check whose data is stored.
    clearPersonalData();
    dropToken();
    setSession({ state: 'signed-out' });
  }
}
