import { expect, test } from 'vitest';
import { sessionOf } from '#test/accounts.ts';
import { password, useShop, type Account } from '#test/shop.ts';

const shop = await useShop({ RATE_LIMITS: 'on' });

const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'x-edge-client-ip': '2001:db8:7:1::9',
};

/** Signs up a user two hours ago. */
async function settle(emailVerified = true) {
  const user = await shop.signUpUser('Buyer');
  await shop.sql`update identity_user set "createdAt" = now() - interval '2 hours', "emailVerified" = ${emailVerified}
    where email = ${user.email}`;
  return user;
}

const deviceOf = ({ headers: sent }: { headers: Headers }) =>
  sent
    .getSetCookie()
    .find((line) => line.includes('device'))
    ?.split(';')[0];

async function logIn({ email }: Account, cookie?: string, by = password) {
  const body = { email, password: by };
  const more = { headers: { ...headers, ...(cookie && { cookie }) } };
  const response = await shop.call('POST', '/auth/sign-in/email', { body, ...more });
  expect(response.status).toBe(200);
  return { cookie: deviceOf(response)!, as: sessionOf(response) };
}

async function mailsTo({ email }: Account) {
  await shop.work();
  return (await shop.mails()).filter(
    ({ to, subject }) => to.includes(email) && subject.startsWith('New login'),
  );
}

const notesOf = async ({ id }: { id: string }) =>
  (await shop.sql`select note from audit_log where actor_id = ${id} and act = 'sign-in' order by id`).map(
    ({ note }) => note,
  );

test('a login in a browser that the account does not know is mailed and marked in the log', async () => {
  const robin = await settle();
  const { cookie } = await logIn(robin);
  await logIn(robin, cookie);
  const mails = await mailsTo(robin);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.text).toContain('Firefox on Linux');
  expect(mails[0]!.text).toContain('addresses that start with 2001:db8:7:');
  expect(mails[0]!.text).not.toContain('2001:db8:7:1');
  expect(mails[0]!.text).toContain('/forgot-password');
  expect(await notesOf(robin)).toEqual(['new-device', null]);
});

test('a known browser stays known when its user ends another session or changes the password', async () => {
  const robin = await settle();
  const { cookie, as } = await logIn(robin);
  const other = await logIn(robin, cookie);
  const { body: listed } = await shop.call('GET', '/auth/list-sessions', other);
  const { id } = listed.find(({ current }: { current: boolean }) => current);
  const act = (path: string, body: object, known?: string) =>
    shop.call('POST', `/auth/${path}`, { as, body, headers: known ? { cookie: known } : {} });
  const kept = deviceOf(await act('revoke-session', { id }, cookie));
  await logIn(robin, kept);
  const change = { newPassword: 'fresh paint 77' };
  const keptAgain = deviceOf(await act('change-password', change, kept));
  await logIn(robin, keptAgain, change.newPassword);
  expect(await notesOf(robin)).toEqual(['new-device', null, null, null]);
  // The cookie of a browser that did not send these calls has ended, and an unknown browser does not become known.
  await logIn(robin, cookie, change.newPassword);
  const unknown = await act('change-password', { newPassword: password }, cookie);
  expect([unknown.status, deviceOf(unknown)]).toEqual([200, undefined]);
  expect((await notesOf(robin)).at(-1)).toBe('new-device');
});

test('a login within an hour after the sign-up is not mailed', async () => {
  const robin = await shop.signUpUser('Buyer');
  await shop.sql`update identity_user set "emailVerified" = true where email = ${robin.email}`;
  await logIn(robin);
  expect(await mailsTo(robin)).toEqual([]);
  expect(await notesOf(robin)).toEqual([null]);
});

test('an unconfirmed address gets no mail about logins', async () => {
  const robin = await settle(false);
  await logIn(robin);
  expect(await mailsTo(robin)).toEqual([]);
  expect(await notesOf(robin)).toEqual(['new-device']);
});

test('at most five logins a day are mailed, also of those at the same time, and all are marked', async () => {
  const robin = await settle();
  await Promise.all(Array.from({ length: 8 }, () => logIn(robin)));
  expect(await mailsTo(robin)).toHaveLength(5);
  expect(await notesOf(robin)).toEqual(Array.from({ length: 8 }, () => 'new-device'));
});
