import { expect } from 'vitest';
import type { TestUser, Shop } from '#test/shop.ts';

export type Role = 'Buyer' | 'Seller' | 'admin';

export type OwnCall = {
  call: string;
  /** The status of the response for each role. */
  answers: Record<Role, number>;
  /** The state of the caller before the call; plain users have none. */
  state?: 'verified' | 'suspended';
  body?: object;
  /** The fields of the caller that change, by role. For other roles nothing changes. */
  changes?: Partial<Record<Role, object>>;
};

const all = (status: number) => ({ Buyer: status, Seller: status, admin: status });
const onlyAdmin = (status = 200) => ({ ...all(403), admin: status });
const onlySeller = { ...all(404), Seller: 200 };
const reason = { reason: 'A test.' };

export const ownCalls: OwnCall[] = [
  { call: 'GET /people/{id}', answers: onlyAdmin() },
  { call: 'GET /people/{id}/items', answers: onlyAdmin() },
  { call: 'GET /people/{id}/notes', answers: onlyAdmin() },
  { call: 'POST /people/{id}/notes', answers: all(403), body: { text: 'Asked for a receipt.' } },
  { call: 'GET /verifications/{id}', answers: onlyAdmin() },
  {
    call: 'DELETE /users/{id}',
    answers: onlyAdmin(),
    // The account of an admin who removes themselves is erased immediately.
    changes: { admin: { closed: expect.any(String), name: null, email: null } },
  },
  { call: 'GET /users/admin/{identifier}', answers: all(200) },
  { call: 'GET /users/buyer/{identifier}', answers: all(200) },
  { call: 'GET /users/seller/{identifier}', answers: all(200) },
  { call: 'PUT /users/admin/{identifier}', answers: onlyAdmin() },
  {
    call: 'DELETE /users/admin/{identifier}',
    answers: onlyAdmin(),
    changes: { admin: { role: 'Buyer' } },
  },
  { call: 'PUT /users/seller/{identifier}', answers: all(403) },
  { call: 'DELETE /users/seller/{identifier}', answers: all(403), state: 'verified', body: reason },
  { call: 'PUT /suspensions/{id}', answers: all(403), body: reason },
  { call: 'DELETE /suspensions/{id}', answers: all(403) },
  { call: 'DELETE /suspensions/{id}', answers: all(403), state: 'suspended' },
  { call: 'GET /sellers/{id}', answers: onlySeller },
  { call: 'GET /sellers/{id}/listings', answers: onlySeller },
  { call: 'GET /sellers/{id}/reviews', answers: onlySeller },
  { call: 'PUT /sellers/{id}/follow', answers: { ...all(404), Seller: 403 } },
  { call: 'DELETE /sellers/{id}/follow', answers: onlySeller },
  { call: 'GET /blocks/{id}', answers: all(200) },
  { call: 'PUT /blocks/{id}', answers: all(409), body: {} },
  { call: 'DELETE /blocks/{id}', answers: all(200) },
];

/** Brings a user into the state that a call requires. */
export async function bringTo(shop: Shop, admin: TestUser, user: TestUser, state: OwnCall['state']) {
  if (state === 'verified') await shop.call('PUT', `/users/seller/${user.id}`, { as: admin });
  if (state === 'suspended') await shop.call('PUT', `/suspensions/${user.id}`, { as: admin, body: reason });
}
