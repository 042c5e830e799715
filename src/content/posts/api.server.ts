import { z } from 'zod';
import { paging } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { blogAdminRoutes } from './admin-api.server.ts';
import { post } from './schemas.ts';
import { listPublished, showPost } from './service.server.ts';

const route = routesOf('blogs');

export const blogRoutes: Route[] = [
  route.get('/blogs', {
    access: 'public',
    summary: 'The published posts, newest first',
    query: paging,
    answers: { 200: z.array(post) },
    list: ({ app, query }) => listPublished(app, query),
  }),
  route.get('/blogs/{id}', {
    access: 'public',
    summary: 'One post',
    problems: ['gone'],
    answers: { 200: post },
    run: ({ app, params }) => showPost(app, params.id),
  }),
  ...blogAdminRoutes,
];
