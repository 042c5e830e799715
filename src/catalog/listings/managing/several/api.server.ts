import { routesOf, type Route } from '#src/platform/http/route.server.ts';
import { countOwn } from '#src/catalog/listings/service.server.ts';
import { chosenItems, itemResults, newPrices, ownCounts } from './schemas.ts';
import { deleteItems, lowerPrices, pauseItems, resumeItems } from './service.server.ts';

const route = routesOf('own items');

const eachForItself =
  'Each item is changed or refused for itself, and `results` has one entry for each. At most 50 at once.';

export const severalRoutes: Route[] = [
  route.get('/my/items/counts', {
    access: 'user',
    summary: "How many of the caller's items are for sale, paused, booked and sold",
    responses: { 200: ownCounts },
    run: ({ app, caller }) => countOwn(app, caller),
  }),
  route.post('/my/items/prices', {
    access: 'user',
    summary: "Lower the prices of some of the caller's items",
    description: `${eachForItself} The users who watch an item are notified.`,
    problems: ['too-many-requests'],
    body: newPrices,
    responses: { 200: itemResults },
    run: async ({ app, caller, body }) => ({ results: await lowerPrices(app, caller, body.items) }),
  }),
  ...(
    [
      [
        'pause',
        "Pause some of the caller's items: nobody can see or book them until they are resumed",
        ' Open offers end. A booked item cannot be paused.',
        pauseItems,
      ],
      [
        'resume',
        "List some of the caller's paused items again",
        ' Items that an admin has paused stay paused.',
        resumeItems,
      ],
      ['delete', "Withdraw some of the caller's items", ' A booked item cannot be withdrawn.', deleteItems],
    ] as const
  ).map(([act, summary, more, run]) =>
    route.post(`/my/items/${act}`, {
      access: 'user',
      summary,
      description: eachForItself + more,
      problems: ['too-many-requests'],
      body: chosenItems,
      responses: { 200: itemResults },
      run: async ({ app, caller, body }) => ({ results: await run(app, caller, body.items) }),
    }),
  ),
];
