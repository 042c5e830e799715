import type { App } from '#src/platform/app.server.ts';
import type { Auth, Identity } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { Role } from '#src/platform/db/tables.ts';
import { AppError } from '#src/platform/errors.ts';
import type { Described } from '#src/platform/http/route.server.ts';
import { signAccessToken, verifyAccessToken } from './access-token.server.ts';
import { embeddedIssuer, removeEmbeddedAccount, updateEmbeddedAccount } from './embedded-account.server.ts';
import { findPersonOf, lockPeople, lockPerson } from './queries.server.ts';

/** Someone who signs people in: embedded here, or a service outside. */
export type IdentityProvider = {
  /** The calls under `/api/auth` that it answers, for the description of the API. */
  calls: readonly Described[];
  /** Answers the calls under `/api/auth`. */
  handle(request: Request): Promise<Response>;
  /** @throws AppError `unauthenticated` when the token was not made by this provider for us. */
  verifyIdToken(token: string): Promise<Identity>;
  /** Makes an account with a password, for demo people; answers its subject. */
  createAccount(account: { name: string; email: string; password: string }): Promise<Identity>;
  /** Removes accounts by e-mail, with their sessions. */
  removeAccounts(emails: string[]): Promise<void>;
};

/** @throws AppError `unauthenticated` when the header is absent or of another shape. */
export function bearerOf(request: Request): string {
  const token = /^bearer ([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated');
  return token;
}

/** Who calls: the token's identity, and their record as the database has it now. */
export async function authenticate(app: App, request: Request): Promise<Auth> {
  const identity = await verifyAccessToken(app.authSecret, bearerOf(request));
  const row = await findPersonOf(app.db, identity.issuer, identity.subject);
  if (row?.deleted_at) throw new AppError('forbidden', 'This account was closed.');
  if (!row) return { identity, person: null };
  const { id, name, email, role, status, photo_url: photoURL } = row;
  return { identity, person: { id, name, email, role, status, photoURL } };
}

/** Exchanges a provider's proof for an access token of ours; `email` must be the one the provider vouches for. */
export async function exchange(
  app: App,
  provider: IdentityProvider,
  idToken: string,
  email: string,
): Promise<string> {
  const identity = await provider.verifyIdToken(idToken);
  if (identity.email.toLowerCase() !== email)
    throw new AppError('forbidden', 'That is not your e-mail address.');
  const row = await findPersonOf(app.db, identity.issuer, identity.subject);
  if (row?.deleted_at) throw new AppError('forbidden', 'This account was closed.');
  return signAccessToken(app.authSecret, identity);
}

/**
 * The caller as they are inside the transaction that acts, and stay until it ends.
 * @throws AppError `forbidden` when they were deleted meanwhile or are of none of `roles`.
 */
export async function actingPerson(trx: Trx, id: string, roles?: readonly Role[]) {
  const person = await lockPerson(trx, id);
  if (!person || person.deleted_at) throw new AppError('forbidden', 'This account was closed.');
  if (roles && !roles.includes(person.role)) throw new AppError('forbidden');
  return person;
}

/**
 * Someone who acts and the person they act on, deleted or not, held until the transaction ends. Locked in the
 * order of their ids: two who act on each other at once come one after the other.
 * @throws AppError `forbidden` as `actingPerson`, `not-found` when there never was such a person.
 */
export async function actingOn(trx: Trx, actorId: string, targetId: string, roles?: readonly Role[]) {
  const people = await lockPeople(trx, [actorId, targetId]);
  const actor = people.find(({ id }) => id === actorId);
  if (!actor || actor.deleted_at) throw new AppError('forbidden', 'This account was closed.');
  if (roles && !roles.includes(actor.role)) throw new AppError('forbidden');
  const target = people.find(({ id }) => id === targetId);
  if (!target) throw new AppError('not-found');
  return { actor, target };
}

type Account = { issuer: string; subject: string };

/** Tells the provider how a person is called now, where the provider is ours. */
export async function updateAccount(
  trx: Trx,
  { issuer, subject }: Account,
  profile: { name: string; photo_url: string | null },
): Promise<void> {
  if (issuer === embeddedIssuer) await updateEmbeddedAccount(trx, subject, profile);
}

/** Removes a person's account where the provider is ours; one elsewhere is theirs to remove. */
export async function removeAccount(trx: Trx, { issuer, subject }: Account): Promise<void> {
  if (issuer === embeddedIssuer) await removeEmbeddedAccount(trx, subject);
}
