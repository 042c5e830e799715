import type { LinkPurpose } from './contract.ts';

/** What the browser asks of an identity provider to sign someone in and out; every page may load it. */
export type BrowserProvider = {
  signUp(account: { name: string; email: string; password: string }): Promise<void>;
  signIn(credentials: { email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
  /** The proof to exchange for an access token; @throws CallError 401 when nobody is signed in. */
  idToken(): Promise<string>;
  /**
   * Loads what a Google sign-in needs, and answers the act. It opens a window: called right from a press, or
   * browsers forbid it. @throws CallError when that window is blocked or closed, or Google says no
   */
  loadGoogle(): Promise<() => Promise<void>>;
  /** Who is signed in at the provider; null when nobody is. */
  identity(): Promise<SignedInIdentity | null>;
  /** Tells the provider how its account is called and shown; null where our server does so itself. */
  updateProfile: ((profile: { displayName: string; photoURL: string | null }) => Promise<void>) | null;
  /** What one does about one's account, loaded on first use. */
  account(): Promise<AccountActs>;
};

/** One way that an account can be signed in to, by the provider's names: `password`, `google.com`. */
export type LinkedProvider = {
  providerId: string;
  uid: string;
  displayName: string | null;
  email: string | null;
  phoneNumber: string | null;
  photoURL: string | null;
};

/** Who is signed in, in the fields of the original's provider. */
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

/** One browser or program that is signed in to the account. */
export type SignedInDevice = {
  id: string;
  /** Whether it is the one that asks. */
  current: boolean;
  signedInAt: string;
  lastUsedAt: string;
  /** What it said of itself and where it called from, where the provider keeps that. */
  userAgent: string | null;
  address: string | null;
};

/** What the provider itself knows of the account that is signed in. */
export type AccountState = {
  email: string;
  emailVerified: boolean;
  /** False for someone who came by another service: there is no password to ask for or to change. */
  hasPassword: boolean;
  /** An address that they asked to change to and that is not confirmed yet. */
  newEmail: string | null;
  /** What opens it besides a password, where that can be taken off here. */
  linked: { providerId: string; since: string }[];
};

/**
 * What one does about one's account at a provider. An act that a provider cannot do is null, and its part of a
 * page is left out. Each throws CallError with the provider's `code`, which `explainAuth` puts into words.
 */
export type AccountActs = {
  /** Mails a link to `/reset-password`; succeeds whether or not there is such an account. */
  requestPasswordReset(email: string): Promise<void>;
  /** Uses up a mailed link; every session of the account ends. */
  resetPassword(reset: { token: string; password: string; unlink?: boolean | undefined }): Promise<void>;
  /** Whether a mailed link can still be used; it stays as it is. */
  isLinkValid(link: { token: string; purpose: LinkPurpose }): Promise<boolean>;
  /** Mails a link to `/verify-email` to whoever is signed in. */
  sendVerification(): Promise<void>;
  /** Uses up a mailed link: confirms the account's address, or the one it changes to. Answers the address. */
  verifyEmail(token: string): Promise<string>;
  state(): Promise<AccountState>;
  /** All other sessions end; this one stays. */
  changePassword(change: { currentPassword: string; newPassword: string }): Promise<void>;
  /** Mails a link to the new address; nothing changes until it is used. */
  changeEmail(change: { newEmail: string; password: string }): Promise<void>;
  /** Withdraws a pending change of address: the mailed link stops working. */
  withdrawEmailChange: (() => Promise<void>) | null;
  /** Takes another way to sign in off; all other sessions end. */
  unlink: ((providerId: string) => Promise<void>) | null;
  listSessions: (() => Promise<SignedInDevice[]>) | null;
  /** Ends every session and access token, those of this browser too. */
  signOutEverywhere: (() => Promise<void>) | null;
  /**
   * Whoever is signed in proves once more who they are; answers what `DELETE /profile` takes as `proof`.
   * The account at a provider outside is removed in `removeAccount`, after our own record.
   */
  proveAgain(password: string): Promise<string>;
  /** Removes the account where our server cannot; null where it does so itself. */
  removeAccount: (() => Promise<void>) | null;
};
