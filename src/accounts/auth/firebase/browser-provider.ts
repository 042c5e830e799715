import { initializeApp } from '@firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from '@firebase/auth';
import type { BrowserProvider, FirebaseSettings } from '#src/accounts/auth/browser-provider.ts';
import { confirmed } from '#src/accounts/auth/confirming/confirmed.ts';
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

    // Firebase sends the emails for these actions itself, with links to its own pages.
    async requestPasswordReset(email) {
      await callFirebase(() => sendPasswordResetEmail(auth, email)).catch((error: unknown) => {
        // The response must not reveal whether an account exists.
        if (!(error instanceof CallError) || error.code !== 'auth/invalid-credential') throw error;
      });
    },
    sendVerification: () => withUser(auth, (user) => sendEmailVerification(user)),
    state: async () =>
      withUser(auth, async (user) => {
        await reload(user);
        const { uid: id, displayName, email, emailVerified, providerData } = user;
        return {
          id,
          name: displayName ?? '',
          email: email ?? '',
          methods: providerData.map(({ providerId }) => providerId),
          emailVerified,
          hasPassword: hasPassword(user),
          newEmail: null,
          linked: [],
          secondFactor: null,
        };
      }),
    changePassword: ({ newPassword }) => whenRecent(auth, (user) => updatePassword(user, newPassword)),
    changeEmail: ({ newEmail }) => whenRecent(auth, (user) => verifyBeforeUpdateEmail(user, newEmail)),
    confirm: async (password) =>
      withUser(auth, async (user) => {
        await prove(user, password);
        await user.getIdToken(true);
      }),
    removeAccount: async () => withUser(auth, (user) => deleteUser(user)),
  };
}

/** Waits until Firebase has restored the session that the browser stored. */
async function currentUser(auth: Auth): Promise<User | null> {
  await auth.authStateReady();
  return auth.currentUser;
}

/** @throws CallError 401 when no user is logged in */
async function withUser<T>(auth: Auth, action: (user: User) => Promise<T>): Promise<T> {
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

const hasPassword = ({ providerData }: User): boolean =>
  providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID);

/** Firebase itself refuses these calls five minutes after the login; its emulator does not. */
const recentMs = 5 * 60_000;

const whenRecent = (auth: Auth, run: (user: User) => Promise<void>): Promise<void> =>
  confirmed(() =>
    withUser(auth, async (user) => {
      const { authTime } = await user.getIdTokenResult();
      if (Date.parse(authTime) < Date.now() - recentMs)
        throw new CallError(403, { code: 'auth/requires-recent-login' });
      await run(user);
    }),
  );

async function prove(user: User, password: string): Promise<void> {
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  if (hasPassword(user))
    await callFirebase(() => reauthenticateWithCredential(user, credential)).catch(atPassword);
  else await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/**
 * Reports only the password as wrong, like the embedded provider does, because a logged-in user has not mistyped the
 * address.
 */
function atPassword(error: unknown): never {
  if (!(error instanceof CallError) || error.code !== 'auth/invalid-credential') throw error;
  throw new CallError(422, { code: 'INVALID_PASSWORD', detail: error.message });
}
