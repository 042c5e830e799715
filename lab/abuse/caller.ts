import assert from 'node:assert/strict';
import { Agent, request } from 'undici';
import { password } from '#lab/helpers/users.ts';

export type Answer = { status: number | null; ms: number; body: string; session: string | null };

export type RequestOptions = {
  method?: string;
  path: string;
  bearer?: string | undefined;
  body?: Buffer | object;
  type?: string;
  /** A call without a response within this time gets the status null. */
  patienceMs?: number;
};

let addresses = 0;

/** Returns an unused address of 127.0.0.0/8, all of which belongs to this machine. */
export function newAddress(): string {
  const next = ++addresses;
  return `127.${20 + (next >> 8)}.${next & 255}.7`;
}

/** A client with its own IP address that opens a new connection for each call. */
export class Caller {
  readonly shopUrl: string;
  readonly address: string;
  readonly #agent: Agent;

  constructor(shopUrl: string, address = newAddress()) {
    this.shopUrl = shopUrl;
    this.address = address;
    this.#agent = new Agent({ localAddress: address, pipelining: 0 });
  }

  async request(options: RequestOptions): Promise<Answer> {
    const { method = 'GET', path, bearer, body, type = 'application/json', patienceMs = 5_000 } = options;
    const began = performance.now();
    const headers = {
      origin: this.shopUrl.replace('127.0.0.1', 'localhost'),
      accept: 'text/html,application/json',
      'accept-encoding': 'identity',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(body && { 'content-type': type }),
    };
    try {
      const response = await request(this.shopUrl + path, {
        method: method as 'GET',
        headers,
        body: body === undefined || Buffer.isBuffer(body) ? (body ?? null) : JSON.stringify(body),
        dispatcher: this.#agent,
        signal: AbortSignal.timeout(patienceMs),
      });
      const text = await response.body.text();
      const session = (response.headers['set-auth-token'] as string | undefined) ?? null;
      return { status: response.statusCode, ms: performance.now() - began, body: text, session };
    } catch {
      return { status: null, ms: performance.now() - began, body: '', session: null };
    }
  }
}

let userCount = 0;

/** A client with an account and its access token. */
export class UserClient extends Caller {
  readonly email = `abuse-${process.pid}-${++userCount}@example.com`;
  token = '';
  session = '';

  static async signUp(shopUrl: string, role: 'Buyer' | 'Seller'): Promise<UserClient> {
    const client = new UserClient(shopUrl);
    const account = { name: `${role} ${userCount}`, email: client.email };
    const answers = await client.#enter('sign-up', account);
    const made = await client.requestAsUser('POST', '/api/users', { ...account, role, status: 'verify' });
    for (const { status, body } of [...answers, made])
      assert.ok(status && status < 300, `${status}: ${body}`);
    return client;
  }

  static async signUpSome(shopUrl: string, role: 'Buyer' | 'Seller', count: number): Promise<UserClient[]> {
    const clients: UserClient[] = [];
    while (clients.length < count) clients.push(await UserClient.signUp(shopUrl, role));
    return clients;
  }

  requestAsUser(method: string, path: string, body?: object): Promise<Answer> {
    return this.request({ method, path, bearer: this.token, ...(body && { body }) });
  }

  signIn(): Promise<Answer[]> {
    return this.#enter('sign-in', { email: this.email });
  }

  async #enter(action: 'sign-up' | 'sign-in', account: object): Promise<Answer[]> {
    const body = { ...account, password };
    const path = `/api/auth/${action}/email`;
    const patienceMs = action === 'sign-up' ? 20_000 : 5_000;
    const entered = await this.request({ method: 'POST', path, body, patienceMs });
    if (!entered.session) return [entered];
    this.session = entered.session;
    const proof = await this.request({ path: '/api/auth/token', bearer: this.session });
    if (proof.status !== 200) return [entered, proof];
    const { token } = JSON.parse(proof.body) as { token: string };
    const exchanged = await this.request({ path: `/api/jwt?email=${this.email}`, bearer: token });
    if (exchanged.status === 200)
      this.token = (JSON.parse(exchanged.body) as { accessToken: string }).accessToken;
    return [entered, proof, exchanged];
  }

  upload(photo: Buffer, patienceMs: number): Promise<Answer> {
    const { token: bearer } = this;
    return this.request({ method: 'POST', path: '/api/images', bearer, ...aForm(photo), patienceMs });
  }
}

/** Returns a form with one photo, as a browser sends it. */
export function aForm(photo: Buffer): { body: Buffer; type: string } {
  const head = '--form\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from('\r\n--form--\r\n')]);
  return { body, type: 'multipart/form-data; boundary=form' };
}
