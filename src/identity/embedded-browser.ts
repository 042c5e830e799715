import { call } from '#src/platform/browser/call.ts';

/** What the browser asks of an identity provider. */
export type BrowserProvider = {
  signUp(account: { name: string; email: string; password: string }): Promise<void>;
  signIn(credentials: { email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
  /** The proof to exchange for an access token; @throws CallError 401 when nobody is signed in. */
  idToken(): Promise<string>;
};

/** The embedded provider: its session is a cookie that only `/api/auth` sees. */
export const embedded: BrowserProvider = {
  async signUp(account) {
    await call('POST', '/api/auth/sign-up/email', { body: account });
  },
  async signIn(credentials) {
    await call('POST', '/api/auth/sign-in/email', { body: credentials });
  },
  async signOut() {
    await call('POST', '/api/auth/sign-out');
  },
  async idToken() {
    const { body } = await call<{ token: string }>('GET', '/api/auth/token');
    return body.token;
  },
};
