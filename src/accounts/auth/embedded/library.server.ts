import { betterAuth } from 'better-auth';
import { bearer, jwt } from 'better-auth/plugins';
import { z } from 'zod';
import { prepareLink } from '#src/accounts/auth/google/linking.server.ts';
import { googlePlugin } from '#src/accounts/auth/google/openid.server.ts';
import { hashPassword, verifyPassword } from '#src/accounts/auth/passwords/credentials.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { secondStepPlugin } from '#src/accounts/auth/second-factor/plugin.server.ts';
import { hashedSessions } from '#src/accounts/auth/sessions/hashing.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { hasGoogleLogin } from '#src/platform/config/identity-settings.server.ts';
import { AppError, type ProblemCode } from '#src/platform/errors.ts';
import { edgeAddressHeader } from '#src/platform/http/client-network.ts';
import { problemResponse } from '#src/platform/http/route.server.ts';
import { newId } from '#src/platform/ids.server.ts';

export const idTokenAudience = 'rangefinder';
export const idTokenMaxAge = '15m';

declare module '#src/platform/app.server.ts' {
  interface Singletons {
    accountLibrary: Library;
  }
}

/** Returns the library for accounts, passwords and sessions. */
export function libraryOf(app: App): Library {
  return (app.singletons.accountLibrary ??= createLibrary(app));
}

export function createLibrary(app: App) {
  const { config, db, log, authSecret } = app;
  return betterAuth({
    baseURL: config.PUBLIC_URL,
    basePath: '/api/auth',
    secret: authSecret,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    // The library's messages can contain users' data, so only errors are logged.
    logger: {
      level: 'error',
      log(level, message, ...more: unknown[]) {
        const error = more.find((each) => each instanceof Error);
        if (level !== 'error') return;
        const isExpected = clientErrors.has(message) || (app.maintenance.state && notStored.has(message));
        log[isExpected ? 'info' : 'error']({ message, error }, 'identity');
      },
    },
    // Errors other than the library's own reach our API, which logs them and reports outages of the database.
    onAPIError: { throw: true },
    user: { modelName: 'identity_user' },
    session: { modelName: 'identity_session', expiresIn: 30 * 24 * 3600, updateAge: 24 * 3600 },
    // An account is automatically linked to Google only if both Google and this shop have verified the address
    // (docs/decisions/0012-identity-providers.md). Linking may then remove earlier sign-in methods (linking.server.ts).
    account: {
      modelName: 'identity_account',
      accountLinking: { enabled: true, requireLocalEmailVerified: true, trustedProviders: [] },
    },
    databaseHooks: {
      // During maintenance, a Google login must not create or change an account.
      user: { create: { before: async () => (app.maintenance.state ? false : undefined) } },
      account: {
        create: {
          async before(account) {
            if (app.maintenance.state) return false;
            if (account.providerId !== 'credential') await prepareLink(app, account.userId);
            return dropTokens(account);
          },
        },
        update: { before: dropTokens },
      },
    },
    verification: { modelName: 'identity_verification', storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 8,
      maxPasswordLength: 128,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => hashPassword(password, config.PASSWORD_COST),
        verify: ({ hash, password }) => verifyPassword(hash, password),
      },
    },
    // Our routes limit these calls per network; the library would count each IPv6 address separately.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'rangefinder',
      useSecureCookies: config.PUBLIC_URL.startsWith('https:'),
      // The cookie is sent only to these calls; everything else requires a bearer token.
      defaultCookieAttributes: { path: '/api/auth', httpOnly: true, sameSite: 'lax' },
      ipAddress: { ipAddressHeaders: [edgeAddressHeader] },
      database: { generateId: () => newId() },
      // Our route checks the origin before it calls the library, and treats localhost and 127.0.0.1 as the same host.
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
    plugins: [
      hashedSessions(),
      // Before `bearer`, which then ignores the session that this plugin has deleted.
      secondStepPlugin(),
      ...(hasGoogleLogin(config) ? [googlePlugin(app)] : []),
      bearer(),
      jwt({
        schema: { jwks: { modelName: 'identity_jwks' } },
        jwt: {
          issuer: embeddedIssuer,
          audience: idTokenAudience,
          expirationTime: idTokenMaxAge,
          definePayload: ({ user, session }) => ({
            sid: session.id,
            email: user.email,
            email_verified: user.emailVerified,
            name: user.name,
          }),
        },
      }),
    ],
  });
}

/** Messages that any client can cause, so they are not logged as errors. */
const clientErrors = new Set([
  'account_not_linked',
  'Failed to parse state',
  'State not found',
  'Unable to get user info',
  'signup_disabled',
]);

export const notStored: ReadonlySet<string> = new Set(['unable_to_create_user', 'unable_to_link_account']);

/** Removes Google's tokens, which were verified and are not needed again. */
async function dropTokens<T extends object>(account: T) {
  return { data: { ...account, idToken: null, accessToken: null, refreshToken: null } };
}

type Library = ReturnType<typeof createLibrary>;

/** Opens a session for an account whose login has been checked. */
export const openSession = (app: App, { headers }: Request, userId: string): Promise<Response> =>
  libraryOf(app).api.openSession({ headers, body: { userId }, asResponse: true });

/** Passes a call to the library, with a body that has been validated. */
export async function forward(app: App, request: Request, body?: unknown): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  if (body) headers.set('content-type', 'application/json');
  const init = { method: request.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
  const response = await libraryOf(app).handler(new Request(request.url, init));
  if (response.ok) return response;
  const { code, message } = await failureOf(response);
  if (response.status >= 500) app.log.error({ code, message }, 'identity');
  const problem = codes[response.status] ?? 'internal';
  return problemResponse(new AppError(problem, message, undefined, code ? { code } : {}));
}

const codes: Record<number, ProblemCode> = {
  400: 'bad-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  422: 'conflict',
  429: 'too-many-requests',
};
const failure = z.object({ code: z.string().optional(), message: z.string().optional() });

/** The library's error code and message, from its response or from the problem that we made of it. */
export async function failureOf(response: Response): Promise<z.output<typeof failure>> {
  const text = await response.clone().text();
  return text === '' ? {} : failure.catch({}).parse(JSON.parse(text));
}
