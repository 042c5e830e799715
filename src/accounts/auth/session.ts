import { useEffect, useState } from 'react';
import type { Call, Inputs, Responses } from '#src/platform/http/calls.ts';
import { createStore } from '#src/platform/shared/store.ts';
import { deviceStorage } from '#src/ui/client/browser-storage.ts';
import type { Api } from '#src/ui/client/call.ts';
import {
  hasEnded,
  ownerKey,
  storageKey,
  suspension,
  suspensionKey,
} from '#src/ui/client/personal-storage.ts';
import { useFetched } from '#src/ui/client/use-fetched.ts';

export type Profile = Responses['GET /profile'];

/**
 * `unfinished`: the account has no role here yet. `hasEnded`: the session expired or was revoked; the user did not sign
 * out.
 */
export type Session =
  | { state: 'loading' }
  | { state: 'signed-out'; hasEnded?: true }
  | { state: 'unfinished'; email: string; name: string }
  | { state: 'signed-in'; user: Profile };

const retryMs = 3_000;
const store = createStore<Session>({ state: 'loading' });

const isEnded = (of: Session) => of.state === 'signed-out' && of.hasEnded === true;

export function setSession(next: Session): void {
  store.set(next);
  hasEnded.set(isEnded(next));
  suspension.set(isEnded(next) ? deviceStorage.read(suspensionKey) : null);
}

export const currentSession = store.get;
export const subscribeToSession = store.subscribe;

export const signedOut = (): Session =>
  deviceStorage.read(ownerKey) === null ? { state: 'signed-out' } : { state: 'signed-out', hasEnded: true };

let isClientLoaded = false;

/** Most visitors have no token, so for them the client is never loaded. */
async function restore(): Promise<void> {
  if (!isClientLoaded && deviceStorage.read(storageKey) === null) return setSession(signedOut());
  try {
    const client = await import('./client.ts');
    isClientLoaded = true;
    await client.restore();
  } catch {
    // The code could not be loaded, so the session does not change until a retry succeeds.
    setTimeout(() => void restore(), retryMs);
  }
}

let started = false;
function start(): void {
  if (started) return;
  started = true;
  // In a task of its own: all parts of the page that depend on the session render again.
  setTimeout(() => void restore());
  // Another tab has signed in or out.
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) void restore();
  });
}

/** The current session, updated on every change; `loading` on the server and until the first response. */
export function useSession(): Session {
  useEffect(start, []);
  return store.useValue();
}

// An admin who has to set up a second factor first can call nothing, so public pages treat them as a visitor.
const userIdOf = (session: Session): string | null | undefined =>
  session.state === 'loading'
    ? undefined
    : session.state === 'signed-in' && !session.user.needsSecondFactor
      ? session.user._id
      : null;

/**
 * Returns the id of the user; null for visitors, and undefined until the session is known. Lists use it in every card,
 * because it renders them again only when the id changes.
 */
export function useUserId(): string | null | undefined {
  useEffect(start, []);
  return store.useValue(userIdOf);
}

/** Calls the API as the signed-in user. Public pages load the client when they first need it. */
export const lazyApi: Api = async (route, ...input) => {
  const { api } = await import('./client.ts');
  return api(route, ...input);
};

/**
 * Calls the API as the signed-in user, without the query library, and returns what `select` takes from the response. It is
 * shown to no one else. Without `input`, nothing is called.
 */
export function useOwn<C extends Call, T>(
  route: C,
  input: Inputs[C] | null,
  select: (body: Responses[C]) => T,
  isEnabled = true,
) {
  const owner = useUserId();
  const key = owner && input ? JSON.stringify([owner, route, input]) : null;
  return useFetched(key, async () => input && select((await lazyApi(route, input)).body), isEnabled);
}

/**
 * Returns the current session. While a form is open, an ended session is still returned, so that the form does not
 * close.
 */
export function useFormSession(isOpen = true): Session {
  const now = useSession();
  const [last, setLast] = useState(now);
  if (isOpen && isEnded(now)) return last;
  if (last !== now) setLast(now);
  return now;
}

export async function knownSession(): Promise<Session> {
  const { promise, resolve } = Promise.withResolvers<void>();
  start();
  const unsubscribe = store.subscribe(() => store.get().state !== 'loading' && resolve());
  if (store.get().state === 'loading') await promise;
  unsubscribe();
  return store.get();
}

/** Uses the browser's `location`, because the router's location changes only when the next page is rendered. */
export const pathToSignIn = (from = location.pathname + location.search) =>
  `/login?from=${encodeURIComponent(from)}`;

let fixedPathAfterEnd: string | null = null;

/** Sets the page to open, instead of the login page, when the user closes their account. */
export function setPathAfterEnd(path: string | null): void {
  fixedPathAfterEnd = path;
}

/** Returns the page to open when the session has ended; signing in leads back to `from`. */
export const pathAfterEnd = (from: string) => fixedPathAfterEnd ?? pathToSignIn(from);

/** Returns the signed-in user, for pages behind the dashboard's guard. */
export function useCurrentUser(): Profile {
  const current = useSession();
  if (current.state !== 'signed-in') throw new Error('no user is logged in');
  return current.user;
}
