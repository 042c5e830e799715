import { z } from 'zod';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { category } from './contract.ts';
import { listCategories } from './service.server.ts';

export const homeRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/categories',
    access: 'public',
    summary: 'The categories of the home page',
    tag: 'home',
    answers: { 200: z.array(category) },
    handle: async ({ app }) => Response.json(await listCategories(app)),
  }),
];
