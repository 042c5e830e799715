import { initializeApp } from '@firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  reload,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type Auth,
  type User,
} from '@firebase/auth';
import type { BrowserProvider, FirebaseSettings } from '#src/accounts/auth/browser-provider.ts';
import { CallError } from '#src/ui/client/call.ts';
import { callFirebase, endsSession } from './errors.ts';

export function createFirebase({ emulator, ...settings }: FirebaseSettings): BrowserProvider {
  const auth = initializeAuth(initializeApp(settings), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (emulator) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  return {
    async signUp({ name, email, password }) {
      await callFirebase(async () => {
        const { user } = await createUserWithEmailAndPassword(auth, email, password);
        await rename(user, { displayName: name });
      });
    },

    async signIn({ email, password }) {
      await callFirebase(() => signInWithEmailAndPassword(auth, email, password));
      return true;
    },

    signOut: () => callFirebase(() => signOut(auth)),

    idToken: () =>
      withUser(auth, tokenOf).catch((error: unknown) => {
        throw endsSession(error) ? new CallError(401, { type: 'unauthenticated' }) : error;
      }),

    async loadGoogle() {
      return async () => {
        const google = new GoogleAuthProvider();
        google.setCustomParameters({ prompt: 'select_account' });
        await callFirebase(() => signInWithPopup(auth, google, browserPopupRedirectResolver));
        return true;
      };
    },

    async updateProfile(profile) {
      const user = await currentUser(auth);
      // Firebase rejects null; an empty address means no photo.
      if (user) await callFirebase(() => rename(user, { ...profile, photoURL: profile.photoURL ?? '' }));
    },

    async account() {
      const { createFirebaseAccount } = await import('./account-browser.ts');
      return createFirebaseAccount(auth);
    },
  };
}

/** Waits until Firebase has restored the session that the browser stored. */
async function currentUser(auth: Auth): Promise<User | null> {
  await auth.authStateReady();
  return auth.currentUser;
}

/** @throws CallError 401 when no user is logged in */
export async function withUser<T>(auth: Auth, action: (user: User) => Promise<T>): Promise<T> {
  const user = await currentUser(auth);
  if (!user) throw new CallError(401, { type: 'unauthenticated' });
  return callFirebase(() => action(user));
}

/** Renews a cached token that does not yet say that the address was confirmed. */
async function tokenOf(user: User): Promise<string> {
  if (user.emailVerified) return user.getIdToken();
  await reload(user);
  return user.getIdToken(user.emailVerified);
}

/** Also renews the ID token, which contains the name. */
async function rename(user: User, profile: { displayName: string; photoURL?: string }): Promise<void> {
  await updateProfile(user, profile);
  await user.getIdToken(true);
}
