import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { findAccount, lockAccount } from '#src/accounts/auth/embedded/queries.server.ts';
import { accountMails, mailAccount } from '#src/accounts/auth/mails.server.ts';
import {
  deviceCookie,
  readKnownDevice,
  type Device,
} from '#src/accounts/auth/passwords/guess-limit.server.ts';
import { endTokens, findUserIdByEmail, findUserOf } from '#src/accounts/auth/queries.server.ts';
import { embeddedIssuer } from '#src/accounts/auth/schemas.ts';
import { refuseClosed } from '#src/accounts/auth/tokens/access-token.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Identity } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { dropSession, endSessions, trimSessions } from './queries.server.ts';

type OutsideProvider = 'google' | 'firebase';

const opened = z.object({ token: z.string(), user: z.object({ id: z.string() }) });

type OpenedSession = {
  userId: string;
  email: string;
  session: { id: string } | { token: string };
  /** The token generation of the account as read before the login was checked. */
  version?: number;
  provider?: OutsideProvider;
};

/**
 * Checks and records a sign-in, whose session is open already. Returns the cookie by which the account will know the
 * browser. With Google, the session of a suspended user stays open, because they get the reason at the token exchange.
 * @throws AppError `suspended`, `forbidden` for a closed account, `unauthenticated` if all sessions were revoked in the
 * meantime, `maintenance` for anyone but an admin
 */
export async function acceptSignIn(
  app: App,
  request: Request,
  { userId, email, session, version: begun, provider }: OpenedSession,
  act: 'sign-in' | 'sign-up',
): Promise<string | null> {
  const { user, generation: version } = await findUserOf(app.db, embeddedIssuer, userId);
  const note = provider && { note: provider };
  if (user?.deleted_at || (user?.suspended_at && !provider)) {
    await app.db.transaction().execute(async (trx) => {
      await lockAccount(trx, userId);
      await endSessions(trx, userId, null);
      await recordAction(trx, { act: 'sign-in-refused', actor: user.id, ...note });
    });
    refuseClosed(user);
  }
  if (begun !== undefined && begun !== version) {
    await dropSession(app.db, session);
    throw wrongLogin();
  }
  if (app.maintenance.state && user?.role !== 'admin') {
    await dropSession(app.db, session);
    throw app.maintenance.refusal();
  }
  if (!user?.suspended_at)
    return recordSignIn(
      app,
      request,
      { id: userId, email, version },
      { act, actor: user?.id ?? null, provider },
    );
  await recordAction(app.db, { act: 'sign-in-refused', actor: user.id, ...note });
  return null;
}

/** Checks and records a sign-in for which the library has responded. @throws AppError like `acceptSignIn` */
export async function checkSignIn(
  app: App,
  request: Request,
  email: string,
  response: Response,
  act: 'sign-in' | 'sign-up',
  version = 0,
): Promise<Response> {
  if (response.status === 401) await recordFailedSignIn(app, email);
  if (!response.ok) return response;
  const { token, user } = opened.parse(await response.clone().json());
  const cookie = await acceptSignIn(
    app,
    request,
    { userId: user.id, email, session: { token }, version },
    act,
  );
  if (cookie) response.headers.append('set-cookie', cookie);
  return response;
}

export async function recordFailedSignIn({ db }: App, email: string): Promise<void> {
  const id = await findUserIdByEmail(db, email);
  await recordAction(db, { act: 'sign-in-failed', actor: null, ...(id && { target: ['person', id] }) });
}

export const wrongLogin = () =>
  new AppError('unauthenticated', accountProblems.wrongLogin, undefined, {
    code: 'INVALID_EMAIL_OR_PASSWORD',
  });

type Entry = { act: 'sign-in' | 'sign-up'; actor: string | null; provider: OutsideProvider | undefined };

/** Within this time after the sign-up, people still log in on their other devices. */
const settledMs = 3600_000;

/**
 * Logs a sign-in, and emails the owner if the account does not know the browser. Returns the cookie by which the account
 * will know it.
 */
async function recordSignIn(app: App, request: Request, device: Device, entry: Entry): Promise<string> {
  const { act, actor, provider } = entry;
  const isKnown = act === 'sign-up' || readKnownDevice(app, request, device) !== null;
  const account = isKnown ? undefined : await findAccount(app.db, device.id);
  const isNew = account !== undefined && account.createdAt.getTime() < Date.now() - settledMs;
  const note = [provider, isNew && 'new-device'].filter(Boolean).join(', ') || undefined;
  const mayTell = isNew && account.emailVerified && (await isWithinLimit(app, account.id));
  await app.db.transaction().execute(async (trx) => {
    await recordAction(trx, { act, actor, note });
    await trimSessions(trx, device.id);
    if (mayTell) await mailAccount(app, trx, account, accountMails.newDevice(app, request));
  });
  return deviceCookie(app, device);
}

/** Counts an email about a new browser, so that logins at the same time can't send more than the limit. */
async function isWithinLimit(app: App, userId: string): Promise<boolean> {
  try {
    await app.rateLimits.consume('new-device', userId);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Logs a failed Google login; `error` is the library's code. */
export async function recordGoogleFailure(app: App, error: string): Promise<void> {
  await recordAction(app.db, { act: 'sign-in-failed', actor: null, note: `google: ${error}` });
}

type Proven = { issuer: string; subject: string; provedAt: number };

/** Logs a sign-in at an outside provider once, at the first exchange; later exchanges only renew the token. */
export async function recordOutsideSignIn(
  app: App,
  { issuer, subject, provedAt }: Proven,
  user: { id: string; suspended_at: Date | null; deleted_at: Date | null } | null,
): Promise<void> {
  const act = user?.suspended_at || user?.deleted_at ? 'sign-in-refused' : 'sign-in';
  const facts = JSON.stringify([act, issuer, subject, provedAt]);
  const signIn = createHash('sha256').update(facts).digest('base64url');
  await recordAction(app.db, {
    act,
    actor: user?.id ?? null,
    note: 'firebase' satisfies OutsideProvider,
    signIn,
  });
}

/** The sign-in methods in an ID token, and when the token was issued (Unix time in seconds). */
export type SignInMethods = { providers: string[]; at: number };

/**
 * Ends all access tokens when a sign-in method was added, because a stranger may have created the account. Ignores ID
 * tokens older than the latest one, because the stranger may still have some.
 */
export async function recordSignInMethods(
  app: App,
  identity: Identity,
  { providers, at }: SignInMethods,
): Promise<void> {
  const { issuer, subject, email, name, emailVerified = false } = identity;
  await app.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ providers: string[]; at: number }>`
      select providers, noted_at as at from provider_links
      where issuer = ${issuer} and subject = ${subject} for update
    `.execute(trx);
    const known = rows[0];
    if (known && at < known.at) return;
    await sql`
      insert into provider_links (issuer, subject, providers, noted_at)
      values (${issuer}, ${subject}, ${providers}, ${at})
      on conflict (issuer, subject) do update set providers = excluded.providers, noted_at = excluded.noted_at
    `.execute(trx);
    if (!known || providers.every((provider) => known.providers.includes(provider))) return;
    await endTokens(trx, issuer, subject);
    const mail = accountMails.linkedOutside(app.config, issuer, subject);
    await mailAccount(app, trx, { id: subject, name, email, emailVerified }, mail);
  });
}
