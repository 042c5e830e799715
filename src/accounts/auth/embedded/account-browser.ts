import { call } from '#src/ui/client/call.ts';
import { embedded } from './browser-provider.ts';
import { signInByWindow } from '#src/accounts/auth/google/window.ts';
import type {
  AccountActions,
  AccountState,
  LinkedProvider,
  SignedInDevice,
  SignedInIdentity,
} from '#src/accounts/auth/browser-provider.ts';

async function post<T>(path: string, body: object = {}): Promise<T> {
  return (await call<T>('POST', `/api/auth/${path}`, { body })).body;
}

async function get<T>(path: string): Promise<T> {
  return (await call<T>('GET', `/api/auth/${path}`)).body;
}

export const embeddedAccount: AccountActions = {
  async requestPasswordReset(email) {
    await post('request-password-reset', { email });
  },
  async resetPassword({ token, password, unlink }) {
    await post('reset-password', { token, newPassword: password, ...(unlink && { unlink }) });
  },
  async isLinkValid(link) {
    return (await post<{ valid: boolean }>('check-link', link)).valid;
  },
  async sendVerification() {
    await post('send-verification-email');
  },
  async verifyEmail(token) {
    const { email } = await post<{ email: string }>('verify-email', { token });
    return email;
  },
  state: async () => get<AccountState>('account'),
  async changePassword(change) {
    await post('change-password', change);
  },
  async changeEmail(change) {
    await post('change-email', change);
  },
  async withdrawEmailChange() {
    await post('withdraw-email-change');
  },
  async unlink(providerId) {
    await post('unlink-account', { providerId });
  },
  listSessions: async () => get<SignedInDevice[]>('list-sessions'),
  async signOutEverywhere() {
    await post('revoke-sessions');
  },
  async reauthenticate(password) {
    if (password !== '') return password;
    // A user without a password proves ownership with Google.
    await signInByWindow();
    return embedded.idToken();
  },
  // Our server deletes the account together with the record.
  removeAccount: null,
};

type StoredSession = {
  user: { id: string; name: string; email: string; emailVerified: boolean; image: string | null };
};
type Linked = { providerId: string; accountId: string };

export async function embeddedIdentity(): Promise<SignedInIdentity | null> {
  const { body: session } = await call<StoredSession | null>('GET', '/api/auth/get-session');
  if (!session) return null;
  const { body: accounts } = await call<Linked[]>('GET', '/api/auth/list-accounts');
  const { id: uid, name: displayName, email, emailVerified, image: photoURL } = session.user;
  const shown = { displayName, email, photoURL, phoneNumber: null };
  const providerData = accounts.map(({ providerId, accountId }): LinkedProvider =>
    providerId === 'credential'
      ? { ...shown, providerId: 'password', uid: email }
      : { ...shown, providerId: `${providerId}.com`, uid: accountId },
  );
  return { ...shown, uid, emailVerified, isAnonymous: false, providerData };
}
