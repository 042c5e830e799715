import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { figures } from './contract.ts';
import { countFigures } from './service.server.ts';

export const dashboardRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/figures',
    access: 'person',
    summary: "What the caller's dashboard counts, by their role",
    tag: 'dashboard',
    answers: { 200: figures },
    handle: async ({ app, caller }) => Response.json(await countFigures(app, caller)),
  }),
];
