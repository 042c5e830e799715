import { z } from 'zod';
import { deleted } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { aKind, kinds, kindWords, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { newListingOf } from '#src/catalog/items/schemas.ts';
import { listing, ownListing, ownQuery } from './schemas.ts';
import { draftRoutes } from './drafts/api.server.ts';
import { moderationRoutes } from './moderating/api.server.ts';
import { ownerRoutes } from './managing/api.server.ts';
import { severalRoutes } from './managing/several/api.server.ts';
import { deleteListing } from './managing/service.server.ts';
import { listOwn, showListing } from './service.server.ts';
import { addListing } from './writing-service.server.ts';

function routesOfKind(kind: Kind): Route[] {
  const route = routesOf(kind);
  const word = kindWords[kind];
  const path = `/${kind}` as const;
  return [
    route.get(`${path}/{id}`, {
      access: 'public',
      summary: `One ${word}`,
      problems: ['gone', 'not-on-show'],
      responses: { 200: listing },
      run: ({ app, params }) => showListing(app, kind, params.id),
    }),
    route.get(`/my${path}`, {
      access: 'user',
      summary: `The caller's own items of the kind ${word}`,
      query: ownQuery,
      responses: { 200: z.array(ownListing) },
      list: ({ app, caller, query }) => listOwn(app, caller, kind, query),
    }),
    route.post(path, {
      access: ['Seller', 'admin'],
      summary: `List ${aKind[kind]}`,
      problems: ['unverified-email', 'not-approved', 'not-found', 'conflict'],
      idempotent: true,
      body: newListingOf(kind),
      responses: { 201: listing },
      run: ({ app, caller, body }) => addListing(app, caller, kind, body),
    }),
    route.delete(`${path}/{id}`, {
      access: 'user',
      summary: `Withdraw ${aKind[kind]}, as its owner or an admin`,
      problems: ['open-order'],
      responses: { 200: deleted },
      run: async ({ app, caller, params }) => ({
        deletedCount: await deleteListing(app, caller, kind, params.id),
      }),
    }),
  ];
}

export const listingRoutes: Route[] = [
  ...kinds.flatMap(routesOfKind),
  ...draftRoutes,
  ...ownerRoutes,
  ...severalRoutes,
  ...moderationRoutes,
];
