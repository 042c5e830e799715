import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { parseUserOutput } from 'better-auth/db';
import { twoFactor } from 'better-auth/plugins';
import { z } from 'zod';

const signIns: ReadonlySet<string | undefined> = new Set(['/sign-in/email', '/callback/:id']);

/** The library's second step after a login with the password, and here also after a login with Google. */
export function secondStepPlugin() {
  const plugin = twoFactor({
    schema: { twoFactor: { modelName: 'identity_two_factor' } },
    // Our code knows which factors an account has (service.server.ts).
    totpOptions: { disable: true },
  });
  const [hook] = plugin.hooks.after;
  if (!hook) throw new Error('the library has no hook for the second step');
  return {
    ...plugin,
    hooks: {
      after: [{ matcher: ({ path }: { path?: string }) => signIns.has(path), handler: hook.handler }],
    },
    endpoints: {
      /** Returns the account whose login waits for the second step in this browser. Only one call can end the login. */
      findSecondStep: createAuthEndpoint.serverOnly(
        { method: 'POST', requireHeaders: true, body: z.object({ ends: z.boolean() }) },
        async (ctx) => {
          const { internalAdapter: adapter, secret, createAuthCookie } = ctx.context;
          const step = await ctx.getSignedCookie(createAuthCookie('two_factor').name, secret);
          if (!step) return null;
          const found = await (ctx.body.ends
            ? adapter.consumeVerificationValue(step)
            : adapter.findVerificationValue(step));
          return found && found.expiresAt > new Date() ? found.value : null;
        },
      ),
      /** Opens a session for an account whose login has been checked. */
      openSession: createAuthEndpoint.serverOnly(
        { method: 'POST', requireHeaders: true, body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const { internalAdapter: adapter, options } = ctx.context;
          const user = await adapter.findUserById(ctx.body.userId);
          if (!user) throw ctx.error('UNAUTHORIZED');
          const session = await adapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ token: session.token, user: parseUserOutput(options, user) });
        },
      ),
    },
  };
}
