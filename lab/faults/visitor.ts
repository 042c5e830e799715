import assert from 'node:assert/strict';
import { call, type TestUser, type Reply } from '#lab/bench/users.ts';

const password = 'correct horse 42';
let count = 0;

/** A user whose access token can be renewed at any process. */
export class Visitor implements TestUser {
  token = '';
  readonly #email = `visitor-${++count}@example.com`;
  #session = '';

  static async signUp(url: string, role: 'Buyer' | 'Seller'): Promise<Visitor> {
    const visitor = new Visitor();
    const account = { name: `${role} ${count}`, email: visitor.#email };
    visitor.#keep(await call(url, 'POST', '/auth/sign-up/email', { body: { ...account, password } }));
    await visitor.renew(url);
    const body = { ...account, role, status: 'verify' };
    assert.equal((await call(url, 'POST', '/users', { as: visitor, body })).status, 201);
    return visitor;
  }

  async signIn(url: string): Promise<void> {
    this.#keep(await call(url, 'POST', '/auth/sign-in/email', { body: { email: this.#email, password } }));
    await this.renew(url);
  }

  /** Exchanges the session for an ID token, and that for an access token, as a browser does. */
  async renew(url: string): Promise<void> {
    const as = { token: this.#session };
    const proof = await call<TestUser>(url, 'GET', '/auth/token', { as });
    assert.equal(proof.status, 200, 'the session');
    const path = `/jwt?email=${this.#email}`;
    const { status, body } = await call<{ accessToken: string }>(url, 'GET', path, { as: proof.body });
    assert.equal(status, 200, 'the ID token');
    this.token = body.accessToken;
  }

  /** Returns the status of a call that requires a valid access token. */
  async look(url: string): Promise<number> {
    return (await call(url, 'GET', '/profile', { as: this })).status;
  }

  #keep({ status, headers }: Reply<unknown>): void {
    assert.equal(status, 200, 'the status of a login');
    this.#session = headers.get('set-auth-token')!;
  }
}
