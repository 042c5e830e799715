import { z } from 'zod';
import type { Feature } from '#src/platform/feature.server.ts';
import { routesOf } from '#src/platform/http/route.server.ts';
import { category, listCategories } from './service.server.ts';

const route = routesOf('home');

const homeRoutes = [
  route.get('/categories', {
    access: 'public',
    summary: 'The categories of the home page',
    responses: { 200: z.array(category) },
    run: ({ app }) => listCategories(app),
  }),
] as const;

export const homeFeature = {
  routes: homeRoutes,
  publicPaths: [{ pattern: /^\/(_\.data)?$/ }, { pattern: /^\/api\/categories$/ }],
  pages: ['/'],
} satisfies Feature;
