import { z } from 'zod';
import { chosenEvidence } from '#src/evidence/contract.ts';
import { inspectionOf } from '#src/grading/contract.ts';
import { deleted, idParams, modified, paging } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import {
  aKind,
  kinds,
  kindWords,
  listing,
  ownedListing,
  productChanges,
  soldTo,
  type Kind,
} from './contract.ts';
import { hideEvidenceOf, inspectListing, showEvidenceOf } from './findings-service.server.ts';
import {
  advertiseListing,
  editListing,
  markSold,
  showOwned,
  stopAdvertising,
} from './owner-service.server.ts';
import { listAdvertised } from './service.server.ts';

function routesOf(kind: Kind): Route[] {
  const one = aKind[kind];
  const path = `/${kind}/{id}`;
  return [
    defineRoute({
      method: 'GET',
      path: `/dashboard${path}`,
      access: 'person',
      summary: `One ${kindWords[kind]} with its order: its owner or an admin`,
      tag: kind,
      problems: ['gone'],
      params: idParams,
      answers: { 200: ownedListing },
      handle: async ({ app, caller, params }) => Response.json(await showOwned(app, caller, kind, params.id)),
    }),
    defineRoute({
      method: 'PATCH',
      path,
      access: 'person',
      summary: `Change what its owner says of ${one}`,
      tag: kind,
      problems: ['conflict', 'gone'],
      params: idParams,
      body: productChanges,
      answers: { 200: listing },
      handle: async ({ app, caller, params, body }) =>
        Response.json(await editListing(app, caller, kind, params.id, body)),
    }),
    defineRoute({
      method: 'PUT',
      path: `${path}/inspection`,
      access: 'person',
      summary: `Say what its owner found of ${one} by questions`,
      description:
        'Takes the place of what was said before. `condition` may be worse than the grade, never better.',
      tag: kind,
      problems: ['conflict', 'gone', 'open-order'],
      params: idParams,
      body: inspectionOf,
      answers: { 200: listing },
      handle: async ({ app, caller, params, body }) =>
        Response.json(await inspectListing(app, caller, kind, params.id, body)),
    }),
    ...(
      [
        ['PUT', 'advertise', `Advertise ${one} on the home page`, advertiseListing],
        ['DELETE', 'advertise', `Stop advertising ${one}`, stopAdvertising],
      ] as const
    ).map(([method, what, summary, act]) =>
      defineRoute({
        method,
        path: `${path}/${what}`,
        access: 'person',
        summary: `${summary}: its owner`,
        tag: kind,
        problems: act === stopAdvertising ? ['gone'] : ['conflict', 'gone'],
        params: idParams,
        answers: { 200: modified },
        handle: async ({ app, caller, params }) =>
          Response.json({ modifiedCount: await act(app, caller, kind, params.id) }),
      }),
    ),
    defineRoute({
      method: 'PUT',
      path: `${path}/sold`,
      access: 'person',
      summary: `Mark ${one} sold: its owner`,
      description:
        'Where someone has booked it this says that it changed hands, or confirms it; with `{"to": "other"}` their order ends instead, and it is sold to someone else.',
      tag: kind,
      problems: ['conflict', 'gone', 'wrong-stage'],
      params: idParams,
      body: soldTo.optional(),
      answers: { 200: modified },
      handle: async ({ app, caller, params, body }) =>
        Response.json({ modifiedCount: await markSold(app, caller, kind, params.id, body?.to) }),
    }),
  ];
}

export const ownerRoutes: Route[] = [
  ...kinds.flatMap(routesOf),
  defineRoute({
    method: 'PUT',
    path: '/cameras/{id}/evidence',
    access: 'person',
    summary: 'Show with a camera what `POST /my/evidence` read of a file of it',
    description:
      'Takes the place of what was shown before. A file of another model than the linked one is refused.',
    tag: 'cameras',
    problems: ['conflict', 'gone', 'open-order'],
    params: idParams,
    body: chosenEvidence,
    answers: { 200: listing },
    handle: async ({ app, caller, params, body }) =>
      Response.json(await showEvidenceOf(app, caller, params.id, body.evidence)),
  }),
  defineRoute({
    method: 'DELETE',
    path: '/cameras/{id}/evidence',
    access: 'person',
    summary: 'Show no file with a camera any more: its owner',
    tag: 'cameras',
    problems: ['conflict', 'gone', 'open-order'],
    params: idParams,
    answers: { 200: deleted },
    handle: async ({ app, caller, params }) =>
      Response.json({ deletedCount: await hideEvidenceOf(app, caller, params.id) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/advertised',
    access: 'public',
    summary: 'Available items that their sellers advertise, newest advertisement first',
    tag: 'home',
    query: paging,
    answers: { 200: z.array(listing) },
    handle: async ({ app, query, request }) => pageResponse(request, await listAdvertised(app, query)),
  }),
];
