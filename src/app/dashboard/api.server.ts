import { kinds, kindWords } from '#src/catalog/items/kind-schemas.ts';
import { ownedListing } from '#src/catalog/listings/schemas.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { stats } from './schemas.ts';
import { readStats, showOwnedItem } from './service.server.ts';

const route = routesOf('dashboard');

export const dashboardRoutes = [
  route.get('/figures', {
    access: 'user',
    summary: "The counts on the caller's dashboard, depending on their role",
    responses: { 200: stats },
    run: ({ app, caller }) => readStats(app, caller),
  }),
  ...kinds.map((kind) =>
    routesOf(kind).get(`/dashboard/${kind}/{id}`, {
      access: 'user',
      scope: 'listings:read',
      summary: `One ${kindWords[kind]} with its order, for its owner or an admin`,
      problems: ['gone'],
      responses: { 200: ownedListing },
      run: ({ app, caller, params }) => showOwnedItem(app, caller, kind, params.id),
    }),
  ),
] as const;
