import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { towns } from '#demo/users.ts';
import { kinds, type Kind } from '#src/catalog/items/kind-schemas.ts';
import type { ListingFields } from '#src/catalog/items/schemas.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import type { Order } from '#src/deals/orders/schemas.ts';

export { kinds, type Kind, type Listing, type Order };

export type Account = { name: string; email: string; password: string };
export type TestUser = Account & { cookie: string; token: string };

type ApiResponse<T> = { status: number; headers: Headers; body: T };

/**
 * The places of the demo's items, where no test lists anything. A list that is narrowed to them does not change during
 * a test.
 */
export const demoPlaces = new URLSearchParams(
  Object.keys(towns).map((town) => ['place', town.toLowerCase()]),
).toString();

/** The newest seeded post; posts that tests add and delete are newer. */
export const seededPost = 'How to look at shutter 1';

export const seededPhoto = '/demo/blog-1-1200.webp';

const format = (iso: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', style).format(new Date(iso)).replaceAll('\u202f', ' ');

const isThisYear = (iso: string) => new Date(iso).getFullYear() === new Date().getFullYear();
const dateStyle = (iso: string): Intl.DateTimeFormatOptions => ({
  month: 'short',
  day: 'numeric',
  ...(isThisYear(iso) ? {} : { year: 'numeric' }),
});

/** Formats the date of an ISO time as the pages of the dashboard do. */
export const dayOf = (iso: string): string => format(iso, dateStyle(iso));

/** Formats the date and time of an ISO time as the pages of the dashboard do. */
export const momentOf = (iso: string): string =>
  `${format(iso, { ...dateStyle(iso), weekday: 'short' })}, ${format(iso, { hour: 'numeric', minute: '2-digit' })}`;

export const uniqueWord = (): string => randomUUID().slice(0, 8);

export function anAccount(name: string): Account {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${uniqueWord()}@example.com`;
  // Fixed, because random digits that look like letters could spell the name, which a password must not contain.
  return { name, email, password: 'plum lantern 77' };
}

/** Returns a valid body for `POST /cameras`, `/lens` and `/accessories`. */
export function aProduct(title: string): ListingFields {
  return {
    title,
    brand: 'Nikon',
    condition: 'Good',
    duration: 12,
    location: 'Porto',
    buy: 520,
    sale: 310.5,
    des: 'Shutter fires at all speeds.',
    img: '/demo/lens-50-1200.webp',
  };
}

export type ListedItem = { id: string; title: string; path: string; date: string; seller: TestUser };

/** Calls the API of a running shop, to prepare tests. */
export type Shop = ReturnType<typeof openShop>;

export function openShop(url: string) {
  async function call<T = unknown>(
    method: string,
    path: string,
    { bearer, cookie, body }: { bearer?: string; cookie?: string; body?: unknown } = {},
  ): Promise<ApiResponse<T>> {
    const headers = new Headers({ origin: url });
    if (bearer) headers.set('authorization', `bearer ${bearer}`);
    if (cookie) headers.set('cookie', cookie);
    if (body) headers.set('content-type', 'application/json');
    const payload = body ? JSON.stringify(body) : null;
    const response = await fetch(`${url}/api${path}`, { method, headers, body: payload });
    const answer = (await response.json()) as T;
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return { status: response.status, headers: response.headers, body: answer };
  }

  async function enter(path: string, account: Account): Promise<TestUser> {
    const { headers } = await call('POST', path, { body: account });
    const cookie = headers.getSetCookie()[0]!.split(';', 1)[0]!;
    const { body: proof } = await call<{ token: string }>('GET', '/auth/token', { cookie });
    const { body } = await call<{ accessToken: string }>('GET', `/jwt?email=${account.email}`, {
      bearer: proof.token,
    });
    return { ...account, cookie, token: body.accessToken };
  }

  /** Creates an account without a record, which is the state before its owner has chosen a role. */
  const register = async (account: Account): Promise<TestUser> => enter('/auth/sign-up/email', account);

  async function signUpUser(role: 'Buyer' | 'Seller', name = `${role} Person`): Promise<TestUser> {
    const user = await register(anAccount(name));
    const { email, token } = user;
    await call('POST', '/users', { bearer: token, body: { name, email, status: 'verify', role } });
    return user;
  }

  let admin: { since: number; user: Promise<TestUser> } | undefined;
  async function signInAdmin(stateDir: string): Promise<TestUser> {
    const credentials = await readFile(join(stateDir, 'demo.txt'), 'utf8');
    const [, email, password] = /^ *admin +(\S+) +(\S+)$/m.exec(credentials)!;
    return enter('/auth/sign-in/email', { name: '', email: email!, password: password! });
  }

  async function addItem(seller: TestUser, kind: Kind, fields: ListingFields): Promise<Listing> {
    return (await call<Listing>('POST', `/${kind}`, { bearer: seller.token, body: fields })).body;
  }

  return {
    url,
    call,
    register,
    signUpUser,
    addItem,

    /** Logs the same user in again, as in another browser. */
    signIn: async (account: Account): Promise<TestUser> =>
      enter('/auth/sign-in/email', { name: account.name, email: account.email, password: account.password }),

    async createListing(kind: Kind = 'cameras', more: Partial<ListingFields> = {}): Promise<ListedItem> {
      const seller = await signUpUser('Seller', 'Sam Seller');
      const title = `Item ${uniqueWord()}`;
      const { _id: id, date } = await addItem(seller, kind, { ...aProduct(title), ...more });
      return { id, title, path: `/${kind}/${id}`, date, seller };
    },

    /**
     * The admin of the demo shop. The tests of a worker share a session, so no test may log the admin out. A login is
     * enough to confirm for ten minutes.
     */
    async admin(stateDir: string): Promise<TestUser> {
      const isRecent = admin && admin.since > Date.now() - 5 * 60_000;
      if (!admin || !isRecent) admin = { since: Date.now(), user: signInAdmin(stateDir) };
      return admin.user;
    },

    async book(buyer: TestUser, listing: string): Promise<Order> {
      const body = { listing, phone: '+351 555 0100', location: 'Porto, São Bento station' };
      return (await call<Order>('POST', '/orders', { bearer: buyer.token, body })).body;
    },

    /** Returns the state of a browser that has a user's access token and session cookie. */
    storageOf({ cookie, token }: TestUser): NonNullable<BrowserContextOptions['storageState']> {
      const [name, value] = cookie.split('=') as [string, string];
      const cookieFields = { expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const };
      return {
        cookies: [{ name, value, domain: 'localhost', path: '/api/auth', ...cookieFields }],
        origins: [{ origin: url, localStorage: [{ name: 'accessToken', value: token }] }],
      };
    },
  };
}
