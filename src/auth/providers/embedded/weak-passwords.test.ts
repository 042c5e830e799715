import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenTo } from '#test/account-mails.ts';
import type { AppError } from '#src/platform/errors.ts';
import { expectProblem } from '#test/problems.ts';
import { openShop, password, type Shop } from '#test/shop.ts';
import { refuseWeakPassword } from './weak-passwords.server.ts';

let shop: Shop;
beforeAll(
  async () =>
    void (shop = await openShop({
      MAIL_FROM: 'Lisbon Lenses <shop@example.com>',
      PUBLIC_URL: 'http://localhost:3000',
    })),
);
afterAll(() => shop.close());

const signUp = (word: string) =>
  shop.call('POST', '/auth/sign-up/email', {
    body: { name: 'Ana Okonkwo', email: 'big.camera7@example.com', password: word },
  });

test.for([
  ['aaaaaaaa', 'repeats the same few characters: choose another'],
  ['abcabcabc', 'repeats the same few characters: choose another'],
  ['xyxyxyxyxy', 'repeats the same few characters: choose another'],
  ['Zaaaaaaaaa9', 'repeats the same few characters: choose another'],
  ['Rangefinder#77', 'has the name of the shop in it: choose another'],
  ['r@ngef1nder 12', 'has the name of the shop in it: choose another'],
  ['lisbon 77 paint', 'has the name of the shop in it: choose another'],
  ['lisbonlenses!1', 'has the name of the shop in it: choose another'],
  ['okonkwo 1987!', 'has your name or e-mail address in it: choose another'],
  ['AnaOk0nkw0', 'has your name or e-mail address in it: choose another'],
  ['bigcamera7!', 'has your name or e-mail address in it: choose another'],
  ['big.camera7@example.com', 'has your name or e-mail address in it: choose another'],
  ['password1', 'is one of the most used passwords: choose another'],
] as const)('%j: %s', async ([word, message]) => {
  const answer = await signUp(word);
  expectProblem(answer, 422, ['password']);
  expect(answer.body.errors).toEqual([{ path: 'password', message }]);
});

test.for(['four more words here', 'ana ana and banana'])('%j is taken', async (word) => {
  const { session } = await shop.register('Ana Okonkwo');
  const change = { currentPassword: password, newPassword: word };
  expect((await shop.call('POST', '/auth/change-password', { as: session, body: change })).status).toBe(200);
});

test('a change and a mailed link refuse the same', async () => {
  const { email, session } = await shop.register('Robin Fenwick');
  const change = { currentPassword: password, newPassword: 'fenwick 1987' };
  expectProblem(await shop.call('POST', '/auth/change-password', { as: session, body: change }), 422, [
    'newPassword',
  ]);
  await shop.call('POST', '/auth/request-password-reset', { body: { email } });
  const token = await tokenTo(shop, email, 'reset-password');
  for (const newPassword of ['fenwick 1987', `${email.split('@')[0]} !`])
    expectProblem(await shop.call('POST', '/auth/reset-password', { body: { token, newPassword } }), 422, [
      'newPassword',
    ]);
});

test.for([
  ['aaaaa4Rtz9', 'repeats the same few characters: choose another'],
  ['4Rtaaaaaaz', 'repeats the same few characters: choose another'],
  ['abcdabcd', 'repeats the same few characters: choose another'],
  ['PASSWORD1', 'is one of the most used passwords: choose another'],
  ['my l1$bon 12', 'has the name of the shop in it: choose another'],
  ['my li5bon 12', 'has the name of the shop in it: choose another'],
  ['my l3nses 12', 'has the name of the shop in it: choose another'],
  ['ＬＩＳＢＯＮ paint', 'has the name of the shop in it: choose another'],
  ['aperture 12 x', 'has the name of the shop in it: choose another'],
  ['okonkwo paint', 'has your name or e-mail address in it: choose another'],
  ['okonkwolee 12', 'has your name or e-mail address in it: choose another'],
  ['lenore paint', 'has your name or e-mail address in it: choose another'],
  ['4Rtaaaaaz', null],
  ['aaaa4Rtzzzz', null],
  ['abcdeabcde', null],
  // The digits of an address are no name, however they can be read.
  ['lee and the example 1350', null],
] as const)('%j, by itself: %s', async ([word, message]) => {
  const config = { ...shop.app.config, PUBLIC_URL: 'https://aperture-house.example' };
  const owner = { name: 'Okonkwo Lee', email: 'lenore.1350@paint.example' };
  const refused = await refuseWeakPassword(config, word, owner, 'newPassword').then(
    () => null,
    ({ errors }: AppError) => errors,
  );
  expect(refused).toEqual(message && [{ path: 'newPassword', message }]);
});

test.for([
  ['shop@example.com', 'shop and paint', null],
  ['Big Eye <shop@example.com>', 'my bigeye 12', 'has the name of the shop in it: choose another'],
  ['Big Eye <shop@example.com>', 'a big red eye 12', null],
  ['Big Eye <shop@example.com>', 'lumen paint', 'has the name of the shop in it: choose another'],
  ['Big Eye <shop@example.com>', 'example paint', null],
  ['Big Eye <shop@example.com>', 'my analee 12', 'has your name or e-mail address in it: choose another'],
  ['Big Eye <shop@example.com>', 'ana and lee 12', null],
  ['Big Eye <shop@example.com>', 'my jo77li 12', 'has your name or e-mail address in it: choose another'],
  ['Big Eye <shop@example.com>', 'okon and paint', 'has your name or e-mail address in it: choose another'],
] as const)('of a shop that writes as %j, %j: %s', async ([from, word, message]) => {
  const config = { ...shop.app.config, MAIL_FROM: from, PUBLIC_URL: 'https://www.lumen.example' };
  const names = word.startsWith('okon') ? 'Okon' : 'Ana Lee';
  const refused = await refuseWeakPassword(
    config,
    word,
    { name: names, email: 'jo.77-li@x.example' },
    'p',
  ).then(
    () => null,
    ({ errors }: AppError) => errors![0]!.message,
  );
  expect(refused).toBe(message);
});
