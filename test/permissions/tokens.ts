import type { ApiScope } from '#src/platform/db/columns.ts';
import { kinds } from '#test/shop.ts';

/** The calls that each scope of an API token allows, besides those that are public. */
export const callsByScope: Record<ApiScope, readonly string[]> = {
  'listings:read': [
    ...kinds.flatMap((kind) => [`GET /my/${kind}`, `GET /dashboard/${kind}/{id}`]),
    'GET /my/items/counts',
  ],
  'listings:write': [
    ...kinds.flatMap((kind) => [
      `POST /${kind}`,
      `PATCH /${kind}/{id}`,
      `DELETE /${kind}/{id}`,
      `PUT /${kind}/{id}/inspection`,
      `PUT /${kind}/{id}/advertise`,
      `DELETE /${kind}/{id}/advertise`,
      `PUT /${kind}/{id}/sold`,
      `PUT /${kind}/{id}/returned`,
    ]),
    'POST /my/items/prices',
    'POST /my/items/pause',
    'POST /my/items/resume',
    'POST /my/items/delete',
    'POST /my/evidence',
    'PUT /cameras/{id}/evidence',
    'DELETE /cameras/{id}/evidence',
    'POST /images',
  ],
  'orders:read': [
    'GET /orders',
    'GET /orders/{id}',
    'GET /orders/{id}/calendar',
    'GET /orders/{id}/review',
    'GET /orders/{id}/reviews',
  ],
  'messages:read': ['GET /conversations', 'GET /conversations/{id}', 'GET /conversations/{id}/messages'],
  'admin:read': [
    'GET /users',
    'GET /people/{id}',
    'GET /people/{id}/items',
    'GET /people/{id}/notes',
    'GET /verifications/{id}',
    'GET /audit',
    'GET /pauses',
    'GET /disputes',
    'GET /reports',
    'GET /reports/facts',
    'GET /health',
  ],
};
