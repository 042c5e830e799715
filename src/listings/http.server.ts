import { z } from 'zod';
import { deleted, idParams } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { aKind, kinds, kindWords, listing, newProduct, ownListing, ownQuery, type Kind } from './contract.ts';
import { moderationRoutes } from './moderation-http.server.ts';
import { ownerRoutes } from './owner-http.server.ts';
import { addListing, deleteListing, listOwn, showListing } from './service.server.ts';

function routesOf(kind: Kind): Route[] {
  const word = kindWords[kind];
  const path = `/${kind}`;
  return [
    defineRoute({
      method: 'GET',
      path: `${path}/{id}`,
      access: 'public',
      summary: `One ${word}`,
      tag: kind,
      problems: ['gone', 'not-on-show'],
      params: idParams,
      answers: { 200: listing },
      handle: async ({ app, params }) => Response.json(await showListing(app, kind, params.id)),
    }),
    defineRoute({
      method: 'GET',
      path: `/my${path}`,
      access: 'person',
      summary: `The caller's own items of the kind ${word}`,
      tag: kind,
      query: ownQuery,
      answers: { 200: z.array(ownListing) },
      handle: async ({ app, caller, query, request }) =>
        pageResponse(request, await listOwn(app, caller, kind, query)),
    }),
    defineRoute({
      method: 'POST',
      path,
      access: ['Seller'],
      summary: `Put up ${aKind[kind]}`,
      tag: kind,
      problems: ['unverified-email'],
      idempotent: true,
      body: newProduct,
      answers: { 201: listing },
      handle: async ({ app, caller, body }) =>
        Response.json(await addListing(app, caller, kind, body), { status: 201 }),
    }),
    defineRoute({
      method: 'DELETE',
      path: `${path}/{id}`,
      access: 'person',
      summary: `Withdraw ${aKind[kind]}: its owner or an admin`,
      tag: kind,
      problems: ['open-order'],
      params: idParams,
      answers: { 200: deleted },
      handle: async ({ app, caller, params }) =>
        Response.json({ deletedCount: await deleteListing(app, caller, kind, params.id) }),
    }),
  ];
}

export const listingRoutes: Route[] = [...kinds.flatMap(routesOf), ...ownerRoutes, ...moderationRoutes];
