import { z } from 'zod';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { category } from './schemas.ts';
import { listCategories } from './service.server.ts';

const route = routesOf('home');

export const homeRoutes: Route[] = [
  route.get('/categories', {
    access: 'public',
    summary: 'The categories of the home page',
    answers: { 200: z.array(category) },
    run: ({ app }) => listCategories(app),
  }),
];
