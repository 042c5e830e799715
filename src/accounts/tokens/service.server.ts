import { randomBytes, timingSafeEqual } from 'node:crypto';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { mailUser } from '#src/accounts/auth/security-mail-service.server.ts';
import { findCaller, lockActor } from '#src/accounts/auth/service.server.ts';
import { endedToken } from '#src/accounts/auth/tokens/access-token.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { ApiScope } from '#src/platform/db/columns.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { hashToken, mailedToken } from '#src/platform/security/crypto.server.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { accountMailTexts } from '#src/texts/account-mail.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { listed } from '#src/texts/words.ts';
import {
  deleteExpired,
  deleteToken,
  findValidToken,
  insertToken,
  listTokenRows,
  markUsed,
} from './queries.server.ts';
import type { ApiToken, CreatedApiToken, NewApiToken } from './schemas.ts';

declare module '#src/platform/app.server.ts' {
  interface Singletons {
    /** Has the hashes of tokens of this shop. `isValid` is what this process last read about each. */
    apiTokens: Map<string, { isValid: boolean; readAt: number }>;
  }
}

const maxTokens = 20;
/** Programs that look for secrets in published code find tokens by this prefix. */
const prefix = 'rf_';
const parts = /^(rf_([\w-]{12})[\w-]{32})([\w-]{16})$/;

/** Joins a hash of the user's id, 24 random bytes, and a signature with which `apiTokenOwner` needs no query. */
function makeToken(secret: string, userId: string): string {
  const body = `${prefix}${hashToken(userId).slice(0, 12)}${randomBytes(24).toString('base64url')}`;
  return body + signatureOf(secret, body);
}

const signatureOf = (secret: string, body: string): string =>
  mailedToken(secret, 'API token', body).slice(0, 16);

/**
 * Returns the key by which limits count the calls of a user's programs, or null if this shop did not issue the token or, as
 * far as this process knows, it has ended. All tokens of a user share it, so that more tokens allow no more calls.
 */
export function apiTokenOwner(app: App, token: string): string | null {
  const owner = signedOwner(app.authSecret, token);
  return owner !== null && isKnownValid(app, hashToken(token)) ? owner : null;
}

function signedOwner(secret: string, token: string): string | null {
  const [, body, owner, signature] = parts.exec(token) ?? [];
  if (body === undefined || signature === undefined) return null;
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(secret, body)));
  return isOurs ? `programs ${owner}` : null;
}

const rereadMs = 60_000;
const maxKnown = 10_000;

const knownTokens = ({ singletons }: App) => (singletons.apiTokens ??= new Map());

/**
 * Returns whether a token was valid when this process last read it, and reads it again in the background if that was more
 * than a minute ago: requests are admitted without queries. A token that was never read counts as valid.
 */
function isKnownValid(app: App, hash: string): boolean {
  const { isValid = true, readAt = 0 } = knownTokens(app).get(hash) ?? {};
  if (readAt < Date.now() - rereadMs) {
    note(app, hash, isValid);
    // After a failure, it is read again a minute later.
    void readToken(app, hash).catch(() => undefined);
  }
  return isValid;
}

async function readToken(app: App, hash: string) {
  const found = await findValidToken(app.db, hash);
  note(app, hash, found !== undefined);
  return found;
}

function note(app: App, hash: string, isValid: boolean): void {
  const known = knownTokens(app);
  if (known.size >= maxKnown) known.clear();
  known.set(hash, { isValid, readAt: Date.now() });
}

export const isApiToken = (token: string): boolean => token.startsWith(prefix);

export const notForPrograms = (): AppError => new AppError('forbidden', accountProblems.notForPrograms);

/**
 * Returns the user of a token with the powers that the token gives. Only reads with the scope `admin:read` have those of
 * an admin.
 * @throws AppError `unauthenticated`, `forbidden` without the scope, and like `findCaller`
 */
export async function authenticateProgram(
  app: App,
  token: string,
  { isRead, scope }: { isRead: boolean; scope: ApiScope | undefined },
): Promise<Caller> {
  const found =
    signedOwner(app.authSecret, token) === null ? undefined : await readToken(app, hashToken(token));
  if (!found) throw endedToken();
  const caller = await findCaller(app, found);
  if (scope === undefined) throw notForPrograms();
  if (!found.scopes.includes(scope)) throw new AppError('forbidden', accountProblems.needsScope(scope));
  if (!found.is_just_used) await markUsed(app.db, found.id);
  const isAdmin = caller.role === 'admin' && isRead && found.scopes.includes('admin:read');
  return caller.role === 'admin' && !isAdmin ? { ...caller, role: 'Seller' } : caller;
}

export async function listTokens(db: DbOrTrx, userId: string): Promise<ApiToken[]> {
  const rows = await listTokenRows(db, userId);
  return rows.map(({ id, name, scopes, created_at, expires_at, used_at }) => ({
    _id: id,
    name,
    scopes,
    created: created_at.toISOString(),
    expires: expires_at.toISOString(),
    isExpired: expires_at.getTime() <= Date.now(),
    used: used_at?.toISOString() ?? null,
  }));
}

/** @throws AppError `conflict` if the user has too many, `invalid` for the scope of admins, `too-many-requests` */
export async function createToken(
  app: App,
  caller: Caller,
  { name, scopes, days }: NewApiToken,
): Promise<CreatedApiToken> {
  if (scopes.includes('admin:read') && caller.role !== 'admin')
    throw new AppError('invalid', undefined, [{ path: 'scopes', message: accountProblems.onlyAdminsRead }]);
  await app.rateLimits.consume('api-token', caller.id);
  const [id, token] = [newId(), makeToken(app.authSecret, caller.id)];
  await inTransaction(app, async (trx) => {
    const user = await lockActor(trx, caller.id, { exclusive: true, session: caller.sessionId });
    await deleteExpired(trx, user.id);
    if ((await listTokenRows(trx, user.id)).length >= maxTokens)
      throw new AppError('conflict', accountProblems.tooManyTokens(maxTokens));
    await insertToken(trx, { id, user_id: user.id, name, hash: hashToken(token), scopes }, days);
    await recordAction(trx, { act: 'made-api-token', actor: user.id, note: listed(scopes) });
    const { subject, paragraphs, action, facts } = accountMailTexts.apiToken;
    await mailUser(app, trx, user, {
      kind: 'programs',
      subject,
      paragraphs: paragraphs(app.shop.contactEmail),
      facts: [
        [facts.name, name],
        [facts.scopes, listed(scopes)],
        [facts.expires, formatDay(new Date(Date.now() + days * 24 * 3600_000).toISOString())],
      ],
      action: { label: action, url: `${app.config.PUBLIC_URL}/dashboard/profile/tokens` },
    });
  });
  return { _id: id, token };
}

/** @throws AppError `not-found`, also for another user's token */
export async function revokeToken(app: App, caller: Caller, id: string): Promise<void> {
  if (!isId(id)) throw new AppError('not-found');
  await inTransaction(app, async (trx) => {
    const user = await lockActor(trx, caller.id);
    const scopes = await deleteToken(trx, user.id, id);
    if (!scopes) throw new AppError('not-found');
    await recordAction(trx, { act: 'revoked-api-token', actor: user.id, note: listed(scopes) });
  });
}
