import { beforeEach, expect, test } from 'vitest';
import { createLibrary } from '#src/accounts/auth/embedded/library.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { signInByGoogle, useGoogleShop } from '#test/google-window.ts';

const { google, shop, enter, join } = await useGoogleShop();

const setMaintenance = async (on: boolean): Promise<void> => {
  if (on) await shop.sql`insert into maintenance (text) values ('We are moving.')`;
  else await shop.sql`delete from maintenance`;
  await shop.app.maintenance.load();
};
beforeEach(() => setMaintenance(false));

const stored = () => shop.sql`
  select (select count(*) from identity_user) as users, (select count(*) from identity_account) as accounts,
    (select count(*) from identity_session) as sessions`;

const ada = { sub: 'Ada', email: 'ada@example.com', email_verified: true, name: 'Ada' };
const gus = { sub: 'Gus', email: 'gus@example.com', email_verified: true, name: 'Gus' };

const refused = '/login/google?error=maintenance';

test('a Google login creates no account, no link and no session during maintenance', async () => {
  await join(gus);
  const robin = await shop.signUpUser('Buyer');
  await shop.sql`update identity_user set "emailVerified" = true where email = ${robin.email}`;
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

test('an admin can log in with Google during maintenance', async () => {
  await join(ada);
  await shop.sql`update users set role = 'admin', earlier_role = 'Buyer' where email = ${ada.email}`;
  await setMaintenance(true);
  expect((await enter(ada)).token).toBeTruthy();
});

test('during maintenance, a failure to create or link an account is not logged as an error', async () => {
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
