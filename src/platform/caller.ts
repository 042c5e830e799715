import type { Role } from './db/columns.ts';

export type Identity = {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  /** Whether the provider has verified the email address. */
  emailVerified?: boolean;
};

export type Caller = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  role: Role;
  photoURL: string | null;
  /** The session with the embedded identity provider for which the token was issued. */
  sessionId?: string | null;
  /** Set for an admin who has to set up a second factor first; only calls with `isFactorOptional` get such a caller. */
  needsSecondFactor?: boolean;
};

/** The callers that a route allows. There is no default, so that a route without `access` does not compile. */
export type Access = 'public' | 'identity' | 'user' | readonly [Role, ...Role[]];

export type Auth = { identity: Identity; user: Caller | null };

export type CallerFor<A extends Access> = A extends 'public' ? null : A extends 'identity' ? Auth : Caller;
