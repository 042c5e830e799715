import type { BrowserProvider } from '#src/accounts/auth/browser-provider.ts';
import { call } from '#src/ui/client/call.ts';

export const embedded: BrowserProvider = {
  signUp: (account) => call('POST /auth/sign-up/email', { body: account }),
  signIn: async (credentials) =>
    !('twoFactorRedirect' in (await call('POST /auth/sign-in/email', { body: credentials })).body),
  signOut: () => call('POST /auth/sign-out'),
  idToken: async () => (await call('GET /auth/token')).body.token,
  loadGoogle: async () => (await import('#src/accounts/auth/google/window.ts')).signInByWindow,
  updateProfile: null,
  account: async () => (await import('./account-browser.ts')).embeddedAccount,
};
