import { modified } from '#src/platform/contract.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { mailedToken, subscribed, subscription } from './contract.ts';
import { confirmSubscription, endSubscription, subscribe } from './service.server.ts';

const tag = 'newsletter';

export const newsletterRoutes: Route[] = [
  defineRoute({
    method: 'POST',
    path: '/newsletter',
    access: 'public',
    summary: 'Ask for the newsletter: a mail to the address asks back',
    tag,
    body: subscription,
    answers: { 202: subscribed },
    handle: async ({ app, body }) => {
      await subscribe(app, body.email);
      return Response.json({ accepted: true }, { status: 202 });
    },
  }),
  ...(
    [
      ['/newsletter/confirm', 'Confirm a subscription by the mailed token, once', confirmSubscription],
      ['/newsletter/leave', 'End a subscription by the mailed token', endSubscription],
    ] as const
  ).map(([path, summary, act]) =>
    defineRoute({
      method: 'POST',
      path,
      access: 'public',
      summary,
      tag,
      problems: ['not-found'],
      body: mailedToken,
      answers: { 200: modified },
      handle: async ({ app, body }) => Response.json({ modifiedCount: await act(app, body.token) }),
    }),
  ),
];
