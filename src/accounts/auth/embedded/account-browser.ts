import type { AccountActions } from '#src/accounts/auth/browser-provider.ts';
import { ownCall } from '#src/accounts/auth/confirming/confirmed.ts';
import { signInByWindow } from '#src/accounts/auth/google/window.ts';
import { call } from '#src/ui/client/call.ts';

export const embeddedAccount: AccountActions = {
  requestPasswordReset: (email) => call('POST /auth/request-password-reset', { body: { email } }),
  resetPassword: ({ token, password, unlink }) =>
    call('POST /auth/reset-password', {
      body: { token, newPassword: password, ...(unlink && { unlink }) },
    }),
  isLinkValid: async (link) => (await call('POST /auth/check-link', { body: link })).body.valid,
  sendVerification: () => call('POST /auth/send-verification-email', { body: {} }),
  verifyEmail: async (token) => (await call('POST /auth/verify-email', { body: { token } })).body.email,
  async state() {
    const { body } = await call('GET /auth/account');
    const linked = body.linked.map(({ providerId }) => `${providerId}.com`);
    return { ...body, methods: body.hasPassword ? ['password', ...linked] : linked };
  },
  changePassword: (change) => ownCall('POST /auth/change-password', { body: change }),
  changeEmail: (change) => ownCall('POST /auth/change-email', { body: change }),
  withdrawEmailChange: () => call('POST /auth/withdraw-email-change', { body: {} }),
  unlink: () => ownCall('POST /auth/unlink-account', { body: { providerId: 'google' } }),
  listSessions: async () => (await call('GET /auth/list-sessions')).body,
  endSession: (id) => call('POST /auth/revoke-session', { body: { id } }),
  signOutEverywhere: () => call('POST /auth/revoke-sessions', { body: {} }),
  confirm: (proof) => (proof === '' ? signInByWindow() : call('POST /auth/confirm', { body: { proof } })),
  // Our server deletes the account together with the record.
  removeAccount: null,
};
