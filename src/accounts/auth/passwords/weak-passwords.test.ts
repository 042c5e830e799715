import { expect, test } from 'vitest';
import type { Config } from '#src/platform/config/config.server.ts';
import type { AppError } from '#src/platform/errors.ts';
import { tokenTo, postAuth } from '#test/accounts.ts';
import { expectProblem } from '#test/problems.ts';
import { useShop } from '#test/shop.ts';
import { refuseWeakPassword } from './weak-passwords.server.ts';

const shop = await useShop({
  MAIL_FROM: 'Lisbon Lenses <shop@example.com>',
  PUBLIC_URL: 'http://localhost:3000',
});

const signUp = (word: string) =>
  postAuth(shop, 'sign-up/email', {
    name: 'Ana Okonkwo',
    email: 'big.camera7@example.com',
    password: word,
  });

const repeats = 'repeats the same few characters; choose another';
const ofShop = 'contains the name of the shop; choose another';
const ofOwner = 'contains your name or email address; choose another';
const common = 'is too common; choose another';

type Owner = { name: string; email: string };
const refusalOf = (config: Config, word: string, owner: Owner) =>
  refuseWeakPassword(config, word, owner, 'newPassword').then(
    () => null,
    ({ errors }: AppError) => errors,
  );

test.for([
  ['aaaaaaaa', repeats],
  ['abcabcabc', repeats],
  ['xyxyxyxyxy', repeats],
  ['Zaaaaaaaaa9', repeats],
  ['Rangefinder#77', ofShop],
  ['r@ngef1nder 12', ofShop],
  ['lisbon 77 paint', ofShop],
  ['lisbonlenses!1', ofShop],
  ['okonkwo 1987!', ofOwner],
  ['AnaOk0nkw0', ofOwner],
  ['bigcamera7!', ofOwner],
  ['big.camera7@example.com', ofOwner],
  ['password1', common],
] as const)('the password %j is rejected: %s', async ([word, message]) => {
  const response = await signUp(word);
  expectProblem(response, 422, ['password']);
  expect(response.body.errors).toEqual([{ path: 'password', message }]);
});

test.for(['four more words here', 'ana ana and banana'])('the password %j is accepted', async (word) => {
  const { session } = await shop.register('Ana Okonkwo');
  const change = { newPassword: word };
  expect((await postAuth(shop, 'change-password', change, session)).status).toBe(200);
});

test('a password change and a reset reject the same passwords', async () => {
  const { email, session } = await shop.register('Robin Fenwick');
  const change = { newPassword: 'fenwick 1987' };
  expectProblem(await postAuth(shop, 'change-password', change, session), 422, ['newPassword']);
  await postAuth(shop, 'request-password-reset', { email });
  const token = await tokenTo(shop, email, 'reset-password');
  for (const newPassword of ['fenwick 1987', `${email.split('@')[0]} !`])
    expectProblem(await postAuth(shop, 'reset-password', { token, newPassword }), 422, ['newPassword']);
});

test.for([
  ['aaaaa4Rtz9', repeats],
  ['4Rtaaaaaaz', repeats],
  ['abcdabcd', repeats],
  ['PASSWORD1', common],
  ['my l1$bon 12', ofShop],
  ['my li5bon 12', ofShop],
  ['my l3nses 12', ofShop],
  ['ＬＩＳＢＯＮ paint', ofShop],
  ['aperture 12 x', ofShop],
  ['okonkwo paint', ofOwner],
  ['okonkwolee 12', ofOwner],
  ['lenore paint', ofOwner],
  ['4Rtaaaaaz', null],
  ['aaaa4Rtzzzz', null],
  ['abcdeabcde', null],
  // The digits in an address must not be read as the letters of a name.
  ['lee and the example 1350', null],
] as const)('the password %j gets the message %s', async ([word, message]) => {
  const config = { ...shop.app.config, PUBLIC_URL: 'https://aperture-house.example' };
  const owner = { name: 'Okonkwo Lee', email: 'lenore.1350@paint.example' };
  expect(await refusalOf(config, word, owner)).toEqual(message && [{ path: 'newPassword', message }]);
});

test.for([
  ['shop@example.com', 'shop and paint', null],
  ['Big Eye <shop@example.com>', 'my bigeye 12', ofShop],
  ['Big Eye <shop@example.com>', 'a big red eye 12', null],
  ['Big Eye <shop@example.com>', 'lumen paint', ofShop],
  ['Big Eye <shop@example.com>', 'example paint', null],
  ['Big Eye <shop@example.com>', 'my analee 12', ofOwner],
  ['Big Eye <shop@example.com>', 'ana and lee 12', null],
  ['Big Eye <shop@example.com>', 'my jo77li 12', ofOwner],
  ['Big Eye <shop@example.com>', 'okon and paint', ofOwner],
] as const)('with the sender %j, the password %j gets the message %s', async ([from, word, message]) => {
  const config = { ...shop.app.config, MAIL_FROM: from, PUBLIC_URL: 'https://www.lumen.example' };
  const owner = { name: word.startsWith('okon') ? 'Okon' : 'Ana Lee', email: 'jo.77-li@x.example' };
  expect(await refusalOf(config, word, owner)).toEqual(message && [{ path: 'newPassword', message }]);
});
