import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLibrary } from '#src/accounts/auth/embedded/library.server.ts';
import { mailsTo, postAuth, signIn } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';

const shop = await useShop();
const { db } = shop.app;

const cookieOf = (headers: Headers) => headers.getSetCookie()[0]!.split(';')[0]!;
async function storedOf(email: string): Promise<string[]> {
  const rows = await shop.sql<{ token: string }>`
    select token from identity_session s join identity_user u on u.id = s."userId"
    where email = ${email} order by s."createdAt"
  `;
  return rows.map(({ token }) => token);
}

test('the stored hash of a session is rejected as bearer token and as cookie, even when signed', async () => {
  const robin = await shop.register();
  const cookie = cookieOf((await signIn(shop, robin.email)).headers);
  const name = cookie.split('=')[0]!;
  const { secret } = await createLibrary(shop.app).$context;
  const sign = (token: string) =>
    encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
  expect(cookie, 'signed as the library does').toBe(`${name}=${sign(cookie.split('=')[1]!.split('.')[0]!)}`);
  const stored = await storedOf(robin.email);
  expect(stored).toHaveLength(2);
  for (const token of stored) {
    for (const as of [token, decodeURIComponent(sign(token))])
      expectProblem(await shop.call('GET', '/auth/token', { as }), 401);
    for (const value of [token, sign(token)]) {
      const headers = { cookie: `${name}=${value}` };
      expectProblem(await shop.call('GET', '/auth/token', { headers }), 401);
    }
  }
  expect((await shop.call('GET', '/auth/token', { headers: { cookie } })).status).toBe(200);
});

async function allRows(): Promise<string[]> {
  const tables = await shop.sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'jobs')
  `;
  const read = tables.map(({ name }) => sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`);
  const found = await Promise.all(read.map(async (query) => (await query.execute(db)).rows));
  return found.flat().map(({ row }) => row);
}

test('no column of the database contains a session token or a mailed token', async () => {
  const robin = await shop.register();
  const { email } = robin;
  const [token = ''] = robin.session.split('.');
  expect(token).toMatch(/^\w{32}$/);
  await postAuth(shop, 'request-password-reset', { email });
  await shop.call('POST', '/newsletter', { body: { email } });
  const waiting = await allRows();
  const mailed = (await mailsTo(shop, email)).flatMap(({ text }) =>
    [...text.matchAll(/token=([\w-]{43})/g)].map(([, found]) => found!),
  );
  // The links to confirm the address, set a password, confirm the newsletter and unsubscribe.
  expect(mailed).toHaveLength(4);
  const rows = [...waiting, ...(await allRows())];
  expect(rows.some((row) => row.includes(email))).toBe(true);
  for (const secret of [token, ...mailed]) expect(rows.filter((row) => row.includes(secret))).toEqual([]);
});

test('a renewed session stays valid by cookie and by bearer token', async () => {
  const robin = await shop.register();
  const { headers } = await signIn(shop, robin.email);
  const before = await storedOf(robin.email);
  await shop.sql`update identity_session set "expiresAt" = now() + interval '28 days'`;
  const cookie = cookieOf(headers);
  const renewed = await shop.call('GET', '/auth/get-session', { headers: { cookie } });
  expect(cookieOf(renewed.headers)).toBe(cookie);
  expect(Date.parse(renewed.body.session.expiresAt)).toBeGreaterThan(Date.now() + 29 * 24 * 3600_000);
  expect((await shop.call('GET', '/auth/get-session', { as: robin.session })).body.user.email).toBe(
    robin.email,
  );
  expect(await storedOf(robin.email)).toEqual(before);
});
