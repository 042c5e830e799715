import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT, type JWTPayload } from 'jose';
import { afterAll, beforeEach } from 'vitest';
import { useShop, type TestUser } from './shop.ts';

export const project = 'my-shop';
export const firebaseSettings = {
  IDENTITY: 'firebase',
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: 'AIza-test',
};
export const now = () => Math.floor(Date.now() / 1000);

/**
 * Signs ID tokens as a Firebase project would; a local server publishes the keys. Each test has its own email address.
 */
export async function openFirebase() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const set = { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }] };
  const requests = { keys: 0 };
  const keys = createServer((_, res) => {
    requests.keys++;
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(set));
  }).listen(0, '127.0.0.1');
  afterAll(() => void keys.close());
  await once(keys, 'listening');
  const keysUrl = `http://127.0.0.1:${(keys.address() as AddressInfo).port}/keys`;
  const shop = await useShop({ ...firebaseSettings, FIREBASE_KEYS_URL: keysUrl });

  let count = 0;
  const account = { email: '' };
  const useNewAccount = () => void (account.email = `fire-${++count}@example.com`);
  beforeEach(useNewAccount);

  function claims(changes: object = {}): JWTPayload {
    const { email } = account;
    const times = { auth_time: now() - 60, iat: now() - 10, exp: now() + 3590 };
    const identity = { sub: `uid-${email}`, email, email_verified: true, name: 'Fern' };
    const where = { iss: `https://securetoken.google.com/${project}`, aud: project };
    return JSON.parse(JSON.stringify({ ...where, ...identity, ...times, ...changes })) as JWTPayload;
  }
  const sign = (changes: object = {}, head: object = {}, key: KeyObject = privateKey) =>
    new SignJWT(claims(changes)).setProtectedHeader({ alg: 'RS256', kid: 'one', ...head }).sign(key);
  const exchange = (as: string, address = account.email) => shop.call('GET', `/jwt?email=${address}`, { as });
  const createRecord = (token: string, name: string, role = 'Buyer') =>
    shop.call('POST', '/users', { as: token, body: { name, email: account.email, role } });

  async function createUser(role: 'Buyer' | 'admin' = 'Buyer', changes: object = {}): Promise<TestUser> {
    const { body } = await exchange(await sign(changes));
    const made = await createRecord(body.accessToken, 'Fern');
    const user = { id: made.body._id, name: 'Fern', email: account.email, token: body.accessToken };
    if (role === 'admin')
      await shop.sql`update users set role = 'admin', earlier_role = 'Buyer' where id = ${user.id}`;
    return user;
  }
  return {
    shop,
    publicKey,
    requests,
    account,
    beAnother: useNewAccount,
    claims,
    sign,
    exchange,
    createRecord,
    createUser,
  };
}
