import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll } from 'vitest';
import { providerOf } from '#src/accounts/auth/provider-service.server.ts';
import type { IdentityProvider } from '#src/accounts/auth/service.server.ts';
import { signAccessToken } from '#src/accounts/auth/tokens/access-token.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { allRoutes, createApi } from '#src/server/api/create-api.ts';
import { allWork, startWorker, openRuntime, type Runtime } from '#src/server/start-up/runtime.ts';
import { callerOf } from './api.ts';
import { createDatabase } from './database.ts';
import { runJobs } from './jobs.ts';
import { readOutbox, type ReadMail } from './mails.ts';

export type ApiResponse = { status: number; body: any; headers: Headers };

/** A user with a record in the shop and an access token. */
export type TestUser = { id: string; name: string; email: string; token: string };

/** An account at the identity provider, with or without a record in the shop. */
export type Account = { name: string; email: string; session: string; idToken: string; token: string };

/** A complete shop with its own database, and with the API as the server mounts it. */
export type Shop = {
  app: App;
  provider: IdentityProvider;
  api: Hono;
  /** The connection to the shop's database. */
  connection: pg.ClientConfig;
  /** Calls the API. `as` sets the bearer token, and an object as the body is sent as JSON. */
  call(
    method: string,
    path: string,
    options?: { as?: { token: string } | string; body?: unknown; headers?: Record<string, string> },
  ): Promise<ApiResponse>;
  /** Creates an account without a record, with the calls that a browser makes. */
  register(name?: string): Promise<Account>;
  /** Signs up a user with the calls that a browser makes. An admin is promoted in the database. */
  signUpUser(role: 'Buyer' | 'Seller' | 'admin', name?: string): Promise<TestUser & Account>;
  /** Creates a user with a record and a token but without an account, which avoids hashing a password. */
  createUser(role: 'Buyer' | 'Seller' | 'admin', name?: string): Promise<TestUser>;
  /** Runs all waiting jobs of all features. `runJobs` is for an app without a shop, and for jobs of a test's own. */
  work(): Promise<{ failed: number }>;
  /** Returns the emails in the outbox, the oldest first. */
  mails(): Promise<ReadMail[]>;
  /** Runs a statement in the shop's database and returns the rows. */
  sql<Row = any>(statement: TemplateStringsArray, ...values: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

export const password = 'correct horse 42';
const root = join(import.meta.dirname, '..');

/** Admins need a different name, because names such as 'admin 1' are rejected. */
const nameOf = (role: string, count: number): string => `${role === 'admin' ? 'Ada' : role} ${count}`;

export async function openShop(settings: Record<string, string> = {}): Promise<Shop> {
  const stateDir = await mkdtemp(join(tmpdir(), 'rangefinder-shop-'));
  const { connection, drop } = await createDatabase();
  const config = loadConfig({
    STATE_DIR: stateDir,
    RATE_LIMITS: 'off',
    ADMIN_SECOND_FACTOR: 'off',
    // With a PUBLIC_URL on another machine, neither setting may be off.
    LOAD_SHEDDING: settings['RATE_LIMITS'] ?? 'off',
    ...(!settings['PUBLIC_URL'] && { PASSWORD_COST: '4' }),
    LOG_LEVEL: 'error',
    ...settings,
  });
  const { app, close } = await openRuntime(config, connection, root);
  const provider = providerOf(app);
  const api = new Hono().route('/api', createApi(app));

  const call = callerOf(api, [...allRoutes, ...provider.calls]);

  let count = 0;
  const register: Shop['register'] = async (name = `Person ${++count}`) => {
    const email = `person-${++count}@example.com`;
    const signedUp = await call('POST', '/auth/sign-up/email', { body: { name, email, password } });
    const session = signedUp.headers.get('set-auth-token')!;
    const { token: idToken } = (await call('GET', '/auth/token', { as: session })).body;
    const { accessToken: token } = (await call('GET', `/jwt?email=${email}`, { as: idToken })).body;
    return { name, email, session, idToken, token };
  };

  const promote = async (id: string): Promise<void> => {
    const values = { role: 'admin', earlier_role: 'Buyer' } as const;
    await app.db.updateTable('users').set(values).where('id', '=', id).execute();
  };

  const signUpUser: Shop['signUpUser'] = async (role, name = nameOf(role, ++count)) => {
    const account = await register(name);
    const wanted = role === 'admin' ? 'Buyer' : role;
    const made = await call('POST', '/users', {
      as: account,
      body: { name, email: account.email, status: 'verify', role: wanted },
    });
    if (role === 'admin') await promote(made.body._id);
    return { id: made.body._id, ...account };
  };

  const createUser: Shop['createUser'] = async (role, name = nameOf(role, ++count)) => {
    const email = `user-${++count}@example.com`;
    const identity = { issuer: 'test', subject: randomUUID(), email, name };
    const provedAt = Math.floor(Date.now() / 1000);
    const token = await signAccessToken(app.authSecret, identity, 0, { provedAt });
    const wanted = role === 'admin' ? 'Buyer' : role;
    const made = await call('POST', '/users', { as: token, body: { name, email, role: wanted } });
    if (role === 'admin') await promote(made.body._id);
    return { id: made.body._id, name, email, token };
  };

  return {
    app,
    provider,
    api,
    connection,
    call,
    register,
    signUpUser,
    createUser,
    work: () => runJobs(app, allWork),
    mails: () => readOutbox(app),
    sql: async <Row>(statement: TemplateStringsArray, ...values: unknown[]) =>
      (await sql<Row>(statement, ...values).execute(app.db)).rows,
    async close() {
      // The database is dropped before the last connections have closed; silences the log messages about that.
      app.log.level = 'silent';
      await close();
      await drop();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}

/** Opens another process's view of a shop. */
export const openAnother = ({ app, connection }: Shop): Promise<Runtime> =>
  openRuntime(app.config, connection, app.root);

/** Opens a shop for all tests of a file, and closes it after them. */
export async function useShop(settings?: Record<string, string>): Promise<Shop> {
  const shop = await openShop(settings);
  afterAll(() => shop.close());
  return shop;
}

/** Opens a second process of the same shop, with its own connections, memory and change log. */
export async function openSecondProcess({ app: { config }, connection, call: first }: Shop) {
  const { app, close } = await openRuntime(config, connection, root);
  const provider = providerOf(app);
  const api = new Hono().route('/api', createApi(app));
  return {
    app,
    api,
    call: callerOf(api, [...allRoutes, ...provider.calls]) satisfies typeof first,
    async close() {
      // Silences the log messages about connections that are cut.
      app.log.level = 'silent';
      await close();
    },
  };
}

/** Runs the jobs of a shop on their schedule, and returns a function that stops them. */
export function startBackgroundWork({ app, connection }: Shop): () => Promise<void> {
  const runner = startWorker(app, connection);
  return () => runner.stop();
}

/** A valid body for `POST /cameras`. */
export const aCamera = {
  title: 'Nikon FM2n',
  brand: 'Nikon',
  condition: 'Good',
  duration: 120,
  location: 'Porto',
  buy: 520,
  sale: 310.5,
  des: 'Shutter fires at all speeds.',
  img: 'https://example.com/fm2.jpg',
};

export type Kind = 'cameras' | 'lens' | 'accessories';
export const kinds: Kind[] = ['cameras', 'lens', 'accessories'];
export const meeting = { phone: '+351 555 0100', location: 'Porto, by the river' };

/** Lists an item as its seller would, and returns the item as the API does. */
export async function createListing(
  shop: Shop,
  seller: TestUser,
  changes: object = {},
  kind: Kind = 'cameras',
) {
  if ('kind' in changes) throw new Error('the kind of an item is an argument of its own');
  const { status, body } = await shop.call('POST', `/${kind}`, {
    as: seller,
    body: { ...aCamera, ...changes },
  });
  if (status !== 201) throw new Error(`not listed: ${status} ${JSON.stringify(body)}`);
  return body;
}

export const tryToBook = (shop: Shop, buyer: TestUser, { _id: listing }: { _id: string }) =>
  shop.call('POST', '/orders', { as: buyer, body: { ...meeting, listing } });

/** Books an item as a buyer would, and returns the order as the API does. */
export async function book(shop: Shop, buyer: TestUser, listing: { _id: string }) {
  const { status, body } = await tryToBook(shop, buyer, listing);
  if (status !== 201) throw new Error(`not booked: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** Closes an account directly in the database. */
export async function closeAccount(shop: Shop, { id }: TestUser): Promise<void> {
  await shop.app.db
    .updateTable('users')
    .set({ deleted_at: new Date(), deleted_by: id })
    .where('id', '=', id)
    .execute();
}
