import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Auth, Caller, Identity } from '#src/platform/caller.ts';
import type { Role } from '#src/platform/db/columns.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError, notForRole } from '#src/platform/errors.ts';
import type { Described } from '#src/platform/http/route.server.ts';
import { isId } from '#src/platform/ids.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import { requireConfirmation } from './confirming/service.server.ts';
import {
  findAccount,
  lockAccount,
  removeEmbeddedAccount,
  updateEmbeddedAccount,
} from './embedded/queries.server.ts';
import {
  endTokens,
  findUserOf,
  lockUsers,
  lockUserById,
  setEmail,
  updateEmailIfFree,
} from './queries.server.ts';
import { embeddedIssuer } from './schemas.ts';
import { showSecondFactor } from './second-factor/service.server.ts';
import { endSessions, lockSession, listSessionsOf } from './sessions/queries.server.ts';
import {
  recordSignInMethods,
  type SignInMethods,
  recordOutsideSignIn,
} from './sessions/sign-in-check.server.ts';
import {
  signAccessToken,
  verifyAccessToken,
  closedAccount,
  endedToken,
  refuseClosed,
} from './tokens/access-token.server.ts';

/**
 * `provedAt` is the Unix time in seconds of a sign-in at an outside provider. Only the embedded provider sets
 * `sessionId`, and the token generation at the moment when that session was open.
 */
type ProvenIdentity = Identity & {
  provedAt?: number;
  signInMethods?: SignInMethods;
  sessionId?: string;
  generation?: number;
};

export type IdentityProvider = {
  calls: readonly Described[];
  handle(request: Request): Promise<Response>;
  /** @throws AppError `unauthenticated` if this provider did not issue the token for this shop */
  verifyIdToken(token: string): Promise<ProvenIdentity>;
};

/** @throws AppError `unauthenticated` if the header is missing or malformed */
export function bearerOf(authorization: string | null | undefined): string {
  const token = /^bearer ([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated');
  return token;
}

type Requirements = Pick<Described, 'isFactorOptional' | 'confirm'>;

/**
 * Returns `expires` as Unix time in ms.
 * @throws AppError `unauthenticated`, `forbidden`, `suspended`, `second-factor-required` for an admin without one,
 * `confirmation-required`
 */
export async function authenticate(
  app: App,
  token: string,
  { isFactorOptional, confirm }: Requirements = {},
): Promise<Auth & { generation: number; expires: number }> {
  const { identity, generation, expires, sessionId, provedAt } = await verifyAccessToken(
    app.authSecret,
    token,
  );
  const known = await findUserOf(app.db, identity.issuer, identity.subject);
  if (known.user) refuseClosed(known.user);
  if (known.generation !== generation) throw endedToken();
  const user = known.user && { ...toCaller(app, known.user, isFactorOptional), sessionId };
  if (confirm) await requireConfirmation(app.db, { sessionId, provedAt });
  return { identity, user, generation, expires };
}

type KnownUser = NonNullable<Awaited<ReturnType<typeof findUserOf>>['user']>;

function toCaller({ config }: App, user: KnownUser, isFactorOptional?: boolean): Caller {
  const needsSecondFactor = config.ADMIN_SECOND_FACTOR === 'required' && user.lacks_second_factor;
  if (needsSecondFactor && !isFactorOptional) throw new AppError('second-factor-required');
  const { id, name, email, email_verified: emailVerified, role, photo_url: photoURL } = user;
  return { id, name, email, emailVerified, role, photoURL, needsSecondFactor };
}

/**
 * Returns a user with their role now, for a program that acts for them.
 * @throws AppError `forbidden` for a closed account, `suspended`, `second-factor-required` for an admin without one
 */
export async function findCaller(app: App, { issuer, subject }: Account): Promise<Caller> {
  const { user } = await findUserOf(app.db, issuer, subject);
  if (!user) throw closedAccount();
  refuseClosed(user);
  return toCaller(app, user);
}

/** Exchanges an ID token for an access token; `email` must be the address in the ID token. */
export async function exchange(
  app: App,
  provider: IdentityProvider,
  idToken: string,
  email: string,
): Promise<string> {
  const proven = await provider.verifyIdToken(idToken);
  const { provedAt, signInMethods, sessionId, generation: opened, ...identity } = proven;
  if (identity.email.toLowerCase() !== email) throw new AppError('forbidden', sharedProblems.notOwnEmail);
  const find = () => findUserOf(app.db, identity.issuer, identity.subject);
  const { user, generation } = await find();
  if (provedAt !== undefined) await recordOutsideSignIn(app, { ...identity, provedAt }, user);
  if (user) refuseClosed(user);
  if (user) await adoptEmail(app, user, identity);
  const proof = { sessionId, provedAt };
  if (!signInMethods) return signAccessToken(app.authSecret, identity, opened ?? generation, proof);
  await recordSignInMethods(app, identity, signInMethods);
  // Reads the token generation again, because a new sign-in method may have just changed it.
  return signAccessToken(app.authSecret, identity, (await find()).generation, proof);
}

/** Stores the address from an outside provider if it is verified and no other record has it. */
async function adoptEmail(
  app: App,
  user: { id: string; email: string; email_verified: boolean },
  identity: Identity,
): Promise<void> {
  const email = identity.email.toLowerCase();
  const email_verified = identity.emailVerified ?? false;
  if (user.email.toLowerCase() === email) {
    if (user.email_verified !== email_verified) await setEmail(app.db, identity, { email_verified });
  } else if (email_verified) await inTransaction(app, (trx) => updateEmailIfFree(trx, user.id, email));
}

export async function isEmailVerified(db: DbOrTrx, identity: Identity): Promise<boolean> {
  if (identity.issuer !== embeddedIssuer) return identity.emailVerified ?? false;
  const account = await findAccount(db, identity.subject);
  return account?.email === identity.email.toLowerCase() && account.emailVerified;
}

/**
 * Returns the identity with the current state of its account.
 * @throws AppError `unauthenticated` if the account is gone or has a new address
 */
export async function lockIdentity(trx: Trx, identity: Identity): Promise<Identity> {
  if (identity.issuer !== embeddedIssuer) return identity;
  const account = await lockAccount(trx, identity.subject);
  if (account?.email !== identity.email.toLowerCase()) throw endedToken();
  return { ...identity, emailVerified: account.emailVerified };
}

/** @throws AppError `unverified-email` if the shop requires confirmed addresses and the user's is not confirmed */
export function requireVerified({ config }: App, user: { email_verified: boolean }): void {
  if (config.REQUIRE_VERIFIED_EMAIL && !user.email_verified)
    throw new AppError('unverified-email', accountProblems.confirmEmail);
}

type ActorRequirements = {
  roles?: readonly Role[] | undefined;
  exclusive?: boolean;
  session?: string | null | undefined;
};

/**
 * Locks the user. With `exclusive`, the user's other actions wait, so that counts are exact. With `session`, its id is
 * locked, too, because a token can outlive its session by up to an hour.
 * @throws AppError `forbidden`, `suspended`, `unauthenticated` if the session has ended
 */
export async function lockActor(trx: Trx, id: string, { roles, exclusive, session }: ActorRequirements = {}) {
  const user = await lockUserById(trx, id, { exclusive });
  if (!user) throw closedAccount();
  refuseClosed(user);
  if (roles && !roles.includes(user.role)) throw notForRole(roles);
  if (session && !(await lockSession(trx, session))) throw endedToken();
  return user;
}

/** Locks both users in the order of their ids, to avoid deadlocks. @throws AppError `forbidden`, `not-found` */
export async function lockActorAndTarget(
  trx: Trx,
  actorId: string,
  targetId: string,
  { roles }: Pick<ActorRequirements, 'roles'> = {},
) {
  if (!isId(targetId)) throw noUser();
  const users = await lockUsers(trx, [actorId, targetId]);
  const actor = users.find(({ id }) => id === actorId);
  if (!actor) throw closedAccount();
  refuseClosed(actor);
  if (roles && !roles.includes(actor.role)) throw notForRole(roles);
  const target = users.find(({ id }) => id === targetId);
  if (!target) throw noUser();
  return { actor, target };
}

const noUser = () => new AppError('not-found', accountProblems.noUser);

/** Locks the row of a user, even a deleted one, for an operator's command. @throws AppError `not-found` */
export async function lockUser(trx: Trx, id: string) {
  const [user] = await lockUsers(trx, [id]);
  if (!user) throw new AppError('not-found');
  return user;
}

type Account = { issuer: string; subject: string };

export async function updateAccount(
  trx: Trx,
  { issuer, subject }: Account,
  profile: { name: string; photo_url: string | null },
): Promise<void> {
  if (issuer === embeddedIssuer) await updateEmbeddedAccount(trx, subject, profile);
}

export async function removeAccount(trx: Trx, { issuer, subject }: Account): Promise<void> {
  if (issuer === embeddedIssuer) await removeEmbeddedAccount(trx, subject);
}

export async function endAccess(trx: Trx, { issuer, subject }: Account): Promise<void> {
  if (issuer !== embeddedIssuer) return endTokens(trx, issuer, subject);
  // First, like everything that changes an account, or the two could wait for each other.
  await lockAccount(trx, subject);
  await endSessions(trx, subject, null);
}

export async function exportAccount(app: App, db: DbOrTrx, { issuer, subject }: Account) {
  const found = issuer === embeddedIssuer ? await findAccount(db, subject) : undefined;
  if (!found) return { account: null, sessions: [] };
  const { id, name, email, emailVerified, hasPassword } = found;
  const secondFactor = await showSecondFactor(app, db, subject);
  const account = { id, name, email, emailVerified, hasPassword, secondFactor };
  return { account, sessions: await listSessionsOf(db, subject) };
}
