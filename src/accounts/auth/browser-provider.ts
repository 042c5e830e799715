import type { LinkPurpose } from './schemas.ts';
import { useRouteLoaderData } from 'react-router';

export type BrowserProvider = {
  signUp(account: { name: string; email: string; password: string }): Promise<void>;
  signIn(credentials: { email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
  /** The proof to exchange for an access token; @throws CallError 401 when no user is logged in. */
  idToken(): Promise<string>;
  /** The result opens a window, which browsers allow only right after a click. @throws CallError */
  loadGoogle(): Promise<() => Promise<void>>;
  identity(): Promise<SignedInIdentity | null>;
  /** Sends name and photo to the provider; null where our server does so. */
  updateProfile: ((profile: { displayName: string; photoURL: string | null }) => Promise<void>) | null;
  account(): Promise<AccountActions>;
};

/** A sign-in method of an account; `providerId` is `password` or `google.com`. */
export type LinkedProvider = {
  providerId: string;
  uid: string;
  displayName: string | null;
  email: string | null;
  phoneNumber: string | null;
  photoURL: string | null;
};

export type SignedInIdentity = {
  uid: string;
  email: string | null;
  displayName: string | null;
  emailVerified: boolean;
  photoURL: string | null;
  phoneNumber: string | null;
  isAnonymous: boolean;
  providerData: LinkedProvider[];
};

export type SignedInDevice = {
  id: string;
  current: boolean;
  signedInAt: string;
  lastUsedAt: string;
  userAgent: string | null;
  address: string | null;
};

export type AccountState = {
  email: string;
  emailVerified: boolean;
  /** False for a user who signed up with another service and has no password. */
  hasPassword: boolean;
  newEmail: string | null;
  linked: { providerId: string; since: string }[];
};

/** An action is null if the provider does not support it. Each throws CallError with the provider's `code`. */
export type AccountActions = {
  /** Mails a link to `/reset-password`; succeeds whether or not there is such an account. */
  requestPasswordReset(email: string): Promise<void>;
  resetPassword(reset: { token: string; password: string; unlink?: boolean | undefined }): Promise<void>;
  isLinkValid(link: { token: string; purpose: LinkPurpose }): Promise<boolean>;
  sendVerification(): Promise<void>;
  verifyEmail(token: string): Promise<string>;
  state(): Promise<AccountState>;
  /** Ends all other sessions. */
  changePassword(change: { currentPassword: string; newPassword: string }): Promise<void>;
  changeEmail(change: { newEmail: string; password: string }): Promise<void>;
  withdrawEmailChange: (() => Promise<void>) | null;
  unlink: ((providerId: string) => Promise<void>) | null;
  listSessions: (() => Promise<SignedInDevice[]>) | null;
  signOutEverywhere: (() => Promise<void>) | null;
  /** Returns what `DELETE /profile` takes as `proof`. */
  proveAgain(password: string): Promise<string>;
  removeAccount: (() => Promise<void>) | null;
};

export type IdentitySettings = {
  /** Whether the button is shown; in `demo` it only explains how to set Google up. */
  google: 'on' | 'off' | 'demo';
  firebase: FirebaseSettings | null;
};

export type FirebaseSettings = {
  apiKey: string;
  projectId: string;
  authDomain: string;
  /** `host:port` of the Auth emulator, in tests. */
  emulator: string | null;
};

const none: IdentitySettings = { google: 'off', firebase: null };

export function readIdentitySettings(): IdentitySettings {
  // Tests run browser code without a page.
  const written = globalThis.document?.documentElement.dataset['identity'];
  return written ? JSON.parse(written) : none;
}

export function useIdentitySettings(): IdentitySettings {
  return useRouteLoaderData<{ identity: IdentitySettings }>('root')?.identity ?? none;
}
