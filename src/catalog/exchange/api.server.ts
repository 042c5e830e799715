import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import { exportAll, exportOwn, exportPhotos, showSizes } from './export-service.server.ts';
import { adminExport, exportSizes, ownExport, photosExport } from './schemas.ts';

const own = routesOf('own items');

const file = {
  problems: ['too-many-requests'],
  responseHeaders: { 'content-disposition': 'The file name' },
} as const;
const csvOrJson =
  'CSV has headings in the language of the shop, and times of its zone; with decimal commas, it has semicolons between cells. JSON (`application/json`) is an array of the objects that the API returns. One export at a time.';

export const exchangeRoutes = [
  own.get('/my/exports', {
    access: 'user',
    summary: "What an export of the caller's items contains",
    responses: { 200: exportSizes },
    run: ({ app, caller }) => showSizes(app, caller),
  }),
  own.get('/my/exports/table', {
    ...file,
    access: 'user',
    summary: "The caller's items, sales, purchases, or the reviews about them as a file",
    description: `${csvOrJson} The columns of \`listings\` are those of \`POST /my/imports\`.`,
    query: ownExport,
    responseType: 'text/csv',
    responses: { 200: z.union([z.string(), z.array(z.unknown())]) },
    handle: ({ app, caller, query }) => exportOwn(app, caller, query.table, query.format),
  }),
  own.get('/my/exports/photos', {
    ...file,
    access: 'user',
    summary: "The photos of the caller's items as ZIPs of at most 500 MB",
    problems: ['too-many-requests', 'not-found'],
    query: photosExport,
    responseType: 'application/zip',
    responses: { 200: z.string() },
    handle: ({ app, caller, query }) => exportPhotos(app, caller, query.part),
  }),
  routesOf('moderation').get('/exports/table', {
    ...file,
    access: ['admin'],
    summary: 'All users, items, orders or reports as a file; each export is recorded in the audit log',
    description: `${csvOrJson} Reports that concern the caller are left out.`,
    query: adminExport,
    responseType: 'text/csv',
    responses: { 200: z.union([z.string(), z.array(z.unknown())]) },
    handle: ({ app, caller, query }) => exportAll(app, caller, query.table, query.format),
  }),
] as const;
