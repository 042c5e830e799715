import { expect, test } from 'vitest';
import { edgeAddressHeader } from '#src/platform/http/client-network.ts';
import { expectProblem } from '#test/problems.ts';
import { openSecondProcess, openShop, password } from '#test/shop.ts';
import { describeSetup, makeSetupLink } from './service.server.ts';

const bodyOf = (token: string | null, changes: object = {}) => ({
  token,
  name: 'Ines Carvalho',
  email: 'ines@example.com',
  password,
  ...changes,
});

const tokenOf = (link: string | null) => new URL(link!).searchParams.get('token');

test('a link makes one admin with the settings, once, until its hour is over, and after a restart', async () => {
  const shop = await openShop();
  try {
    const check = async (token: string | null) =>
      (await shop.call('POST', '/setup/check', { body: { token } })).body.state;
    const old = tokenOf(await makeSetupLink(shop.app));
    await shop.sql`update setup_links set expires_at = now()`;
    const token = tokenOf(await makeSetupLink(shop.app));
    const restarted = await openSecondProcess(shop);
    const later = /^Set up your shop, within an hour: (\S+)$/.exec(
      (await describeSetup(restarted.app))!,
    )![1]!;
    expect(await shop.sql`select from setup_links where hash = ${token}`).toEqual([]);
    expect([await check(old), await check('x'), await check(token)]).toEqual(['expired', 'unknown', 'valid']);
    for (const wrong of [old, 'x'])
      expectProblem(await shop.call('POST', '/setup', { body: bodyOf(wrong) }), 410);

    const choose = (body: object) => shop.call('POST', '/setup/language', { body });
    expectProblem(await choose({ token: old, language: 'fr' }), 410);
    expect((await choose({ token, language: 'fr' })).status).toBe(200);
    const { body: chosen } = await shop.call('GET', '/shop');
    expect([chosen.language, shop.app.shop.chosen]).toEqual(['fr', ['language']]);
    await choose({ token, language: 'en' });

    const weak = bodyOf(token, { password: 'password1' });
    expectProblem(await shop.call('POST', '/setup', { body: weak }), 422, ['password']);
    const settings = {
      shopName: 'Club Photo Lyon',
      language: 'en',
      currency: 'EUR',
      timeZone: 'Europe/Paris',
      units: 'km',
    };
    const both = await Promise.all(
      ['ines@example.com', 'marc@example.com'].map((email) =>
        restarted.call('POST', '/setup', { body: bodyOf(token, { ...settings, email }) }),
      ),
    );
    await restarted.close();
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const admins = await shop.sql`select email from users where role = 'admin'`;
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
    expectProblem(await choose({ token: later, language: 'de' }), 409);
    const states = [await check(token), await check(tokenOf(later)), await describeSetup(shop.app)];
    expect([status, ...states]).toEqual([200, 'done', 'done', null]);
  } finally {
    await shop.close();
  }
});

test('wrong tokens are limited per network, and nothing is stored when the account or a setting is refused', async () => {
  const shop = await openShop({ SHOP_NAME: 'Otis', RATE_LIMITS: 'on' });
  const send = (path: string, body: object, network = '198.51.100.1') =>
    shop.call('POST', path, { body, headers: { [edgeAddressHeader]: network } });
  try {
    const token = tokenOf(await makeSetupLink(shop.app));
    expectProblem(await send('/setup', bodyOf(token, { shopName: 'Oto', units: 'km' })), 422, ['name']);
    await shop.register('Ines');
    const [{ email }] = await shop.sql`select email from identity_user`;
    expectProblem(await send('/setup', bodyOf(token, { email })), 409, ['email']);
    expect(await shop.sql`select from users`).toEqual([]);
    expect(await shop.sql`select from shop_settings`).toEqual([]);

    for (let at = 0; at < 5; at++) {
      expectProblem(await send('/setup', bodyOf('x')), 410);
      expect((await send('/setup/check', { token: 'x' })).body.state).toBe('unknown');
    }
    expectProblem(await send('/setup', bodyOf('x')), 429);
    // All visitors are one network to a shop that does not trust its proxy yet.
    expect((await send('/setup', bodyOf(token, { name: 'Admin 1' }))).status).toBe(201);
  } finally {
    await shop.close();
  }
});
