import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { figures } from './schemas.ts';
import { countFigures } from './service.server.ts';

const route = routesOf('dashboard');

export const dashboardRoutes: Route[] = [
  route.get('/figures', {
    access: 'person',
    summary: "What the caller's dashboard counts, by their role",
    answers: { 200: figures },
    run: ({ app, caller }) => countFigures(app, caller),
  }),
];
