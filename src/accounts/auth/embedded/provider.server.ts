import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { googleRoutes } from '#src/accounts/auth/google/sign-in.server.ts';
import { findUserOf } from '#src/accounts/auth/queries.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { factorRoutes } from '#src/accounts/auth/second-factor/factor-routes.server.ts';
import type { IdentityProvider } from '#src/accounts/auth/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { hasGoogleLogin } from '#src/platform/config/identity-settings.server.ts';
import { isLoopback } from '#src/platform/config/values.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { parse, readJson } from '#src/platform/http/parse.server.ts';
import type { Route } from '#src/platform/http/route.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { accountRoutes } from './account-routes.server.ts';
import { libraryRoutes } from './api.server.ts';
import { idTokenAudience, idTokenMaxAge, libraryOf } from './library.server.ts';
import { requireConfirmedSession } from './owner.server.ts';
import { findAccountOfSession } from './queries.server.ts';

const claims = z.object({ sub: z.string().min(1), sid: z.string(), email: z.email(), name: z.string() });
const maxBytes = 16 * 1024;

declare module '#src/platform/http/calls.ts' {
  interface ApiRoutes {
    embeddedProvider: (typeof libraryRoutes | typeof accountRoutes | typeof factorRoutes)[number];
  }
}

export function createEmbeddedProvider(app: App): IdentityProvider {
  const routes: readonly Route[] = [
    ...libraryRoutes,
    ...accountRoutes,
    ...factorRoutes,
    ...(hasGoogleLogin(app.config) ? googleRoutes : []),
  ];
  const routeOf = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;
  const loadKeys = async () => (keys = createLocalJWKSet(await libraryOf(app).api.getJwks()));
  const options = {
    issuer: embeddedIssuer,
    audience: idTokenAudience,
    algorithms: ['EdDSA'],
    requiredClaims: ['exp'],
    // Also rejects tokens issued in the future, with a tolerance because the clocks of processes may differ slightly.
    maxTokenAge: idTokenMaxAge,
    clockTolerance: 5,
  };

  async function readClaims(token: string): Promise<z.output<typeof claims>> {
    const verify = async () => jwtVerify(token, keys ?? (await loadKeys()), options);
    try {
      const { payload } = await verify().catch(async (error: unknown) => {
        // The token may be signed with a new key that another process created.
        if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
        await loadKeys();
        return verify();
      });
      return claims.parse(payload);
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof z.ZodError) throw invalidProof();
      throw error;
    }
  }

  return {
    calls: routes,

    async handle(request) {
      const path = new URL(request.url).pathname.slice('/api'.length);
      const route = routeOf.get(`${request.method} ${path}`);
      if (!route) throw new AppError('not-found', sharedProblems.noEndpoint);
      if (request.method === 'POST') checkOrigin(request, app.config.PUBLIC_URL);
      if (route.confirm) await requireConfirmedSession(app, request);
      const body = route.body ? parse(route.body, await readJson(request, maxBytes)) : undefined;
      const none = { caller: null, params: undefined, query: undefined, file: undefined };
      const response = await route.handle({ app, request, body, ...none });
      // Responses about a user must not be cached. The keys are public.
      if (path !== '/auth/jwks') response.headers.set('cache-control', 'no-store');
      return response;
    },

    async verifyIdToken(token) {
      const { sub, sid, email, name } = await readClaims(token);
      const identity = { issuer: embeddedIssuer, subject: sub };
      // The session is checked, too, because the token can outlive it by some minutes.
      const account = await findAccountOfSession(app.db, sid, sub);
      if (account) {
        const { email: address, name: called, emailVerified, generation } = account;
        return { ...identity, email: address, name: called, emailVerified, sessionId: sid, generation };
      }
      // Lets a closed or suspended user pass, because a later check tells them the reason instead of asking them to
      // sign in again.
      const { user } = await findUserOf(app.db, embeddedIssuer, sub);
      if (user?.deleted_at || user?.suspended_at) return { ...identity, email, name };
      throw invalidProof();
    },
  };
}

function invalidProof(): AppError {
  return new AppError('unauthenticated', accountProblems.idTokenEnded);
}

/** Prevents CSRF: a page on another site could make the browser send a POST with our cookie. */
function checkOrigin(request: Request, publicUrl: string): void {
  const origin = request.headers.get('origin') ?? '';
  if (origin === publicUrl) return;
  if (isLoopback(publicUrl) && URL.canParse(origin) && isLoopback(origin)) {
    const [own, other] = [new URL(publicUrl), new URL(origin)];
    if (own.protocol === 'http:' && other.protocol === 'http:' && own.port === other.port) return;
  }
  throw new AppError('forbidden', accountProblems.otherOrigin);
}
