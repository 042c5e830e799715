import type { AccountActions } from '#src/accounts/auth/browser-provider.ts';
import { ownCall } from '#src/accounts/auth/confirming/confirmed.ts';
import { signInByWindow } from '#src/accounts/auth/google/window.ts';
import { call } from '#src/ui/client/call.ts';

export const embeddedAccount: AccountActions = {
  requestPasswordReset: (email) => call('POST /auth/request-password-reset', { body: { email } }),
  sendVerification: () => call('POST /auth/send-verification-email', { body: {} }),
  async state() {
    const { body } = await call('GET /auth/account');
    const linked = body.linked.map(({ providerId }) => `${providerId}.com`);
    return { ...body, methods: body.hasPassword ? ['password', ...linked] : linked };
  },
  changePassword: (change) => ownCall('POST /auth/change-password', { body: change }),
  changeEmail: (change) => ownCall('POST /auth/change-email', { body: change }),
  confirm: (proof) => (proof === '' ? signInByWindow() : call('POST /auth/confirm', { body: { proof } })),
  // Our server deletes the account together with the record.
  removeAccount: null,
};
