import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import { pageChange, pageNames, pageRestoring, pageSummary, shopPage } from './schemas.ts';
import { changePage, listPages, showPage } from './service.server.ts';

const route = routesOf('shop');
const params = z.object({ name: z.string().meta({ description: `one of ${pageNames.join(', ')}` }) });

export const pageRoutes = [
  route.get('/shop/pages', {
    access: 'public',
    summary: 'The pages that admins can change, such as About and Terms',
    responses: { 200: z.array(pageSummary) },
    run: ({ app }) => listPages(app),
  }),
  route.get('/shop/pages/{name}', {
    access: 'public',
    summary: 'One page as Markdown',
    params,
    problems: ['not-found'],
    responses: { 200: shopPage },
    run: ({ app, params: { name } }) => showPage(app, name),
  }),
  route.put('/shop/pages/{name}', {
    access: ['admin'],
    summary: 'Change the text of a page',
    description:
      '`version` is that of the page that the caller has read: if another admin has changed it since, the call is refused with 409.',
    params,
    problems: ['not-found', 'changed'],
    body: pageChange,
    // Far above the longest text, so that a text that is too long gets an error at its field.
    maxJsonBytes: 3 * 1024 * 1024,
    responses: { 200: shopPage },
    run: ({ app, caller, params: { name }, body }) => changePage(app, caller, name, body),
  }),
  route.delete('/shop/pages/{name}', {
    access: ['admin'],
    summary: 'Restore the text that ships',
    params,
    problems: ['not-found', 'changed'],
    body: pageRestoring,
    responses: { 200: shopPage },
    run: ({ app, caller, params: { name }, body: { version } }) =>
      changePage(app, caller, name, { text: null, version }),
  }),
] as const;
