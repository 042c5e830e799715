import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import { modified } from '#src/platform/schemas.ts';
import { issueRoutes } from './issues/api.server.ts';
import { linkCheck, linkState, mailedToken, oneClick, subscribed, subscription } from './schemas.ts';
import {
  confirmSubscription,
  endSubscription,
  isLinkValid,
  subscribe,
} from './subscribing/service.server.ts';

const route = routesOf('newsletter');

export const newsletterRoutes = [
  route.post('/newsletter', {
    access: 'public',
    summary: 'Subscribe to the newsletter; sends a confirmation email',
    body: subscription,
    responses: { 202: subscribed },
    handle: async ({ app, body }) => {
      await subscribe(app, body.email);
      return Response.json({ accepted: true }, { status: 202 });
    },
  }),
  ...(
    [
      ['/newsletter/confirm', 'Confirm a subscription with the emailed token', confirmSubscription],
      ['/newsletter/leave', 'Unsubscribe with the emailed token', endSubscription],
    ] as const
  ).map(([path, summary, act]) =>
    route.post(path, {
      access: 'public',
      summary,
      problems: ['not-found'],
      body: mailedToken,
      responses: { 200: modified },
      run: async ({ app, body }) => ({ modifiedCount: await act(app, body.token) }),
    }),
  ),
  route.post('/newsletter/check', {
    access: 'public',
    summary: 'Whether an emailed token is still valid; does not use it up',
    body: linkCheck,
    responses: { 200: linkState },
    run: async ({ app, body }) => ({ valid: await isLinkValid(app, body) }),
  }),
  route.post('/newsletter/leave/{token}', {
    access: 'public',
    summary: 'Unsubscribe with one click, for mail programs',
    description: 'RFC 8058; the URL is in the `List-Unsubscribe` header of each issue.',
    problems: ['not-found'],
    params: mailedToken,
    form: true,
    body: oneClick,
    responses: { 200: modified },
    run: async ({ app, params }) => ({ modifiedCount: await endSubscription(app, params.token) }),
  }),
  route.get('/newsletter/leave/{token}', {
    access: 'public',
    summary: 'Redirects to the unsubscribe page; changes nothing',
    description: 'For mail programs that open the URL in `List-Unsubscribe`, and for those that scan links.',
    params: mailedToken,
    responses: { 303: z.literal('') },
    responseHeaders: { Location: 'the page' },
    handle: async ({ params }) =>
      new Response(null, {
        status: 303,
        headers: { location: `/newsletter/leave?token=${encodeURIComponent(params.token)}` },
      }),
  }),
  ...issueRoutes,
] as const;
