import { ownerProof } from '#src/accounts/auth/schemas.ts';
import type { IdentityProvider } from '#src/accounts/auth/service.server.ts';
import { deleted } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import type { PersonalRows } from '#src/platform/feature.server.ts';
import { personalData } from '#src/accounts/users/schemas.ts';
import { exportPersonalData } from './service.server.ts';
import { deleteOwnAccount } from '#src/accounts/users/closing/service.server.ts';

const route = routesOf('users');

const file = 'attachment; filename="rangefinder-data.json"';

/**
 * What one may have done with one's own data.
 * @param rows what each feature holds on a person
 */
export function ownDataRoutes(
  provider: IdentityProvider,
  rows: Readonly<Record<string, PersonalRows>>,
): Route[] {
  const about = Object.fromEntries(Object.entries(rows).map(([name, each]) => [name, each.about]));
  return [
    route.get('/profile/export', {
      access: 'identity',
      summary: 'Everything that is held on the caller, as a file',
      answers: { 200: personalData(about) },
      answerHeaders: { 'content-disposition': 'The name of the file' },
      handle: async ({ app, caller }) =>
        Response.json(await exportPersonalData(app, caller, rows), {
          headers: { 'content-disposition': file, 'cache-control': 'no-store' },
        }),
    }),
    route.delete('/profile', {
      access: 'identity',
      summary: "Close the caller's own account, and erase who they were at once",
      description: 'Open orders are cancelled, items withdrawn, and everyone concerned is told.',
      problems: ['conflict', 'last-admin', 'too-many-requests'],
      body: ownerProof,
      answers: { 200: deleted },
      handle: async ({ app, caller, body, request }) => {
        await provider.confirmOwner(caller.identity, body.proof, request);
        await deleteOwnAccount(app, caller);
        return Response.json({ deletedCount: 1 });
      },
    }),
  ];
}
