import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import { exportAll, exportOwn, exportPhotos, showSizes } from './export-service.server.ts';
import { listImportRows, listOwnImports, mapColumns, setState } from './import-service.server.ts';
import { maxFileBytes } from './read-file.server.ts';
import { receivePart, startImport, template } from './receive-service.server.ts';
import {
  adminExport,
  exportSizes,
  importColumns,
  importQuery,
  importRow,
  importRowsQuery,
  importsQuery,
  importState,
  itemImport,
  ownExport,
  partBytes,
  partQuery,
  photosExport,
  received,
} from './schemas.ts';

const own = routesOf('own items');

const asFile = {
  problems: ['too-many-requests'],
  responseHeaders: { 'content-disposition': 'The file name' },
} as const;
const csvOrJson =
  'CSV has headings in the language of the shop, and times of its zone; with decimal commas, it has semicolons between cells. JSON (`application/json`) is an array of the objects that the API returns. One export at a time.';

export const exchangeRoutes = [
  own.get('/my/exports', {
    access: 'user',
    scope: 'listings:read',
    summary: "What an export of the caller's items contains",
    responses: { 200: exportSizes },
    run: ({ app, caller }) => showSizes(app, caller),
  }),
  own.get('/my/exports/table', {
    ...asFile,
    access: 'user',
    summary: "The caller's items, sales, purchases, or the reviews about them as a file",
    description: `${csvOrJson} The columns of \`listings\` are those of \`POST /my/imports\`.`,
    query: ownExport,
    responseType: 'text/csv',
    responses: { 200: z.union([z.string(), z.array(z.unknown())]) },
    handle: ({ app, caller, query }) => exportOwn(app, caller, query.table, query.format),
  }),
  own.get('/my/exports/photos', {
    ...asFile,
    access: 'user',
    scope: 'listings:read',
    summary: "The photos of the caller's items as ZIPs of at most 500 MB",
    problems: ['too-many-requests', 'not-found'],
    query: photosExport,
    responseType: 'application/zip',
    responses: { 200: z.string() },
    handle: ({ app, caller, query }) => exportPhotos(app, caller, query.part),
  }),
  routesOf('moderation').get('/exports/table', {
    ...asFile,
    access: ['admin'],
    scope: 'admin:read',
    confirm: true,
    summary: 'All users, items, orders or reports as a file; each export is recorded in the audit log',
    description: `${csvOrJson} Reports that concern the caller are left out.`,
    query: adminExport,
    responseType: 'text/csv',
    responses: { 200: z.union([z.string(), z.array(z.unknown())]) },
    handle: ({ app, caller, query }) => exportAll(app, caller, query.table, query.format),
  }),
  own.get('/my/imports/template', {
    access: 'user',
    scope: 'listings:read',
    summary: 'An empty CSV file with the headings of an import',
    responseType: 'text/csv',
    responses: { 200: z.string() },
    handle: async () =>
      new Response(template(), {
        headers: {
          'content-type': 'text/csv; charset=utf-8; header=present',
          'content-disposition': 'attachment; filename="template.csv"',
        },
      }),
  }),
  own.get('/my/imports', {
    access: 'user',
    scope: 'listings:read',
    summary: "The caller's imports of the last two weeks, the latest first",
    problems: ['forbidden', 'not-found'],
    query: importsQuery,
    responses: { 200: z.array(itemImport) },
    run: ({ app, caller, query }) => listOwnImports(app, caller, query.seller),
  }),
  own.post('/my/imports', {
    access: ['Seller', 'admin'],
    scope: 'listings:write',
    summary: 'Send a CSV or XLSX file with items: multipart field `file`',
    description:
      'At most 20 MB and 10,000 rows. The first row has the headings, in the language of the shop, in English, or the names of the fields in the API; `photos` has names of files in the ZIPs of `zip`. Each row is then checked in the background as the form of an item is, without publishing it. Replaces an earlier import that was not published.',
    problems: [
      'unverified-email',
      'not-approved',
      'not-found',
      'conflict',
      'too-slow',
      'too-many-requests',
      'busy',
    ],
    query: importQuery,
    file: { field: 'file', maxBytes: maxFileBytes },
    responses: { 201: itemImport },
    run: ({ app, caller, file, query }) => startImport(app, caller, file, query),
  }),
  own.post('/my/imports/{id}/photos', {
    access: 'user',
    scope: 'listings:write',
    summary: 'Send a part of a ZIP with photos: multipart field `part`',
    description:
      'ZIPs of at most 500 MB are cut into parts of at most 15 MB, which are sent in order. After a lost connection, the same part can be sent again.',
    problems: ['conflict', 'too-slow', 'too-many-requests', 'busy'],
    query: partQuery,
    file: { field: 'part', maxBytes: partBytes },
    responses: { 200: received },
    run: ({ app, caller, params, file, query }) => receivePart(app, caller, params.id, query, file),
  }),
  own.get('/my/imports/{id}/rows', {
    access: 'user',
    scope: 'listings:read',
    summary: 'The rows of an import with their results',
    query: importRowsQuery,
    responses: { 200: z.array(importRow) },
    list: ({ app, caller, params, query }) => listImportRows(app, caller, params.id, query),
  }),
  own.put('/my/imports/{id}/columns', {
    access: 'user',
    scope: 'listings:write',
    summary: 'Assign the columns of an import by hand, and check its rows again',
    problems: ['conflict'],
    body: importColumns,
    responses: { 200: itemImport },
    run: ({ app, caller, params, body }) => mapColumns(app, caller, params.id, body.columns),
  }),
  own.put('/my/imports/{id}/state', {
    access: 'user',
    scope: 'listings:write',
    summary: 'Publish the rows of an import, stop that, discard the file, or undo the import',
    description:
      'Rows are published one after the other in the background. Undoing withdraws what was published, except items that were booked or edited since. One import of a seller can be open: a later file has to be published or discarded first.',
    problems: ['conflict'],
    body: importState,
    responses: { 200: itemImport },
    run: ({ app, caller, params, body }) => setState(app, caller, params.id, body),
  }),
] as const;
