import { call, createUser, openSession, takeToken, type TestUser } from '#lab/bench/users.ts';

let count = 0;

/** A user whose access token can be renewed at any process. */
export class Visitor implements TestUser {
  token = '';
  readonly #email = `visitor-${++count}@example.com`;
  #session = '';

  static async signUp(url: string, role: 'Buyer' | 'Seller'): Promise<Visitor> {
    const visitor = new Visitor();
    const account = { name: `${role} ${count}`, email: visitor.#email };
    visitor.#session = await openSession(url, 'sign-up', account);
    await visitor.renew(url);
    await createUser(url, visitor.token, { ...account, role });
    return visitor;
  }

  async signIn(url: string): Promise<void> {
    this.#session = await openSession(url, 'sign-in', { email: this.#email });
    await this.renew(url);
  }

  async renew(url: string): Promise<void> {
    this.token = await takeToken(url, this.#email, this.#session);
  }

  /** Returns the status of a call that requires a valid access token. */
  async look(url: string): Promise<number> {
    return (await call(url, 'GET', '/profile', { as: this })).status;
  }
}
