import { expect, test } from 'vitest';
import type { z } from 'zod';
import { schemaErrors } from '#test/problems.ts';
import {
  confirmation,
  emailChange,
  jwtResponse,
  jwtQuery,
  linkedAccount,
  password,
  passwordChange,
  reset,
  resetRequest,
  signIn,
  signUp,
  verification,
} from './schemas.ts';

const nul = 'contains a character that cannot be stored';

test('a new password must have 8 to 128 characters, counting spaces at either end', () => {
  for (const good of ['12345678', ' '.repeat(8), 'x'.repeat(128)]) expect(password.parse(good)).toBe(good);
  for (const [value, why] of [
    [undefined, 'is required'],
    [null, 'must be text'],
    [5, 'must be text'],
    ['', 'is required'],
    ['1234567', 'must have at least 8 characters'],
    ['x'.repeat(129), 'can have at most 128 characters'],
    ['12345678\0', nul],
  ] as const)
    expect(schemaErrors(password, value), JSON.stringify(value)).toEqual([why]);
});

test.for<[string, z.ZodType, number, string]>([
  ['a password that signs in', signIn.shape.password, 128, 'can have at most 128 characters'],
  ['a confirmation', confirmation.shape.proof, 128, 'can have at most 128 characters'],
])('%s may be short, but not empty or too long', ([, schema, max, tooLong]) => {
  for (const good of ['x', ' ', 'x'.repeat(max)]) expect(schema.parse(good)).toBe(good);
  for (const [value, why] of [
    [undefined, 'is required'],
    [null, 'must be text'],
    ['', 'is required'],
    ['x'.repeat(max + 1), tooLong],
    ['x\0', nul],
  ] as const)
    expect(schemaErrors(schema, value)).toEqual([why]);
});

test('each call accepts only its own fields', () => {
  const email = 'bo@example.com';
  const token = 'x'.repeat(200);
  const newPassword = 'correct horse 42';
  for (const [schema, good] of [
    [signUp, { name: 'Bo', email, password: newPassword }],
    [signIn, { email, password: 'x' }],
    [jwtQuery, { email }],
    [jwtResponse, { accessToken: token }],
    [resetRequest, { email }],
    [reset, { token, newPassword }],
    [reset, { token, newPassword, unlink: true }],
    [linkedAccount, { providerId: 'google' }],
    [verification, { token }],
    [passwordChange, { newPassword }],
    [emailChange, { newEmail: email }],
    [confirmation, { proof: 'x' }],
  ] as const) {
    expect(schema.parse({ ...good, more: 1 })).toEqual(good);
    const missing = Object.keys(good).filter((name) => name !== 'unlink');
    expect(schemaErrors(schema, {}).map((line) => line.split(':')[0])).toEqual(missing);
  }
  expect(schemaErrors(verification, { token: `${token}x` })).toEqual([
    'token: can have at most 200 characters',
  ]);
  expect(schemaErrors(linkedAccount, { providerId: 'credential' })).toEqual(['providerId: must be google']);
});
