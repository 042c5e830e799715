import { z } from 'zod';
import { aKind, kinds, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { listingChangesOf } from '#src/catalog/items/schemas.ts';
import {
  advertiseListing,
  listAdvertised,
  stopAdvertising,
} from '#src/catalog/listings/advertising/service.server.ts';
import {
  hideEvidenceOf,
  inspectListing,
  showEvidenceOf,
} from '#src/catalog/listings/inspecting/service.server.ts';
import { listing, returned, soldTo } from '#src/catalog/listings/schemas.ts';
import { countOwn } from '#src/catalog/listings/service.server.ts';
import { editListing } from '#src/catalog/listings/writing-service.server.ts';
import { chosenEvidence } from '#src/gear/evidence/schemas.ts';
import { inspectionOf } from '#src/gear/grading/schemas.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { paging } from '#src/platform/list-schemas.ts';
import { deleted, modified } from '#src/platform/schemas.ts';
import { confirmReturn, markSold } from './service.server.ts';
import { chosenItems, itemEdits, itemResults, newPrices, ownCounts } from './several/schemas.ts';
import {
  deleteItems,
  editItems,
  lowerPrices,
  pauseItems,
  restoreItems,
  resumeItems,
} from './several/service.server.ts';

function routesOfKind(kind: Kind) {
  const route = routesOf(kind);
  const one = aKind[kind];
  const path = `/${kind}/{id}` as const;
  return [
    route.patch(path, {
      access: 'user',
      scope: 'listings:write',
      summary: `Edit ${one}, as its owner`,
      description: 'Fields that are not sent stay as they are.',
      problems: ['not-approved', 'conflict', 'gone', 'open-order', 'changed'],
      body: listingChangesOf(kind),
      responses: { 200: listing },
      run: ({ app, caller, params, body }) => editListing(app, caller, kind, params.id, body),
    }),
    route.put(`${path}/inspection`, {
      access: 'user',
      scope: 'listings:write',
      summary: `Set the inspection results of ${one}, as its owner`,
      description: 'Replaces earlier results. `condition` can be worse than the grade but not better.',
      problems: ['not-approved', 'conflict', 'gone', 'open-order'],
      body: inspectionOf,
      responses: { 200: listing },
      run: ({ app, caller, params, body }) => inspectListing(app, caller, kind, params.id, body),
    }),
    route.put(`${path}/advertise`, {
      access: 'user',
      scope: 'listings:write',
      summary: `Advertise ${one} on the home page, as its owner`,
      problems: ['not-approved', 'conflict', 'gone'],
      responses: { 200: modified },
      run: async ({ app, caller, params }) => ({
        modifiedCount: await advertiseListing(app, caller, kind, params.id),
      }),
    }),
    route.delete(`${path}/advertise`, {
      access: 'user',
      scope: 'listings:write',
      summary: `Stop advertising ${one}, as its owner`,
      problems: ['gone'],
      responses: { 200: modified },
      run: async ({ app, caller, params }) => ({
        modifiedCount: await stopAdvertising(app, caller, kind, params.id),
      }),
    }),
    route.put(`${path}/sold`, {
      access: 'user',
      scope: 'listings:write',
      summary: `Mark ${one} as sold, as its owner`,
      description:
        'If the item is booked, this reports or confirms the handover; with `{"to": "other"}` it ends that order and marks the item as sold to someone else.',
      problems: ['conflict', 'gone', 'wrong-stage'],
      body: soldTo.optional(),
      responses: { 200: modified },
      run: async ({ app, caller, params, body }) => ({
        modifiedCount: await markSold(app, caller, kind, params.id, body?.to),
      }),
    }),
    route.put(`${path}/returned`, {
      access: 'user',
      scope: 'listings:write',
      summary: `Confirm that ${one} is back after its order ended, as its owner, and list it again`,
      description:
        'After a handover, an order that ends leaves its item paused. `version` is the one that the owner has checked.',
      problems: ['changed', 'gone'],
      body: returned,
      responses: { 200: modified },
      run: async ({ app, caller, params, body }) => ({
        modifiedCount: await confirmReturn(app, caller, kind, params.id, body.version),
      }),
    }),
  ] as const;
}

const own = routesOf('own items');

const eachForItself =
  'Each item is changed or refused for itself, and `results` has one entry for each. At most 50 at once.';

const severalRoutes = [
  own.get('/my/items/counts', {
    access: 'user',
    scope: 'listings:read',
    summary: "How many of the caller's items are for sale, paused, booked and sold",
    responses: { 200: ownCounts },
    run: ({ app, caller }) => countOwn(app, caller),
  }),
  own.post('/my/items/prices', {
    access: 'user',
    scope: 'listings:write',
    summary: "Lower the prices of some of the caller's items",
    description: `${eachForItself} The users who watch an item are notified.`,
    problems: ['too-many-requests'],
    body: newPrices,
    responses: { 200: itemResults },
    run: async ({ app, caller, body }) => ({ results: await lowerPrices(app, caller, body.items) }),
  }),
  own.post('/my/items/edits', {
    access: 'user',
    scope: 'listings:write',
    summary: "Change the price, the condition or the place of some of the caller's items",
    description: `${eachForItself} Fields that are not sent stay as they are.`,
    problems: ['too-many-requests'],
    body: itemEdits,
    responses: { 200: itemResults },
    run: async ({ app, caller, body }) => ({ results: await editItems(app, caller, body.items) }),
  }),
  ...(
    [
      [
        'pause',
        "Pause some of the caller's items: nobody can see or book them until they are resumed",
        ' Open offers end. A booked item cannot be paused.',
        pauseItems,
      ],
      [
        'resume',
        "List some of the caller's paused items again",
        ' Items that an admin has paused stay paused.',
        resumeItems,
      ],
      [
        'delete',
        "Withdraw some of the caller's items",
        ' A booked item cannot be withdrawn. `POST /my/items/restore` lists them again within an hour.',
        deleteItems,
      ],
      [
        'restore',
        "List some of the caller's items again that they have withdrawn within the last hour",
        ' Offers have ended, and users who watched an item have to do so again.',
        restoreItems,
      ],
    ] as const
  ).map(([act, summary, more, run]) =>
    own.post(`/my/items/${act}`, {
      access: 'user',
      scope: 'listings:write',
      summary,
      description: eachForItself + more,
      problems: ['too-many-requests'],
      body: chosenItems,
      responses: { 200: itemResults },
      run: async ({ app, caller, body }) => ({ results: await run(app, caller, body.items) }),
    }),
  ),
] as const;

export const ownerRoutes = [
  ...kinds.flatMap(routesOfKind),
  routesOf('cameras').put('/cameras/{id}/evidence', {
    access: 'user',
    scope: 'listings:write',
    summary: 'Show the data that `POST /my/evidence` read from a file with a camera, as its owner',
    description: 'Replaces the file shown before. A file from another model than the linked one is rejected.',
    problems: ['not-approved', 'conflict', 'gone', 'open-order'],
    body: chosenEvidence,
    responses: { 200: listing },
    run: ({ app, caller, params, body }) => showEvidenceOf(app, caller, params.id, body.evidence),
  }),
  routesOf('cameras').delete('/cameras/{id}/evidence', {
    access: 'user',
    scope: 'listings:write',
    summary: 'Remove the file data from a camera, as its owner',
    problems: ['not-approved', 'conflict', 'gone', 'open-order'],
    responses: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await hideEvidenceOf(app, caller, params.id) }),
  }),
  routesOf('home').get('/advertised', {
    access: 'public',
    summary: 'Available items that their sellers advertise, newest advertisement first',
    query: paging,
    responses: { 200: z.array(listing) },
    list: ({ app, query }) => listAdvertised(app, query),
  }),
  ...severalRoutes,
] as const;
