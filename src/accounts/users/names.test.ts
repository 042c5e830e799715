import { expect, test } from 'vitest';
import { expectProblem } from '#test/problems.ts';
import { password, useShop, type TestUser } from '#test/shop.ts';
import { toUserName } from '#src/platform/schemas.ts';

const shop = await useShop();

const rename = (as: TestUser, displayName: string) =>
  shop.call('PATCH', '/profile', { as, body: { displayName } });

const refused = [
  'Win at https://evil.example',
  'evil.com',
  'See EVIL.com/now',
  'www.evil.example',
  'evil．com',
  'ana@example.com',
  'ana＠example',
  'tel://555',
  'Ana\nyour order',
  'Ana\u202Emoc',
];
const taken = [
  'Ana',
  'J. R. R. Tolkien',
  'St. John',
  'Zoë Ōtani',
  'Müller-Lüdenscheidt',
  "O'Neil",
  '山田 太郎',
  'A.',
  'No. 5',
];

test.for(refused)('the name %j is rejected at sign-up, for a record and in the profile', async (name) => {
  const account = { name, email: 'someone@example.com', password };
  expectProblem(await shop.call('POST', '/auth/sign-up/email', { body: account }), 422, ['name']);
  const as = await shop.register();
  const record = { name, email: as.email, role: 'Buyer' };
  expectProblem(await shop.call('POST', '/users', { as, body: record }), 422, ['name']);
  expectProblem(await rename(await shop.createUser('Buyer'), name), 422, ['displayName']);
});

test.for(taken)('the name %j is accepted', async (name) => {
  expect((await rename(await shop.createUser('Buyer'), name)).status).toBe(200);
  expect(toUserName(name), 'as it is where another service gives it').toBe(name);
});

test('an invalid name from another provider is turned into a valid one', async () => {
  const user = await shop.createUser('Buyer');
  for (const name of ['evil.com', 'ana@example.com', 'see https://evil.example', 'Ana\nx', '@', ...taken]) {
    const made = toUserName(name) || 'Member';
    expect((await rename(user, made)).status, made).toBe(200);
    expect(taken.includes(name) ? made : name).toBe(name);
  }
});

test('the id of an account does not reveal when it was created', async () => {
  const { id } = await shop.createUser('Buyer');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
});
