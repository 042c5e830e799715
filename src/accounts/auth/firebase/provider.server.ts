import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { createFirebaseVerifier } from './id-token.server.ts';
import type { IdentityProvider } from '#src/accounts/auth/service.server.ts';

const freshSeconds = 5 * 60;

export function createFirebaseProvider({ config, log }: App): IdentityProvider {
  const verify = createFirebaseVerifier(config);
  if (config.FIREBASE_AUTH_EMULATOR_HOST)
    log.warn('FIREBASE_AUTH_EMULATOR_HOST is set: ID tokens are not signed, anyone can make them');
  return {
    calls: [],

    async handle() {
      throw new AppError('not-found', 'There is no such call: accounts are at Firebase.');
    },

    verifyIdToken: verify,

    async confirmOwner({ issuer, subject }, proof) {
      const proven = await verify(proof);
      if (proven.issuer !== issuer || proven.subject !== subject)
        throw new AppError('forbidden', 'That is the proof of someone else.');
      if (proven.provedAt >= Date.now() / 1000 - freshSeconds) return;
      throw new AppError('forbidden', 'Log in once more, then do this within five minutes.', undefined, {
        code: 'auth/requires-recent-login',
      });
    },
  };
}
