import { useRouteLoaderData } from 'react-router';
import type { LinkPurpose } from './schemas.ts';

export type BrowserProvider = {
  signUp(account: {
    name: string;
    email: string;
    password: string;
    invitation?: string | undefined;
  }): Promise<unknown>;
  /** Returns false if the second step has to follow. */
  signIn(credentials: { email: string; password: string }): Promise<boolean>;
  signOut(): Promise<unknown>;
  /** Returns the ID token to exchange for an access token. @throws CallError 401 when no user is logged in */
  idToken(): Promise<string>;
  /**
   * Returns a function that opens Google's window. Browsers allow it only right after a click, so the code is loaded
   * beforehand. That function returns false if the second step has to follow.
   * @throws CallError
   */
  loadGoogle(): Promise<(invitation?: string) => Promise<boolean>>;
  /** Sends the name and photo to the provider; null if our server does that. */
  updateProfile: ((profile: { displayName: string; photoURL: string | null }) => Promise<void>) | null;
  account(): Promise<AccountActions>;
};

export type SignedInDevice = {
  id: string;
  current: boolean;
  signedInAt: string;
  lastUsedAt: string;
  userAgent: string | null;
  address: string | null;
  sameNetwork: boolean;
  network: string | null;
};

export type AccountState = {
  id: string;
  name: string;
  email: string;
  /** The ways to log in: `password`, `google.com`. */
  methods: string[];
  emailVerified: boolean;
  /** False for a user who signed up with another service and has no password. */
  hasPassword: boolean;
  newEmail: string | null;
  linked: { providerId: string; since: string }[];
  /** `app`: since when there is an authenticator app. */
  secondFactor: {
    app: string | null;
    passkeys: {
      id: string;
      name: string;
      since: string;
      lastUsedAt: string | null;
      otherHost: string | null;
    }[];
    codesLeft: number;
  } | null;
};

/** Actions that the provider does not support are null. The others throw CallError with the provider's `code`. */
export type AccountActions = {
  /** Emails a link to `/reset-password`. Succeeds even if there is no such account, so that it reveals nothing. */
  requestPasswordReset(email: string): Promise<unknown>;
  resetPassword(reset: { token: string; password: string; unlink?: boolean | undefined }): Promise<unknown>;
  isLinkValid(link: { token: string; purpose: LinkPurpose }): Promise<boolean>;
  sendVerification(): Promise<unknown>;
  verifyEmail(token: string): Promise<string>;
  state(): Promise<AccountState>;
  /** Ends all other sessions. */
  changePassword(change: { newPassword: string }): Promise<unknown>;
  changeEmail(change: { newEmail: string }): Promise<unknown>;
  withdrawEmailChange: (() => Promise<unknown>) | null;
  unlink: (() => Promise<unknown>) | null;
  listSessions: (() => Promise<SignedInDevice[]>) | null;
  /** Ends another session of the account. */
  endSession: ((id: string) => Promise<unknown>) | null;
  signOutEverywhere: (() => Promise<unknown>) | null;
  /** Shows that it is the user, with the password or a code. Without `proof`, opens Google's window. */
  confirm(proof: string): Promise<unknown>;
  removeAccount: (() => Promise<unknown>) | null;
};

export type IdentitySettings = {
  /** Whether users can log in with Google. */
  google: boolean;
  firebase: FirebaseSettings | null;
};

export type FirebaseSettings = {
  apiKey: string;
  projectId: string;
  authDomain: string;
  /** `host:port` of the Auth emulator, in tests. */
  emulator: string | null;
};

const none: IdentitySettings = { google: false, firebase: null };

export function readIdentitySettings(): IdentitySettings {
  // There is no `document` in tests that run browser code in Node.
  const written = globalThis.document?.documentElement.dataset['identity'];
  return written ? JSON.parse(written) : none;
}

export function useIdentitySettings(): IdentitySettings {
  return useRouteLoaderData<{ identity: IdentitySettings }>('root')?.identity ?? none;
}
