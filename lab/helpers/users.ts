/** A user with an access token. */
export type TestUser = { token: string };
type Role = 'Buyer' | 'Seller';

export type Reply<Body = Record<string, unknown>> = { status: number; body: Body; headers: Headers };

/** `from` is the IP address of the client, for a shop that trusts this machine as its proxy. */
export type Sent = { as?: TestUser; body?: object; from?: string; key?: string; signal?: AbortSignal };

/** Calls the API. Concurrent calls use different connections. */
export async function call<Body = Record<string, unknown>>(
  shop: string,
  method: string,
  path: string,
  { as, body, from, key, signal }: Sent = {},
): Promise<Reply<Body>> {
  const headers: Record<string, string> = {
    origin: shop,
    ...(as && { authorization: `bearer ${as.token}` }),
    ...(from && { 'x-forwarded-for': from }),
    ...(key && { 'idempotency-key': key }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }), ...(signal && { signal }) };
  const response = await fetch(`${shop}/api${path}`, init);
  const text = await response.text();
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    body: (isJson ? JSON.parse(text) : {}) as Body,
    headers: response.headers,
  };
}

/** Calls the API, and throws if the call fails. */
export async function callWell<Body>(
  shop: string,
  method: string,
  path: string,
  sent: Sent = {},
): Promise<Reply<Body>> {
  const reply = await call<Body>(shop, method, path, sent);
  if (reply.status < 300) return reply;
  throw new Error(`${method} ${path} responded with ${reply.status}: ${JSON.stringify(reply.body)}`);
}

export const password = 'correct horse 42';

let count = 0;

/** A user who signs up and logs in with the same calls as a browser, at any process of a shop. */
export class User implements TestUser {
  readonly email: string;
  token = '';
  session = '';

  constructor(email = `user-${++count}@example.com`) {
    this.email = email;
  }

  static async signUp(url: string, role: Role, email?: string): Promise<User> {
    const user = new User(email);
    const account = { name: `${role} ${count}`, email: user.email };
    await user.#enter(url, 'sign-up', account);
    await callWell(url, 'POST', '/users', { as: user, body: { ...account, role, status: 'verify' } });
    return user;
  }

  /** Signs buyers up a few at a time, because hashing a password occupies a core. */
  static async signUpBuyers(url: string, wanted: number): Promise<User[]> {
    const buyers: User[] = [];
    while (buyers.length < wanted) {
      const size = Math.min(4, wanted - buyers.length);
      buyers.push(...(await Promise.all(Array.from({ length: size }, () => User.signUp(url, 'Buyer')))));
    }
    return buyers;
  }

  async signIn(url: string): Promise<void> {
    await this.#enter(url, 'sign-in', { email: this.email });
  }

  async #enter(url: string, action: string, account: { email: string; name?: string }): Promise<void> {
    const body = { ...account, password };
    const { headers } = await callWell(url, 'POST', `/auth/${action}/email`, { body });
    this.session = headers.get('set-auth-token')!;
    await this.renew(url);
  }

  /** Exchanges the session for an ID token, and that for an access token, as a browser does. */
  async renew(url: string): Promise<void> {
    const proof = await callWell<TestUser>(url, 'GET', '/auth/token', { as: { token: this.session } });
    const path = `/jwt?email=${encodeURIComponent(this.email)}`;
    const { body } = await callWell<{ accessToken: string }>(url, 'GET', path, { as: proof.body });
    this.token = body.accessToken;
  }
}

export const aCamera = {
  brand: 'Nikon',
  title: 'Nikon FM2',
  condition: 'Good',
  duration: 120,
  location: 'Porto',
  buy: 520,
  sale: 310.5,
  des: 'Shutter fires at all speeds.',
  img: 'https://example.com/fm2.jpg',
};

let titles = 0;

/** An item with a title of its own. */
export const anItem = () => ({ ...aCamera, title: `Nikon FM2 no ${++titles}.` });

export const anOrder = (listing: string) => ({ listing, phone: '+351 555 0100', location: 'Porto' });

type Added = { id: string; consistencyToken: string };

/** Lists an item, and returns its id with the consistency token that later reads send. */
export async function addCamera(url: string, as: TestUser): Promise<Added> {
  const { body, headers } = await callWell<{ _id: string }>(url, 'POST', '/cameras', { as, body: anItem() });
  return { id: body._id, consistencyToken: headers.get('x-position')! };
}
