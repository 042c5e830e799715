import { afterAll, expect, test } from 'vitest';
import { allRoutes } from '#src/server/api/create-api.ts';
import { inHours, meetingAt } from './deals.ts';
import { found, listOf } from './inspections.ts';
import { expectProblem } from './problems.ts';
import { kinds, meeting, openShop } from './shop.ts';
import { fingerprint } from './stored.ts';

const id = '019a0000-0000-7000-8000-000000000000';

/** One unknown id, and one malformed id of each kind. */
export const fewBadIds = [id, '1', '%00', '%ff', 'a'.repeat(4000)];

export const allBadIds = [
  '1',
  'null',
  'undefined',
  '%00',
  '%ff',
  '%',
  '%2e%2e%2fusers',
  'a'.repeat(4000),
  "'%20or%201=1--",
  '507f1f77bcf86cd799439011',
  id.toUpperCase(),
  `${id}%00`,
  `%20${id}`,
  `{${id}}`,
  id,
];

/** Valid bodies, because the body is checked before the item is looked up. */
const bodies: Record<string, object> = {
  'PUT /reports/{id}': { outcome: 'dismissed' },
  'PUT /suspensions/{id}': { reason: 'spam' },
  'DELETE /users/seller/{identifier}': { reason: 'spam' },
  'DELETE /verification-requests/{id}': { reason: 'spam' },
  'POST /newsletter/letters/{id}/send': { changed: '2026-11-22T12:00:00.000Z' },
  'POST /people/{id}/notes': { text: 'x' },
  'PUT /orders/{id}/contact': meeting,
  'PUT /orders/{id}/meeting': meetingAt(inHours(48)),
  'PUT /orders/{id}/meeting/agree': { version: 1 },
  'PUT /orders/{id}/handover': { code: '7K4M-Q2XZ' },
  'POST /orders/{id}/dispute': { reason: 'no-show', note: 'x' },
  'PUT /orders/{id}/dispute': { answer: 'x' },
  'PUT /orders/{id}/dispute/settlement': { outcome: 'completed' },
  'PUT /disputes/{id}': { outcome: 'cancelled', note: 'x' },
  'POST /offers/{id}/counter': { amount: 250 },
  'PUT /cameras/{id}/evidence': { evidence: id },
  ...Object.fromEntries(kinds.map((kind) => [`PUT /${kind}/{id}/inspection`, found(listOf[kind])])),
  ...Object.fromEntries(kinds.map((kind) => [`PUT /${kind}/{id}/returned`, { version: 1 }])),
  'POST /conversations/{id}/messages': { body: 'x' },
  'PUT /conversations/{id}/read': { seq: 1 },
  'PUT /orders/{id}/review': { stars: 5 },
  'PATCH /my/drafts/{id}': { fields: {}, version: 1 },
  'PATCH /my/kit/{id}': { name: 'x' },
  'PUT /my/imports/{id}/columns': { columns: [] },
  'PUT /my/imports/{id}/state': { state: 'publishing' },
  'PUT /reviews/{id}/reply': { text: 'x' },
  'PUT /models/{id}/notes/{note}': { text: 'x' },
};

/** Queries are checked before, too. */
const queries: Record<string, string> = { 'GET /prices/{id}': '?condition=Good' };

export async function testBadIds(ids: readonly string[]): Promise<void> {
  // Opened before the tests are collected, because there is one test per route of the shop.
  const shop = await openShop();
  afterAll(() => shop.close());
  const seller = await shop.createUser('Seller');
  const admin = await shop.createUser('admin');
  const keys = allRoutes
    .filter(
      ({ method, path, params }) =>
        params && (path.includes('{id}') || (method !== 'GET' && path.includes('{identifier}'))),
    )
    .map(({ method, path }) => `${method} ${path}`);

  test.for(keys)('%s returns 404 for an id that is unknown or malformed, and stores nothing', async (key) => {
    const [method = '', path = ''] = key.split(' ');
    const isForSeller = /^\/(cameras|lens|accessories)/.test(path) && method !== 'GET';
    const before = await fingerprint(shop);
    for (const badId of ids) {
      const answer = await shop.call(method, path.replace(/\{\w+\}/, badId) + (queries[key] ?? ''), {
        as: isForSeller ? seller : admin,
        body: bodies[key] ?? (method === 'PATCH' ? {} : undefined),
      });
      expectProblem(answer, 404, undefined, badId);
    }
    expect(await fingerprint(shop)).toBe(before);
  });
}
