import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { sql } from 'kysely';
import { z } from 'zod';
import type { App } from '#src/platform/app.server.ts';
import { isLoopback } from '#src/platform/config.server.ts';
import { AppError, type ProblemCode } from '#src/platform/errors.ts';
import { parse, readJson } from '#src/platform/http/parse.server.ts';
import { problemResponse } from '#src/platform/http/problem.server.ts';
import { authCalls } from './auth-calls.server.ts';
import { isCommonPassword } from './common-passwords.server.ts';
import { signUp } from './contract.ts';
import { embeddedIssuer } from './embedded-account.server.ts';
import { createLibrary, idTokenAudience, idTokenMaxAge } from './embedded-library.server.ts';
import type { IdentityProvider } from './service.server.ts';

const claims = z.object({ sub: z.string().min(1), email: z.email(), name: z.string() });
const maxBytes = 16 * 1024;

const schemas = new Map(authCalls.map(({ method, path, body }) => [`${method} ${path}`, body ?? null]));

/** Signs people in by e-mail and password, with nothing outside this process and its database. */
export function createEmbeddedProvider(app: App): IdentityProvider {
  const library = createLibrary(app);
  let keys: ReturnType<typeof createLocalJWKSet> | undefined;
  const loadKeys = async () => (keys = createLocalJWKSet((await library.api.getJwks()) as JSONWebKeySet));
  const options = {
    issuer: embeddedIssuer,
    audience: idTokenAudience,
    algorithms: ['EdDSA'],
    requiredClaims: ['exp'],
    // Also refuses what is from the future; processes' clocks may differ a little.
    maxTokenAge: idTokenMaxAge,
    clockTolerance: 5,
  };

  return {
    calls: authCalls,

    async handle(request) {
      const url = new URL(request.url);
      const schema = schemas.get(`${request.method} ${url.pathname.slice('/api'.length)}`);
      if (schema === undefined) throw new AppError('not-found', 'There is no such call.');
      if (request.method === 'POST') checkOrigin(request, app.config.PUBLIC_URL);
      const body = schema ? parse(schema, await readJson(request, maxBytes)) : undefined;
      if (schema === signUp) await refuseCommonPassword(signUp.parse(body).password);
      const headers = new Headers(request.headers);
      headers.delete('content-length');
      if (body) headers.set('content-type', 'application/json');
      const init = { method: request.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
      return translate(await library.handler(new Request(request.url, init)));
    },

    async verifyIdToken(token) {
      const verify = async () => jwtVerify(token, keys ?? (await loadKeys()), options);
      try {
        const { payload } = await verify().catch(async (error: { code?: string }) => {
          // Another process may have made a new key since.
          if (error.code !== 'ERR_JWKS_NO_MATCHING_KEY') throw error;
          await loadKeys();
          return verify();
        });
        const { sub, email, name } = claims.parse(payload);
        return { issuer: embeddedIssuer, subject: sub, email, name };
      } catch {
        throw new AppError('unauthenticated', 'The ID token is not valid (any more).');
      }
    },

    async createAccount(account) {
      const { user } = await library.api.signUpEmail({ body: account });
      return { issuer: embeddedIssuer, subject: user.id, email: user.email, name: user.name };
    },

    async removeAccounts(emails) {
      await sql`delete from identity_user where email = any(${emails})`.execute(app.db);
    },
  };
}

async function refuseCommonPassword(password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const message = 'is one of the most used passwords: choose another';
  throw new AppError('invalid', undefined, [{ path: 'password', message }]);
}

/** A page of another site can make a browser post here with our cookie; only our own pages may. */
function checkOrigin(request: Request, publicUrl: string): void {
  const origin = request.headers.get('origin') ?? '';
  if (origin === publicUrl) return;
  if (isLoopback(publicUrl) && URL.canParse(origin) && isLoopback(origin)) {
    const [own, other] = [new URL(publicUrl), new URL(origin)];
    if (own.protocol === 'http:' && other.protocol === 'http:' && own.port === other.port) return;
  }
  throw new AppError('forbidden', 'This call is for pages of this shop.');
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

/** The library's errors as problems that keep its code; its successes as they are. */
async function translate(response: Response): Promise<Response> {
  if (response.ok) return response;
  const { code, message } = failure.catch({}).parse(await response.json().catch(() => ({})));
  const problem = problemResponse(
    new AppError(codes[response.status] ?? 'internal', message),
    code ? { code } : {},
  );
  const retryAfter = response.headers.get('x-retry-after');
  if (retryAfter) problem.headers.set('retry-after', retryAfter);
  return problem;
}
