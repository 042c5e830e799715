import type { Role } from './db/columns.ts';

export type Identity = {
  issuer: string;
  subject: string;
  email: string;
  name: string;
  /** Whether the provider knows that the address is theirs; absent is no. */
  emailVerified?: boolean;
};

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

/** There is no default: a route that does not state its access does not compile. */
export type Access = 'public' | 'identity' | 'person' | readonly [Role, ...Role[]];

export type Auth = { identity: Identity; person: Caller | null };

export type CallerFor<A extends Access> = A extends 'public' ? null : A extends 'identity' ? Auth : Caller;
