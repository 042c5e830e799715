import { z } from 'zod';
import { idParams, paging } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { blogAdminRoutes } from './admin-http.server.ts';
import { post } from './contract.ts';
import { listPublished, showPost } from './service.server.ts';

export const blogRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/blogs',
    access: 'public',
    summary: 'The published posts, newest first',
    tag: 'blogs',
    query: paging,
    answers: { 200: z.array(post) },
    handle: async ({ app, query, request }) => pageResponse(request, await listPublished(app, query)),
  }),
  defineRoute({
    method: 'GET',
    path: '/blogs/{id}',
    access: 'public',
    summary: 'One post',
    tag: 'blogs',
    problems: ['gone'],
    params: idParams,
    answers: { 200: post },
    handle: async ({ app, params }) => Response.json(await showPost(app, params.id)),
  }),
  ...blogAdminRoutes,
];
