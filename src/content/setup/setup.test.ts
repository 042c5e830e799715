import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { openShop, password } from '#test/shop.ts';
import { describeSetup, makeSetupLink } from './service.server.ts';

const bodyOf = (token: string | null, changes: object = {}) => ({
  token,
  name: 'Ines Carvalho',
  email: 'ines@example.com',
  password,
  ...changes,
});

const tokenOf = (link: string | null) => new URL(link!).searchParams.get('token');

test('a link makes one admin with the settings, once, and only a link that is valid', async () => {
  const shop = await openShop();
  try {
    const check = async (token: string | null) =>
      (await shop.call('POST', '/setup/check', { body: { token } })).body.state;
    const old = tokenOf(await makeSetupLink(shop.app));
    await shop.sql`update setup_links set expires_at = now()`;
    const token = tokenOf(await makeSetupLink(shop.app));
    expect(await shop.sql`select from setup_links where hash = ${token}`).toEqual([]);
    expect([await check(old), await check('x'), await check(token)]).toEqual(['expired', 'unknown', 'valid']);
    for (const wrong of [old, 'x'])
      expectProblem(await shop.call('POST', '/setup', { body: bodyOf(wrong) }), 410);

    const weak = bodyOf(token, { password: 'password1' });
    expectProblem(await shop.call('POST', '/setup', { body: weak }), 422, ['password']);
    const settings = { shopName: 'Club Photo Lyon', currency: 'EUR', timeZone: 'Europe/Paris', units: 'km' };
    const both = await Promise.all(
      ['ines@example.com', 'marc@example.com'].map((email) =>
        shop.call('POST', '/setup', { body: bodyOf(token, { ...settings, email }) }),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const admins = await shop.sql`select email from people where role = 'admin'`;
    const accounts = await shop.sql`select email from identity_user`;
    expect([admins.length, accounts]).toEqual([1, admins]);
    expect((await shop.call('GET', '/shop')).body).toMatchObject({
      name: 'Club Photo Lyon',
      currency: 'EUR',
      timeZone: 'Europe/Paris',
      units: 'km',
    });
    await shop.work();
    expect((await shop.mails()).map(({ text }) => text)).toEqual([
      expect.stringContaining('/verify-email?token='),
    ]);
    const { status } = await shop.call('POST', '/auth/sign-in/email', {
      body: { email: admins[0].email, password },
    });
    expect([status, await check(token), await describeSetup(shop.app)]).toEqual([200, 'done', null]);
  } finally {
    await shop.close();
  }
});

test('neither the account nor the settings are stored when one is refused', async () => {
  const shop = await openShop({ SHOP_NAME: 'Otis' });
  try {
    const token = tokenOf(await makeSetupLink(shop.app));
    const refused = await shop.call('POST', '/setup', {
      body: bodyOf(token, { shopName: 'Oto', units: 'km' }),
    });
    expectProblem(refused, 422, ['name']);
    await shop.register('Ines');
    const [{ email }] = await shop.sql`select email from identity_user`;
    expectProblem(await shop.call('POST', '/setup', { body: bodyOf(token, { email }) }), 409, ['email']);
    expect(await shop.sql`select from people`).toEqual([]);
    expect(await shop.sql`select from shop_settings`).toEqual([]);
  } finally {
    await shop.close();
  }
});

test('wrong tokens are limited per network, and a correct one is not counted', async () => {
  const shop = await openShop({ RATE_LIMITS: 'on' });
  try {
    const token = tokenOf(await makeSetupLink(shop.app));
    const check = async (given: string | null) =>
      (await shop.call('POST', '/setup/check', { body: { token: given } })).status;
    const correct = await Promise.all(Array.from({ length: 8 }, () => check(token)));
    const wrong = [];
    for (let at = 0; at < 11; at++) wrong.push(await check('x'));
    expect(new Set(correct)).toEqual(new Set([200]));
    expect(wrong.filter((status) => status === 429)).toHaveLength(1);
  } finally {
    await shop.close();
  }
});
