import { z } from 'zod';
import { deleteOwnAccount } from '#src/accounts/users/closing/service.server.ts';
import type { PersonalData } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { deleted } from '#src/platform/schemas.ts';
import { exportPersonalData } from './service.server.ts';

const route = routesOf('users');

const file = 'attachment; filename="rangefinder-data.json"';

const row = z.record(z.string(), z.unknown());

/** Returns the schema of `GET /profile/export`. Features contribute lists of rows, or one record found by email. */
export function personalData(held: PersonalData) {
  const parts = Object.entries(held).map(([name, each]): [string, z.ZodType] => {
    if (!('read' in each)) return [name, row.nullable()];
    return [name, each.about === undefined ? z.array(row) : z.array(row).meta({ description: each.about })];
  });
  return z
    .object({
      exportedAt: z.iso.datetime(),
      record: row.nullable(),
      account: row.nullable(),
      sessions: z.array(row),
      ...Object.fromEntries(parts),
    })
    .meta({ id: 'PersonalData' });
}

/** @param held the data that each feature holds on a user */
export function ownDataRoutes(held: PersonalData) {
  return [
    route.get('/profile/export', {
      access: 'identity',
      confirm: true,
      summary: 'All data stored about the caller, as a file',
      responses: { 200: personalData(held) },
      responseHeaders: { 'content-disposition': 'The file name' },
      handle: async ({ app, caller }) =>
        Response.json(await exportPersonalData(app, caller, held), {
          headers: { 'content-disposition': file, 'cache-control': 'no-store' },
        }),
    }),
    route.delete('/profile', {
      access: 'identity',
      confirm: true,
      summary: "Close the caller's own account and erase their personal data immediately",
      description: 'Cancels open orders, withdraws items, and notifies everyone concerned.',
      problems: ['conflict', 'last-admin'],
      responses: { 200: deleted },
      run: async ({ app, caller }) => {
        await deleteOwnAccount(app, caller);
        return { deletedCount: 1 };
      },
    }),
  ] as const;
}
