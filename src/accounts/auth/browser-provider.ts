import { useRouteLoaderData } from 'react-router';
import type { Responses } from '#src/platform/http/calls.ts';

/** The actions that both providers support. They throw CallError with the provider's `code`. */
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
   */
  loadGoogle(): Promise<(invitation?: string) => Promise<boolean>>;
  /** Sends the name and photo to the provider; null if our server does that. */
  updateProfile: ((profile: { displayName: string; photoURL: string | null }) => Promise<void>) | null;
  /** Emails a link to a new password. Succeeds even if there is no such account, so that it reveals nothing. */
  requestPasswordReset(email: string): Promise<unknown>;
  sendVerification(): Promise<unknown>;
  state(): Promise<AccountState>;
  /** Ends all other sessions. */
  changePassword(change: { newPassword: string }): Promise<unknown>;
  changeEmail(change: { newEmail: string }): Promise<unknown>;
  /** Shows that it is the user, with the password or a code. Without `proof`, opens Google's window. */
  confirm(proof: string): Promise<unknown>;
  /** Null if our server does that. */
  removeAccount: (() => Promise<unknown>) | null;
};

/** `methods`: the ways to log in, `password` and `google.com`. */
export type AccountState = Responses['GET /auth/account'] & { methods: string[] };

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
