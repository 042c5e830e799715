import { createAuthEndpoint } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';

const signIns: ReadonlySet<string | undefined> = new Set(['/sign-in/email', '/callback/:id']);

/** The library's second step after a login with the password, and here also after a login with Google. */
export function secondStepPlugin() {
  const plugin = twoFactor({
    schema: { twoFactor: { modelName: 'identity_two_factor' } },
    // The table stores hashes, and the code is hashed before the library compares it (sign-in.server.ts).
    backupCodeOptions: { storeBackupCodes: 'plain' },
    // Our own limits let the owner in while a stranger guesses.
    accountLockout: { enabled: false },
  });
  const [hook] = plugin.hooks.after;
  if (!hook) throw new Error('the library has no hook for the second step');
  return {
    ...plugin,
    hooks: {
      after: [{ matcher: ({ path }: { path?: string }) => signIns.has(path), handler: hook.handler }],
    },
    endpoints: {
      verifyTOTP: plugin.endpoints.verifyTOTP,
      verifyBackupCode: plugin.endpoints.verifyBackupCode,
      /** Returns the account whose login waits for the second step in this browser. */
      findSecondStep: createAuthEndpoint.serverOnly({ method: 'POST', requireHeaders: true }, async (ctx) => {
        const { name } = ctx.context.createAuthCookie('two_factor');
        const step = await ctx.getSignedCookie(name, ctx.context.secret);
        const found = step ? await ctx.context.internalAdapter.findVerificationValue(step) : null;
        return found && found.expiresAt > new Date() ? found.value : null;
      }),
    },
  };
}
