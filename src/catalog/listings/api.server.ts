import { z } from 'zod';
import { aKind, kinds, kindWords, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { newListingOf } from '#src/catalog/items/schemas.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { paging } from '#src/platform/list-schemas.ts';
import { deleted, modified } from '#src/platform/schemas.ts';
import { draft, draftChange, newDraft } from './drafts/schemas.ts';
import { addDraft, deleteDraft, listDrafts, saveDraft } from './drafts/service.server.ts';
import { listAllOfSeller, listModerated } from './lists/moderated-service.server.ts';
import { ownerRoutes } from './managing/api.server.ts';
import { deleteListing } from './managing/service.server.ts';
import { restoreListing } from './moderating/service.server.ts';
import { listing, moderatedListing, ownListingRow, ownQuery } from './schemas.ts';
import { listOwn, showListing } from './service.server.ts';
import { addListing } from './writing-service.server.ts';

function routesOfKind(kind: Kind) {
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
      scope: 'listings:read',
      summary: `The caller's own items of the kind ${word}`,
      query: ownQuery,
      responses: { 200: z.array(ownListingRow) },
      list: ({ app, caller, query }) => listOwn(app, caller, kind, query),
    }),
    route.post(path, {
      access: ['Seller', 'admin'],
      scope: 'listings:write',
      summary: `List ${aKind[kind]}`,
      problems: ['unverified-email', 'not-approved', 'not-found', 'conflict'],
      idempotent: true,
      body: newListingOf(kind),
      responses: { 201: listing },
      run: ({ app, caller, body }) => addListing(app, caller, kind, body),
    }),
    route.delete(`${path}/{id}`, {
      access: 'user',
      scope: 'listings:write',
      summary: `Withdraw ${aKind[kind]}, as its owner or an admin`,
      problems: ['open-order'],
      responses: { 200: deleted },
      run: async ({ app, caller, params }) => ({
        deletedCount: await deleteListing(app, caller, kind, params.id),
      }),
    }),
  ] as const;
}

const drafts = routesOf('drafts');

/** Enough for the longest description, all photos and a finished checklist. */
const maxJsonBytes = 32 * 1024;

const draftRoutes = [
  drafts.get('/my/drafts', {
    access: 'user',
    summary: "The caller's unfinished items, the last saved first",
    responses: { 200: z.array(draft) },
    run: ({ app, caller }) => listDrafts(app, caller),
  }),
  drafts.post('/my/drafts', {
    access: 'user',
    summary: 'Save an unfinished item as a draft; an account can have 20',
    description:
      'Photos in a draft count like those of items, and are kept with it. `draft` in `POST /cameras`, `POST /lens` or `POST /accessories` lists the item and deletes its draft.',
    problems: ['conflict', 'too-many-requests'],
    idempotent: true,
    maxJsonBytes,
    body: newDraft,
    responses: { 201: draft },
    run: ({ app, caller, body }) => addDraft(app, caller, body),
  }),
  drafts.patch('/my/drafts/{id}', {
    access: 'user',
    summary: 'Replace the fields of a draft',
    description:
      'Responds with 409 `changed` if `version` is not the current one: another device has saved it.',
    problems: ['changed', 'too-many-requests'],
    maxJsonBytes,
    body: draftChange,
    responses: { 200: draft },
    run: ({ app, caller, params, body }) => saveDraft(app, caller, params.id, body),
  }),
  drafts.delete('/my/drafts/{id}', {
    access: 'user',
    summary: 'Delete a draft',
    responses: { 200: deleted },
    run: async ({ app, caller, params }) => ({ deletedCount: await deleteDraft(app, caller, params.id) }),
  }),
] as const;

const moderation = routesOf('moderation');

const moderationRoutes = [
  moderation.get('/people/{id}/items', {
    access: ['admin'],
    scope: 'admin:read',
    summary: 'All items that a user ever listed, including withdrawn and paused ones, newest first',
    query: paging,
    responses: { 200: z.array(moderatedListing) },
    list: ({ app, params, query }) => listAllOfSeller(app, params.id, query),
  }),
  moderation.get('/pauses', {
    access: ['admin'],
    scope: 'admin:read',
    summary: 'Paused items, newest first',
    query: paging,
    responses: { 200: z.array(moderatedListing) },
    list: ({ app, query }) => listModerated(app, {}, query),
  }),
  moderation.delete('/pauses/{id}', {
    access: ['admin'],
    summary: 'Restore a paused item: it is listed again, and its seller is notified',
    description:
      '`id` is that of the item. `PUT /reports/{id}` pauses one. An item that its seller had paused before stays paused.',
    problems: ['gone'],
    responses: { 200: modified },
    run: async ({ app, caller, params }) => ({ modifiedCount: await restoreListing(app, caller, params.id) }),
  }),
] as const;

export const listingRoutes = [
  ...kinds.flatMap(routesOfKind),
  ...draftRoutes,
  ...ownerRoutes,
  ...moderationRoutes,
] as const;
