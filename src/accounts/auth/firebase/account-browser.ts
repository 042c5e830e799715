import {
  browserPopupRedirectResolver,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  updatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from '@firebase/auth';
import type { AccountActions } from '#src/accounts/auth/browser-provider.ts';
import { confirmed } from '#src/accounts/auth/confirming/confirmed.ts';
import { CallError } from '#src/ui/client/call.ts';
import { withUser } from './browser-provider.ts';
import { callFirebase } from './errors.ts';

/** Firebase sends the emails for these actions itself, with links to its own pages. */
export function createFirebaseAccount(auth: Auth): AccountActions {
  return {
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
