import { call } from '#src/ui/client/call.ts';
import { embedded } from './browser-provider.ts';
import { signInByWindow } from '#src/accounts/auth/google/window.ts';
import type { AccountActions } from '#src/accounts/auth/browser-provider.ts';

export const embeddedAccount: AccountActions = {
  async requestPasswordReset(email) {
    await call('POST /auth/request-password-reset', { body: { email } });
  },
  async resetPassword({ token, password, unlink }) {
    const body = { token, newPassword: password, ...(unlink && { unlink }) };
    await call('POST /auth/reset-password', { body });
  },
  async isLinkValid(link) {
    return (await call('POST /auth/check-link', { body: link })).body.valid;
  },
  async sendVerification() {
    await call('POST /auth/send-verification-email', { body: {} });
  },
  async verifyEmail(token) {
    return (await call('POST /auth/verify-email', { body: { token } })).body.email;
  },
  async state() {
    const { body } = await call('GET /auth/account');
    const linked = body.linked.map(({ providerId }) => `${providerId}.com`);
    return { ...body, methods: body.hasPassword ? ['password', ...linked] : linked };
  },
  async changePassword(change) {
    await call('POST /auth/change-password', { body: change });
  },
  async changeEmail(change) {
    await call('POST /auth/change-email', { body: change });
  },
  async withdrawEmailChange() {
    await call('POST /auth/withdraw-email-change', { body: {} });
  },
  async unlink() {
    await call('POST /auth/unlink-account', { body: { providerId: 'google' } });
  },
  listSessions: async () => (await call('GET /auth/list-sessions')).body,
  async signOutEverywhere() {
    await call('POST /auth/revoke-sessions', { body: {} });
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
