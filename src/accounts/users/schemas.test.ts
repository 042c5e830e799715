import { expect, test } from 'vitest';
import { schemaErrors } from '#test/problems.ts';
import { newUser, profileChanges, newVerification, suspension, takenBack, usersQuery } from './schemas.ts';

const bo = { name: 'Bo', email: 'bo@example.com' };

test('users can sign up only as buyers or sellers', () => {
  for (const role of ['Buyer', 'Seller']) expect(newUser.parse({ ...bo, role })).toEqual({ ...bo, role });
  expect(newUser.parse({ ...bo, role: 'Buyer', status: 'varified' }).status).toBe('varified');
  for (const role of ['admin', '', undefined, 'buyer'])
    expect(schemaErrors(newUser, { ...bo, role })).toEqual(['role: must be Buyer or Seller']);
  expect(schemaErrors(newUser, { role: 'Buyer' })).toEqual(['name: is required', 'email: is required']);
});

test('a suspension requires a reason of at most 500 characters', () => {
  expect(suspension.parse({ reason: 'x'.repeat(500) })).toEqual({ reason: 'x'.repeat(500) });
  expect(schemaErrors(suspension, { reason: 'x'.repeat(501) })).toEqual([
    'reason: can have at most 500 characters',
  ]);
  expect(schemaErrors(suspension, {})).toEqual(['reason: is required']);
});

test('a verification names each check once, and its note and reason are limited in length', () => {
  const verification = { checked: ['identity', 'meeting', 'items', 'business'], note: 'x'.repeat(1000) };
  expect(newVerification.parse({ ...verification, by: 'x' })).toEqual(verification);
  expect(newVerification.parse({})).toEqual({});
  expect(schemaErrors(newVerification, { checked: [], note: 'x'.repeat(1001) })).toEqual([
    'checked: Choose at least one thing you checked.',
    'note: can have at most 1000 characters',
  ]);
  expect(schemaErrors(newVerification, { checked: ['items', 'items'] })).toEqual([
    'checked: must not contain duplicates',
  ]);
  expect(schemaErrors(newVerification, { checked: ['aura'] })).toEqual([
    'checked: 0: must be one of identity, meeting, items, business',
  ]);
  expect(schemaErrors(newVerification, { checked: 'items' })).toEqual([
    'checked: must be a list of what was checked',
  ]);
  expect(takenBack.parse({ reason: 'x'.repeat(500) })).toEqual({ reason: 'x'.repeat(500) });
  expect(schemaErrors(takenBack, { reason: 'x'.repeat(501) })).toEqual([
    'reason: can have at most 500 characters',
  ]);
});

test('each field of a profile can be changed alone, and the photo can be removed', () => {
  for (const changes of [{}, { displayName: 'Bo' }, { photoURL: null }, { photoURL: '/images/a.jpg' }])
    expect(profileChanges.parse({ ...changes, role: 'admin' })).toEqual(changes);
  expect(schemaErrors(profileChanges, { displayName: 'bo@shop', photoURL: 'x' })).toEqual([
    'displayName: must not look like an address: leave out @ and ://, and put a space after each dot',
    'photoURL: must be the https URL of a photo',
  ]);
});

test('users can be filtered by role, status and words, and sorted by five columns', () => {
  for (const role of ['Buyer', 'Seller', 'admin'])
    for (const status of ['verify', 'varified', 'suspended'])
      for (const sort of ['created', 'name', 'email', 'role', 'status'])
        expect(usersQuery.parse({ role, status, sort, q: 'bo' })).toEqual({
          role,
          status,
          sort,
          q: 'bo',
          limit: 24,
        });
  expect(schemaErrors(usersQuery, { role: 'x', status: 'x', sort: 'x' })).toEqual([
    'sort: must be one of created, name, email, role, status',
    'role: must be Buyer, Seller or admin',
    'status: must be verify, varified, suspended or asked',
  ]);
});
