import { betterAuth } from 'better-auth';
import { bearer, jwt } from 'better-auth/plugins';
import type { App } from '#src/platform/app.server.ts';
import { edgeAddressHeader } from '#src/platform/http/edge.ts';
import { newId } from '#src/platform/ids.server.ts';
import { embeddedIssuer } from './embedded-account.server.ts';

export const idTokenAudience = 'rangefinder';
export const idTokenMaxAge = '15m';

/** The library that keeps accounts, passwords and sessions; reached through our own schemas alone. */
export function createLibrary({ config, db, log, authSecret }: App) {
  return betterAuth({
    baseURL: config.PUBLIC_URL,
    basePath: '/api/auth',
    secret: authSecret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    // Its messages can name people; only that something failed is ours to keep.
    logger: {
      level: 'error',
      log: (level, message) => level === 'error' && log.error({ message }, 'identity'),
    },
    user: { modelName: 'identity_user' },
    session: { modelName: 'identity_session', expiresIn: 30 * 24 * 3600, updateAge: 24 * 3600 },
    account: { modelName: 'identity_account' },
    verification: { modelName: 'identity_verification' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
    },
    // The route in front of it decides (see embedded-provider).
    rateLimit: { enabled: config.RATE_LIMITS === 'on', window: 60, max: 300, customRules: limits },
    advanced: {
      cookiePrefix: 'rangefinder',
      useSecureCookies: config.PUBLIC_URL.startsWith('https:'),
      // The cookie is for these calls alone: everything else asks for the bearer.
      defaultCookieAttributes: { path: '/api/auth', httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [edgeAddressHeader] },
      database: { generateId: () => newId() },
      // Checked by the route in front, which also takes a loopback host by either name.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    plugins: [
      bearer(),
      jwt({
        schema: { jwks: { modelName: 'identity_jwks' } },
        jwt: {
          issuer: embeddedIssuer,
          audience: idTokenAudience,
          expirationTime: idTokenMaxAge,
          definePayload: ({ user }) => ({
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
          }),
        },
      }),
    ],
  });
}

const limits = {
  '/sign-in/email': { window: 60, max: 30 },
  '/sign-up/email': { window: 3600, max: 20 },
};

export type Library = ReturnType<typeof createLibrary>;
