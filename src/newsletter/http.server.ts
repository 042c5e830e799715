import { z } from 'zod';
import { modified } from '#src/platform/contract.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import { linkCheck, linkState, mailedToken, oneClick, subscribed, subscription } from './contract.ts';
import { letterRoutes } from './letter-http.server.ts';
import { confirmSubscription, endSubscription, isLinkValid, subscribe } from './service.server.ts';

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
  defineRoute({
    method: 'POST',
    path: '/newsletter/check',
    access: 'public',
    summary: 'Whether a mailed token can still be used; uses nothing up',
    tag,
    body: linkCheck,
    answers: { 200: linkState },
    handle: async ({ app, body }) => Response.json({ valid: await isLinkValid(app, body) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/newsletter/leave/{token}',
    access: 'public',
    summary: 'End a subscription, as mail programs do when their reader asks',
    description: 'RFC 8058; the address is in `List-Unsubscribe` of each letter.',
    tag,
    problems: ['not-found'],
    params: mailedToken,
    form: true,
    body: oneClick,
    answers: { 200: modified },
    handle: async ({ app, params }) =>
      Response.json({ modifiedCount: await endSubscription(app, params.token) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/newsletter/leave/{token}',
    access: 'public',
    summary: 'Leads to the page that ends a subscription; ends nothing',
    description:
      'For mail programs that only open the address of `List-Unsubscribe`, and those that look through mails.',
    tag,
    params: mailedToken,
    answers: { 303: z.literal('') },
    answerHeaders: { Location: 'the page' },
    handle: async ({ params }) =>
      new Response(null, {
        status: 303,
        headers: { location: `/newsletter/leave?token=${encodeURIComponent(params.token)}` },
      }),
  }),
  ...letterRoutes,
];
