import type { Role } from '#src/db/columns.ts';

/** What an identity provider vouches for. */
export type Identity = {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  /** Whether the provider knows that the address is theirs; absent is no. */
  emailVerified?: boolean;
};

/** A person with a record here, as the database has them at this request. */
export type Caller = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  photoURL: string | null;
  /** The session at the embedded provider in which the token was issued; absent or null for other providers. */
  sessionId?: string | null;
};

/**
 * Who may call: anyone; an identity, with or without a record; a person; a person of one of these roles.
 * There is no default: a route that says nothing does not compile.
 */
export type Access = 'public' | 'identity' | 'person' | readonly [Role, ...Role[]];

export type Auth = { identity: Identity; person: Caller | null };

export type CallerFor<A extends Access> = A extends 'public' ? null : A extends 'identity' ? Auth : Caller;
