import type { BrowserProvider } from '#src/accounts/auth/browser-provider.ts';
import { ownCall } from '#src/accounts/auth/confirming/confirmed.ts';
import { call } from '#src/ui/client/call.ts';

const loadWindow = () => import('#src/accounts/auth/google/window.ts');

export const embedded: BrowserProvider = {
  signUp: (account) => call('POST /auth/sign-up/email', { body: account }),
  signIn: async (credentials) =>
    !('twoFactorRedirect' in (await call('POST /auth/sign-in/email', { body: credentials })).body),
  signOut: () => call('POST /auth/sign-out'),
  idToken: async () => (await call('GET /auth/token')).body.token,
  loadGoogle: async () => (await loadWindow()).signInByWindow,
  updateProfile: null,
  requestPasswordReset: (email) => call('POST /auth/request-password-reset', { body: { email } }),
  sendVerification: () => call('POST /auth/send-verification-email', { body: {} }),
  async state() {
    const { body } = await call('GET /auth/account');
    // Such a user confirms with Google, whose window browsers open only right after a click.
    if (!body.hasPassword) await loadWindow();
    const linked = body.linked.map(({ providerId }) => `${providerId}.com`);
    return { ...body, methods: body.hasPassword ? ['password', ...linked] : linked };
  },
  changePassword: (change) => ownCall('POST /auth/change-password', { body: change }),
  changeEmail: (change) => ownCall('POST /auth/change-email', { body: change }),
  confirm: async (proof) =>
    proof === '' ? (await loadWindow()).confirmByWindow() : call('POST /auth/confirm', { body: { proof } }),
  removeAccount: null,
};
