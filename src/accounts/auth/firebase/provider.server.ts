import {
  createRemoteJWKSet,
  jwtVerify,
  UnsecuredJWT,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTClaimVerificationOptions,
} from 'jose';
import { z } from 'zod';
import type { IdentityProvider } from '#src/accounts/auth/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Identity } from '#src/platform/caller.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { toUserName } from '#src/platform/schemas.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';

export function createFirebaseProvider({ config, log }: App): IdentityProvider {
  const verify = createFirebaseVerifier(config);
  if (config.FIREBASE_AUTH_EMULATOR_HOST)
    log.warn('FIREBASE_AUTH_EMULATOR_HOST is set: ID tokens are not signed, so anyone can forge them');
  return {
    calls: [],

    async handle() {
      throw new AppError('not-found', accountProblems.noFirebaseEndpoint);
    },

    verifyIdToken: verify,
  };
}

/** `provedAt`: Unix time in seconds of the last sign-in. */
type FirebaseProof = Identity & {
  provedAt: number;
  signInMethods: { providers: string[]; at: number };
};

const claims = z.object({
  sub: z.string().min(1).max(128),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  name: z.string().optional(),
  auth_time: z.number().int(),
  iat: z.number(),
  firebase: z.object({ identities: z.record(z.string(), z.unknown()).default({}) }).optional(),
});
/** The clocks of servers may differ slightly. */
const toleranceSeconds = 30;
const hourSeconds = 3600;

function createFirebaseVerifier(config: Config): (token: string) => Promise<FirebaseProof> {
  const { FIREBASE_PROJECT_ID: project = '' } = config;
  const issuer = `https://securetoken.google.com/${project}`;
  const expected: JWTClaimVerificationOptions = {
    issuer,
    audience: project,
    requiredClaims: ['exp', 'iat', 'sub'],
    // Also rejects tokens issued in the future.
    maxTokenAge: hourSeconds,
    clockTolerance: toleranceSeconds,
  };
  const read = config.FIREBASE_AUTH_EMULATOR_HOST
    ? async (token: string) => UnsecuredJWT.decode(token, expected).payload
    : readSigned(config.FIREBASE_KEYS_URL, expected);
  return async (token) => toProof(issuer, await read(token).catch(refuse));
}

function readSigned(keysUrl: string, expected: JWTClaimVerificationOptions) {
  // Keys are cached for hours. If a token names an unknown key, they are fetched again immediately, but at most twice a
  // minute.
  const keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(keysUrl), {
    cacheMaxAge: 6 * hourSeconds * 1000,
    cooldownDuration: 30_000,
    timeoutDuration: 10_000,
  });
  return async (token: string) =>
    (await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] })).payload;
}

/**
 * Rejects an invalid token, and reports any other error, such as keys that could not be fetched, as an outage of
 * Firebase.
 */
function refuse(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const isTokens = typeof code === 'string' && /^ERR_(JWT|JWS|JOSE_(ALG|NOT)|JWKS_(NO|MULTIPLE))/.test(code);
  if (isTokens) throw invalidToken();
  throw new AppError('unavailable', accountProblems.firebaseDown);
}

function toProof(issuer: string, payload: JWTPayload): FirebaseProof {
  const { success, data } = claims.safeParse(payload);
  if (!success || data.auth_time > Date.now() / 1000 + toleranceSeconds) throw invalidToken();
  const email = data.email.toLowerCase();
  return {
    issuer,
    subject: data.sub,
    email,
    emailVerified: data.email_verified,
    // An account that was created outside the shop may have no name.
    name: toUserName(data.name ?? '') || toUserName(email.replace(/@.*/s, '')) || 'Member',
    provedAt: data.auth_time,
    signInMethods: { providers: Object.keys(data.firebase?.identities ?? {}), at: Math.floor(data.iat) },
  };
}

function invalidToken(): AppError {
  return new AppError('unauthenticated', accountProblems.idTokenEnded);
}
