import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { Hono } from 'hono';
import { createEmbeddedProvider } from '#src/identity/embedded-provider.server.ts';
import type { IdentityProvider } from '#src/identity/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { loadConfig } from '#src/platform/config.server.ts';
import { createApi } from '#src/server/api.ts';
import { openRuntime } from '#src/server/runtime.ts';

export type Answer = { status: number; body: any; headers: Headers };

/** Someone of a test: calls carry their access token. */
export type Person = { id: string; name: string; email: string; token: string };

/** A whole shop on a database of its own: the API as the server mounts it. */
export type Shop = {
  app: App;
  provider: IdentityProvider;
  api: Hono;
  /** Calls the API; `as` adds the bearer, an object becomes JSON. */
  call(
    method: string,
    path: string,
    options?: { as?: Person | string; body?: unknown; headers?: Record<string, string> },
  ): Promise<Answer>;
  /** Signs someone up by the calls that a browser makes; `admin` is made by the operator's way. */
  enrol(role: 'Buyer' | 'Seller' | 'admin', name?: string): Promise<Person>;
  close(): Promise<void>;
};

export const origin = 'http://localhost:3000';
const root = join(import.meta.dirname, '..');

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('server'), database: 'rangefinder' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A connection to a fresh, migrated database; `drop` removes it. */
export async function createDatabase(): Promise<{ connection: pg.ClientConfig; drop(): Promise<void> }> {
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${database} template ${inject('template')}`);
  return {
    connection: { ...inject('server'), database },
    drop: async () => onServer(`drop database ${database} with (force)`),
  };
}

/** Opens a shop; settings of the environment may be given. */
export async function openShop(settings: Record<string, string> = {}): Promise<Shop> {
  const stateDir = await mkdtemp(join(tmpdir(), 'rangefinder-shop-'));
  const { connection, drop } = await createDatabase();
  const config = loadConfig({ STATE_DIR: stateDir, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...settings });
  const { app, close } = await openRuntime(config, connection, root);
  const provider = createEmbeddedProvider(app);
  const api = new Hono().route('/api', createApi(app, provider));

  const call: Shop['call'] = async (method, path, { as, body, headers = {} } = {}) => {
    const sent = new Headers({ origin, ...headers });
    if (as) sent.set('authorization', `bearer ${typeof as === 'string' ? as : as.token}`);
    const raw = typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;
    if (body !== undefined && !raw && !sent.has('content-type')) sent.set('content-type', 'application/json');
    const payload = body === undefined ? null : raw ? (body as BodyInit) : JSON.stringify(body);
    const response = await api.fetch(
      new Request(`${origin}/api${path}`, { method, headers: sent, body: payload }),
    );
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  };

  let count = 0;
  const enrol: Shop['enrol'] = async (role, name = `${role} ${++count}`) => {
    const email = `${role.toLowerCase()}-${++count}@example.com`;
    const signedUp = await call('POST', '/auth/sign-up/email', {
      body: { name, email, password: 'correct horse 42' },
    });
    const session = signedUp.headers.get('set-auth-token')!;
    const idToken = await call('GET', '/auth/token', { as: session });
    const access = await call('GET', `/jwt?email=${email}`, { as: idToken.body.token });
    const token: string = access.body.accessToken;
    const wanted = role === 'admin' ? 'Buyer' : role;
    const made = await call('POST', '/users', {
      as: token,
      body: { name, email, status: 'verify', role: wanted },
    });
    if (role === 'admin')
      await app.db
        .updateTable('people')
        .set({ role: 'admin', earlier_role: 'Buyer' })
        .where('id', '=', made.body._id)
        .execute();
    return { id: made.body._id, name, email, token };
  };

  return {
    app,
    provider,
    api,
    call,
    enrol,
    async close() {
      await close();
      await drop();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}

/** A body that `POST /cameras` takes. */
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
