import { createHmac, timingSafeEqual } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Identity } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { deriveKey } from '#src/platform/security/crypto.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';

/** How long an access token is valid; the browser renews it 5 minutes earlier. */
const accessTokenSeconds = 60 * 60;
const audience = 'rangefinder-api';
const claims = z.object({
  idp: z.string(),
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  email_verified: z.boolean().default(false),
  gen: z.int().default(0),
  sid: z.string().optional(),
  auth_time: z.number().optional(),
  exp: z.number(),
});

const keyOf = (secret: string) => deriveKey(secret, 'access token');

/**
 * Signs a token. It contains neither the role nor the account status, because these are read at each request. Only the
 * embedded provider sets `sessionId`, and only others set `provedAt`, the Unix time in seconds of the last login there.
 */
export async function signAccessToken(
  secret: string,
  { issuer, subject, email, name, emailVerified = false }: Identity,
  generation = 0,
  {
    sessionId: sid,
    provedAt: auth_time,
  }: { sessionId?: string | undefined; provedAt?: number | undefined } = {},
): Promise<string> {
  const proof = { ...(sid !== undefined && { sid }), ...(auth_time !== undefined && { auth_time }) };
  return new SignJWT({ idp: issuer, email, name, email_verified: emailVerified, gen: generation, ...proof })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(`${accessTokenSeconds}s`)
    .sign(keyOf(secret));
}

/** @throws AppError `unauthenticated` if the token is not ours or no longer valid */
export async function verifyAccessToken(
  secret: string,
  token: string,
): Promise<{
  identity: Identity;
  generation: number;
  expires: number;
  sessionId: string | null;
  provedAt: number | undefined;
}> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      audience,
      requiredClaims: ['exp', 'iat', 'sub'],
      // Also rejects tokens issued in the future, with a tolerance because the clocks of processes may differ slightly.
      maxTokenAge: accessTokenSeconds,
      clockTolerance: 5,
    });
    const { idp, sub, email, name, email_verified, gen, sid = null, auth_time, exp } = claims.parse(payload);
    const identity = { issuer: idp, subject: sub, email, name, emailVerified: email_verified };
    return { identity, generation: gen, expires: exp * 1000, sessionId: sid, provedAt: auth_time };
  } catch {
    throw endedToken();
  }
}

/**
 * Returns the owner of an unexpired token that this shop signed. Used only for rate limits, because it is a hundred
 * times as fast as `verifyAccessToken` but checks less.
 */
export function tokenOwner(secret: string, token: string): string | null {
  const [head, body, signature, ...rest] = token.split('.');
  if (!head || !body || !signature || rest.length > 0 || token.length > 4096) return null;
  const expected = createHmac('sha256', keyOf(secret)).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return null;
  const payload: unknown = JSON.parse(Buffer.from(body, 'base64url').toString());
  const { success, data } = claims.safeParse(payload);
  return success && data.exp > Date.now() / 1000 ? `${data.idp} ${data.sub}` : null;
}

type AccountStatus = { deleted_at: Date | null; suspended_at: Date | null; suspended_for: string | null };

/** @throws AppError `forbidden` for a closed account, `suspended` with the reason */
export function refuseClosed({ deleted_at, suspended_at, suspended_for }: AccountStatus): void {
  if (deleted_at) throw closedAccount();
  if (suspended_at) throw new AppError('suspended', accountProblems.suspended(suspended_for ?? ''));
}

export function closedAccount(): AppError {
  return new AppError('forbidden', accountProblems.closed);
}

export function endedToken(): AppError {
  return new AppError('unauthenticated', accountProblems.accessTokenEnded);
}
