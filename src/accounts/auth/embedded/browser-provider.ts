import { call } from '#src/ui/client/call.ts';
import type { BrowserProvider } from '#src/accounts/auth/browser-provider.ts';

export const embedded: BrowserProvider = {
  async signUp(account) {
    await call('POST /auth/sign-up/email', { body: account });
  },
  async signIn(credentials) {
    await call('POST /auth/sign-in/email', { body: credentials });
  },
  async signOut() {
    await call('POST /auth/sign-out');
  },
  async idToken() {
    const { body } = await call('GET /auth/token');
    return body.token;
  },
  async loadGoogle() {
    const { signInByWindow } = await import('#src/accounts/auth/google/window.ts');
    return signInByWindow;
  },
  updateProfile: null,
  async account() {
    const { embeddedAccount } = await import('./account-browser.ts');
    return embeddedAccount;
  },
};
