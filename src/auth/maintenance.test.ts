import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { tokensOf } from '#test/accounts.ts';
import { cookieOf, signInByGoogle, useGoogleShop } from '#test/google-window.ts';
import { createLog } from '#src/platform/log.server.ts';
import { createLibrary } from './providers/embedded/library.server.ts';

const { google, shop } = await useGoogleShop();
const { db } = shop.app;

const setMaintenance = async (on: boolean): Promise<void> => {
  if (on) await db.insertInto('maintenance').values({ text: 'We are moving.' }).execute();
  else await db.deleteFrom('maintenance').execute();
  await shop.app.maintenance.load();
};
beforeEach(() => setMaintenance(false));

async function stored() {
  const { rows } = await sql<{ users: number; accounts: number; sessions: number }>`
    select (select count(*) from identity_user) as users, (select count(*) from identity_account) as accounts,
      (select count(*) from identity_session) as sessions`.execute(db);
  return rows[0]!;
}

/** Signs up by Google, with a record. */
async function join(name: string) {
  const email = `${name.toLowerCase()}@example.com`;
  google.become({ sub: name, email, email_verified: true, name });
  const cookie = cookieOf(await signInByGoogle(shop));
  const as = await tokensOf(shop, email, { headers: { cookie } });
  await shop.call('POST', '/users', { as, body: { name, email, role: 'Buyer' } });
  return email;
}

const refused = '/login/google?error=maintenance';

test('Google makes no account, links none and opens no session while the shop is in maintenance', async () => {
  await join('Gus');
  const robin = await shop.enrol('Buyer');
  await sql`update identity_user set "emailVerified" = true where email = ${robin.email}`.execute(db);
  await setMaintenance(true);
  const before = await stored();
  for (const [sub, email] of [
    ['stranger', 'stranger@example.com'],
    ['Gus', 'gus@example.com'],
    ['robin', robin.email],
  ] as const) {
    google.become({ sub, email, email_verified: true, name: sub });
    const { headers } = await signInByGoogle(shop);
    expect(headers.get('location'), sub).toBe(refused);
    expect(
      headers.getSetCookie().filter((line) => line.includes('session_token=') && !line.includes('Max-Age=0')),
    ).toEqual([]);
  }
  expect(await stored()).toEqual(before);
});

test('an admin logs in by Google while the shop is in maintenance', async () => {
  const email = await join('Ada');
  await db
    .updateTable('people')
    .set({ role: 'admin', earlier_role: 'Buyer' })
    .where('email', '=', email)
    .execute();
  await setMaintenance(true);
  const answer = await signInByGoogle(shop);
  expect(answer.headers.get('location')).toBe('/login/google');
  const { token } = await tokensOf(shop, email, { headers: { cookie: cookieOf(answer) } });
  expect(token).toBeTruthy();
});

test('an error of the library is logged as one during maintenance, unless it refused to store an account', async () => {
  await setMaintenance(true);
  const lines: { level: number; message: string }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const { logger } = await createLibrary({ ...shop.app, log }).$context;
  for (const message of ['unable_to_create_user', 'unable_to_link_account', 'Failed to create session'])
    logger.error(message);
  expect(lines.map(({ level, message }) => [level, message])).toEqual([
    [30, 'unable_to_create_user'],
    [30, 'unable_to_link_account'],
    [50, 'Failed to create session'],
  ]);
});
