import { createLocalJWKSet, errors, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '#src/platform/app.server.ts';
import type { Identity } from '#src/platform/caller.ts';
import { isLoopback } from '#src/platform/config/values.server.ts';
import { AppError, type ProblemCode } from '#src/platform/errors.ts';
import { networkOfRequest } from '#src/platform/http/client-network.ts';
import { type Described, problemResponse } from '#src/platform/http/route.server.ts';
import { parse, readJson } from '#src/platform/http/parse.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { accountRoutes, welcome } from './account-actions.server.ts';
import { accountCalls } from './account-api.server.ts';
import { authCalls } from './api.server.ts';
import { newAccount, signIn } from '#src/accounts/auth/schemas.ts';
import { requireAdmission } from '#src/accounts/auth/admission-service.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { findAccountByEmail, findAccount, findAccountOfSession, setAccountEmail } from './queries.server.ts';
import { mailSignUpAttempt } from '#src/accounts/auth/jobs.server.ts';
import { isFreshSession } from '#src/accounts/auth/sessions/queries.server.ts';
import { handleGoogleCall } from '#src/accounts/auth/google/sign-in.server.ts';
import { createLibrary, idTokenAudience, idTokenMaxAge } from './library.server.ts';
import { hasGoogleLogin } from '#src/platform/config/identity-settings.server.ts';
import { googleCalls } from '#src/accounts/auth/google/api.server.ts';
import { limitGuess } from '#src/accounts/auth/passwords/guess-limit.server.ts';
import { checkOwnPassword } from '#src/accounts/auth/passwords/service.server.ts';
import { findUserOf, findVersionOf } from '#src/accounts/auth/queries.server.ts';
import type { IdentityProvider } from '#src/accounts/auth/service.server.ts';
import { checkSignIn } from '#src/accounts/auth/sessions/sign-in-check.server.ts';
import { closedAccount } from '#src/accounts/auth/tokens/access-token.server.ts';
import { refuseWeakPassword } from '#src/accounts/auth/passwords/weak-passwords.server.ts';

const claims = z.object({ sub: z.string().min(1), sid: z.string(), email: z.email(), name: z.string() });
const maxBytes = 16 * 1024;
const freshSeconds = 5 * 60;

const calls: readonly Described[] = [...authCalls, ...accountCalls];

declare module '#src/platform/http/calls.ts' {
  interface ApiRoutes {
    embeddedProvider: (typeof authCalls | typeof accountCalls)[number];
  }
}

const callOf = new Map(calls.map((call) => [`${call.method} ${call.path}`, call]));

export type EmbeddedProvider = IdentityProvider & {
  createAccount(account: { name: string; email: string; password: string }): Promise<Identity>;
  removeAccounts(emails: string[]): Promise<void>;
};

export function createEmbeddedProvider(app: App): EmbeddedProvider {
  const library = createLibrary(app);
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;
  const loadKeys = async () => (keys = createLocalJWKSet(await library.api.getJwks()));
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

  async function respond(path: string, request: Request, body: unknown): Promise<Response> {
    if (path === '/auth/sign-in/email') {
      const { email } = signIn.parse(body);
      let version = 0;
      const guess = async () => {
        version = (await findVersionOf(app.db, email))?.version ?? 0;
        return forward(request, body);
      };
      const response = await limitGuess(app, request, email, guess, ({ status }) => status === 401);
      return checkSignIn(app, email, response, 'sign-in', version);
    }
    if (path === '/auth/sign-up/email') return signUpWith(request, newAccount.parse(body));
    const action = isOwnRoute(path) ? accountRoutes[path] : undefined;
    if (!action) return forward(request, body);
    const findSession = () => library.api.getSession({ headers: request.headers });
    const input = { app, request, body, signedIn: async () => (await findSession())?.user.id ?? null };
    if ('open' in action) return Response.json(await action.open(input));
    const found = await findSession();
    const account = found && (await findAccount(app.db, found.user.id));
    if (!account) throw new AppError('unauthenticated');
    if (account.isClosed) throw closedAccount();
    return Response.json(await action.own({ ...input, account, sessionId: found.session.id }));
  }

  async function forward(request: Request, body: unknown): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    if (body) headers.set('content-type', 'application/json');
    const init = { method: request.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    return translate(await library.handler(new Request(request.url, init)));
  }

  async function signUpWith(
    request: Request,
    { invitation, ...body }: z.output<typeof newAccount>,
  ): Promise<Response> {
    await requireAdmission(app, invitation);
    await refuseWeakPassword(app.config, body.password, body, 'password');
    await app.rateLimits.consume('sign-up', networkOfRequest(request));
    const response = await forward(request, body);
    if (response.ok) await welcome(app, response);
    else if (await isDuplicate(app, response, body.email)) return problemResponse(addressTaken());
    else if (response.status === 409) await mailSignUpAttempt(app, body.email);
    return checkSignIn(app, body.email, response, 'sign-up');
  }

  const google = hasGoogleLogin(app.config);
  return {
    calls: google ? [...calls, ...googleCalls] : calls,

    async handle(request) {
      const googleResponse = google && (await handleGoogleCall(app, library, request));
      if (googleResponse) return googleResponse;
      const path = new URL(request.url).pathname.slice('/api'.length);
      const call = callOf.get(`${request.method} ${path}`);
      if (!call) throw new AppError('not-found', sharedProblems.noEndpoint);
      if (request.method === 'POST') checkOrigin(request, app.config.PUBLIC_URL);
      const body = call.body ? parse(call.body, await readJson(request, maxBytes)) : undefined;
      const response = await respond(path, request, body);
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
        const { emailVerified } = account;
        return { ...identity, email: account.email, name: account.name, emailVerified, sessionId: sid };
      }
      // Lets a closed or suspended user pass, because a later check tells them the reason instead of asking them to
      // sign in again.
      const { user } = await findUserOf(app.db, embeddedIssuer, sub);
      if (user?.deleted_at || user?.suspended_at) return { ...identity, email, name };
      throw invalidProof();
    },

    async confirmOwner({ subject }, proof, request) {
      const account = await findAccount(app.db, subject);
      if (!account) throw new AppError('unauthenticated');
      if (account.hasPassword) return checkOwnPassword(app, request, account, proof, 'proof');
      // A user without a password proves ownership with a recent Google login.
      const { sub, sid } = await readClaims(proof);
      if (sub !== subject) throw new AppError('forbidden', accountProblems.otherProof);
      if (!(await isFreshSession(app.db, sid, sub, freshSeconds)))
        throw new AppError('forbidden', accountProblems.loginAgain, undefined, {
          code: 'auth/requires-recent-login',
        });
    },

    async createAccount(account) {
      const { user } = await library.api.signUpEmail({ body: account });
      // Demo users cannot read email, so their addresses count as confirmed.
      await app.db.transaction().execute((trx) => setAccountEmail(trx, user.id, user.email, true));
      return {
        issuer: embeddedIssuer,
        subject: user.id,
        email: user.email,
        name: user.name,
        emailVerified: true,
      };
    },

    async removeAccounts(emails) {
      await sql`delete from identity_user where email = any(${emails})`.execute(app.db);
    },
  };
}

function invalidProof(): AppError {
  return new AppError('unauthenticated', accountProblems.idTokenEnded);
}

function isOwnRoute(path: string): path is keyof typeof accountRoutes {
  return path in accountRoutes;
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

const codes: Record<number, ProblemCode> = {
  400: 'bad-request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  422: 'conflict',
  429: 'too-many-requests',
};
const failure = z.object({ code: z.string().optional(), message: z.string().optional() });

async function failureOf(response: Response): Promise<z.output<typeof failure>> {
  // The library returns no body when it fails unexpectedly.
  const text = await response.clone().text();
  return text === '' ? {} : failure.catch({}).parse(JSON.parse(text));
}

/** Returns whether the same sign-up was sent twice at the same time and the other request has created the account. */
async function isDuplicate(app: App, response: Response, email: string): Promise<boolean> {
  const { code } = await failureOf(response);
  return code === 'FAILED_TO_CREATE_USER' && (await findAccountByEmail(app.db, email)) !== undefined;
}

const addressTaken = () =>
  new AppError('conflict', accountProblems.emailTaken, undefined, {
    code: 'USER_ALREADY_EXISTS',
  });

async function translate(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { code, message } = await failureOf(response);
  const retryAfter = Number(response.headers.get('x-retry-after') ?? Number.NaN);
  return problemResponse(
    new AppError(codes[response.status] ?? 'internal', message, undefined, {
      ...(code ? { code } : {}),
      ...(retryAfter > 0 ? { retryAfter } : {}),
    }),
  );
}
