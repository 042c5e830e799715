import { routesOf } from '#src/platform/http/route.server.ts';
import { showDemo, startOwnShop } from './demo-service.server.ts';
import { demo, demoRemoval, opening } from './schemas.ts';
import { checkOpening } from './service.server.ts';

const route = routesOf('shop');
const access = ['admin'] as const;

export const openingRoutes = [
  route.get('/opening', {
    access,
    summary: 'What the shop needs before it opens, and whether it has it',
    responses: { 200: opening },
    run: ({ app }) => checkOpening(app),
  }),
  route.get('/demo', {
    access,
    summary: 'What belongs to the demo, and what would stay without it',
    responses: { 200: demo },
    run: ({ app }) => showDemo(app),
  }),
  route.delete('/demo', {
    access,
    confirm: true,
    summary: 'Delete the accounts of the demo and everything that belongs to them',
    description:
      'This cannot be undone. If no admin is left, the response has the path at which the shop is set up, valid for an hour.',
    problems: ['conflict'],
    responses: { 200: demoRemoval },
    run: ({ app, caller }) => startOwnShop(app, caller),
  }),
] as const;
