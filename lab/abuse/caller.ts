import assert from 'node:assert/strict';
import { request } from 'node:http';
import { aCamera, password } from '#lab/bench/users.ts';

export type Answer = { status: number | null; ms: number; body: string; session: string | null };

type RequestOptions = {
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

  constructor(shopUrl: string, address = newAddress()) {
    this.shopUrl = shopUrl;
    this.address = address;
  }

  request({ method = 'GET', path, bearer, body, type, patienceMs = 5_000 }: RequestOptions): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const began = performance.now();
    const sent = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    const end = (status: number | null, text = '', session: string | null = null) =>
      resolve({ status, ms: performance.now() - began, body: text, session });
    const headers = {
      origin: this.shopUrl.replace('127.0.0.1', 'localhost'),
      accept: 'text/html,application/json',
      'accept-encoding': 'identity',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(sent && { 'content-type': type ?? 'application/json', 'content-length': sent.byteLength }),
    };
    const url = new URL(this.shopUrl);
    const req = request(
      { host: url.hostname, port: url.port, method, path, headers, agent: false, localAddress: this.address },
      (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('error', () => end(null));
        res.on('end', () => {
          const session = res.headers['set-auth-token'];
          end(res.statusCode!, Buffer.concat(parts).toString(), typeof session === 'string' ? session : null);
        });
      },
    );
    const timer = setTimeout(() => req.destroy(new Error('late')), patienceMs);
    req.on('error', () => end(null)).on('close', () => clearTimeout(timer));
    req.end(sent);
    return promise;
  }
}

let userCount = 0;

/** A client with an account and its access token. */
export class UserClient extends Caller {
  readonly email: string;
  readonly name: string;
  token = '';
  session = '';

  private constructor(shopUrl: string, name: string, email: string) {
    super(shopUrl);
    this.name = name;
    this.email = email;
  }

  static async signUp(shopUrl: string, role: 'Buyer' | 'Seller'): Promise<UserClient> {
    const count = ++userCount;
    const client = new UserClient(shopUrl, `${role} ${count}`, `abuse-${process.pid}-${count}@example.com`);
    const { name, email } = client;
    const signedUp = await client.request({
      method: 'POST',
      path: '/api/auth/sign-up/email',
      body: { name, email, password },
      patienceMs: 20_000,
    });
    assert.equal(signedUp.status, 200, `sign-up: ${signedUp.body}`);
    for (const answer of await client.takeToken(signedUp.session!)) assert.equal(answer.status, 200);
    const body = { name, email, role, status: 'verify' };
    assert.equal((await client.requestAsUser('POST', '/api/users', body)).status, 201);
    return client;
  }

  requestAsUser(method: string, path: string, body?: object): Promise<Answer> {
    return this.request({ method, path, bearer: this.token, ...(body && { body }) });
  }

  async signIn(): Promise<Answer[]> {
    const body = { email: this.email, password };
    const answer = await this.request({ method: 'POST', path: '/api/auth/sign-in/email', body });
    return answer.session ? [answer, ...(await this.takeToken(answer.session))] : [answer];
  }

  async takeToken(session: string): Promise<Answer[]> {
    this.session = session;
    const proof = await this.request({ path: '/api/auth/token', bearer: session });
    if (proof.status !== 200) return [proof];
    const { token } = JSON.parse(proof.body) as { token: string };
    const exchanged = await this.request({ path: `/api/jwt?email=${this.email}`, bearer: token });
    if (exchanged.status === 200)
      this.token = (JSON.parse(exchanged.body) as { accessToken: string }).accessToken;
    return [proof, exchanged];
  }

  upload(photo: Buffer, patienceMs: number): Promise<Answer> {
    const { body, type } = aForm(photo);
    return this.request({ method: 'POST', path: '/api/images', bearer: this.token, body, type, patienceMs });
  }
}

/** Returns a form with one photo, as a browser sends it. */
export function aForm(photo: Buffer): { body: Buffer; type: string } {
  const head = '--form\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from('\r\n--form--\r\n')]);
  return { body, type: 'multipart/form-data; boundary=form' };
}

export const anItem = (title: string) => ({ ...aCamera, title });

export function anOrder(listing: string) {
  return { listing, phone: '+351 555 0100', location: 'Porto, by the river' };
}
