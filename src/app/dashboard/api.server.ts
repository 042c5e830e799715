import { kinds, kindWords } from '#src/catalog/items/kind-schemas.ts';
import { ownedListing } from '#src/catalog/listings/schemas.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { stats, trends, trendsQuery } from './schemas.ts';
import { readStats, showOwnedItem } from './service.server.ts';
import { showTrends } from './trends-service.server.ts';

const route = routesOf('dashboard');

export const dashboardRoutes = [
  route.get('/figures', {
    access: 'user',
    summary: "The counts on the caller's dashboard, depending on their role",
    responses: { 200: stats },
    run: ({ app, caller }) => readStats(app, caller),
  }),
  route.get('/trends', {
    access: ['Seller', 'admin'],
    summary: 'What happened in each week to the items of a seller or, for an admin, in the whole shop',
    problems: ['too-many-requests'],
    query: trendsQuery,
    responses: { 200: trends },
    run: ({ app, caller, query }) => showTrends(app, caller, query),
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
