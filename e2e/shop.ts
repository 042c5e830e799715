import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { kinds, type Kind, type Listing, type ProductFields } from '#src/catalog/listings/schemas.ts';
import type { Order } from '#src/deals/orders/schemas.ts';
import { towns } from '#demo/towns.ts';

export { kinds, type Kind, type Listing, type Order };

/** What someone signs in with. */
export type Account = { name: string; email: string; password: string };
/** Someone who signed in by the calls that a browser makes. */
export type Person = Account & { cookie: string; token: string };

type Answer<T> = { status: number; headers: Headers; body: T };

/**
 * Narrows a list of all items or of lenses to what no journey changes: the demo's, at places where no journey puts
 * anything up. Other lists move while they are read.
 */
export const still = new URLSearchParams(
  Object.keys(towns).map((town) => ['place', town.toLowerCase()]),
).toString();

/** A post that stays: the newest of those that the shop is seeded with. Others come and go above it. */
export const seededPost = 'How to look at shutter 1';

/** What the seeded posts are illustrated with. */
export const seededPicture = '/demo/blog-1-1200.webp';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];

/** A day as the pages write it, from what the wire has. */
export function dayOf(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return `${day} ${months[month! - 1]} ${year}`;
}

/** As pages write a moment. */
export function momentOf(iso: string): string {
  return `${dayOf(iso)}, ${iso.slice(11, 16)} UTC`;
}

/** A word that no other test has. */
export const uniqueWord = (): string => randomUUID().slice(0, 8);

export function anAccount(name: string): Account {
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}.${uniqueWord()}@example.com`;
  // No random part: read as letters, its digits would spell a name now and then, which a password may not have.
  return { name, email, password: 'plum lantern 77' };
}

/** A body that `POST /cameras` and its siblings take. */
export function aProduct(title: string): ProductFields {
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

/** An item on show, and how to get to it. */
export type Shown = { id: string; title: string; path: string; date: string; seller: Person };

/** The API of one running shop, for what a journey needs before it begins. */
export type Shop = ReturnType<typeof openShop>;

export function openShop(url: string) {
  async function call<T = unknown>(
    method: string,
    path: string,
    { bearer, cookie, body }: { bearer?: string; cookie?: string; body?: unknown } = {},
  ): Promise<Answer<T>> {
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

  async function enter(path: string, account: Account): Promise<Person> {
    const { headers } = await call('POST', path, { body: account });
    const cookie = headers.getSetCookie()[0]!.split(';', 1)[0]!;
    const { body: proof } = await call<{ token: string }>('GET', '/auth/token', { cookie });
    const { body } = await call<{ accessToken: string }>('GET', `/jwt?email=${account.email}`, {
      bearer: proof.token,
    });
    return { ...account, cookie, token: body.accessToken };
  }

  /** An account without a record: its owner was never asked for a role. */
  const register = async (account: Account): Promise<Person> => enter('/auth/sign-up/email', account);

  async function enrol(role: 'Buyer' | 'Seller', name = `${role} Person`): Promise<Person> {
    const person = await register(anAccount(name));
    const { email, token } = person;
    await call('POST', '/users', { bearer: token, body: { name, email, status: 'verify', role } });
    return person;
  }

  let admin: Promise<Person> | undefined;
  async function signInAdmin(stateDir: string): Promise<Person> {
    const people = await readFile(join(stateDir, 'demo.txt'), 'utf8');
    const [, email, password] = /^ *admin +(\S+) +(\S+)$/m.exec(people)!;
    return enter('/auth/sign-in/email', { name: '', email: email!, password: password! });
  }

  async function addItem(seller: Person, kind: Kind, fields: ProductFields): Promise<Listing> {
    return (await call<Listing>('POST', `/${kind}`, { bearer: seller.token, body: fields })).body;
  }

  return {
    url,
    call,
    register,
    enrol,
    addItem,

    /** The same person in another browser. */
    signIn: async (account: Account): Promise<Person> =>
      enter('/auth/sign-in/email', { name: account.name, email: account.email, password: account.password }),

    /** An item of a seller of its own. */
    async putUp(kind: Kind = 'cameras'): Promise<Shown> {
      const seller = await enrol('Seller', 'Sam Seller');
      const title = `Item ${uniqueWord()}`;
      const { _id: id, date } = await addItem(seller, kind, aProduct(title));
      return { id, title, path: `/${kind}/${id}`, date, seller };
    },

    /** The demo shop's admin, in one session for all tests of a worker: no test may sign them out. */
    admin: async (stateDir: string): Promise<Person> => (admin ??= signInAdmin(stateDir)),

    async book(buyer: Person, listing: string): Promise<Order> {
      const body = { listing, phone: '+351 555 0100', location: 'Porto, São Bento station' };
      return (await call<Order>('POST', '/orders', { bearer: buyer.token, body })).body;
    },

    /** What the person's browser would hold: the access token, and the provider's cookie. */
    storageOf({ cookie, token }: Person): NonNullable<BrowserContextOptions['storageState']> {
      const [name, value] = cookie.split('=') as [string, string];
      const kept = { expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' as const };
      return {
        cookies: [{ name, value, domain: 'localhost', path: '/api/auth', ...kept }],
        origins: [{ origin: url, localStorage: [{ name: 'accessToken', value: token }] }],
      };
    },
  };
}
