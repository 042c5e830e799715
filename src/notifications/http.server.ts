import { z } from 'zod';
import { modified } from '#src/platform/contract.ts';
import { pageResponse } from '#src/platform/http/page-response.server.ts';
import { defineRoute, type Route } from '#src/platform/http/route.server.ts';
import {
  leaveState,
  leaveToken,
  notification,
  notificationsQuery,
  oneClick,
  preferenceChanges,
  preferences,
  readUntil,
  unreadNotifications,
} from './contract.ts';
import { leaveByLink, readLeaveLink } from './leave-service.server.ts';
import {
  changePreferences,
  listNotificationsOf,
  readNotifications,
  showPreferences,
} from './service.server.ts';

const tag = 'notifications';

export const notificationRoutes: Route[] = [
  defineRoute({
    method: 'GET',
    path: '/notifications',
    access: 'person',
    summary: 'What the caller is told of, the last to happen first',
    description: 'The same once more, before it was read, raises the count of the one that is there.',
    tag,
    query: notificationsQuery,
    answers: { 200: z.array(notification) },
    handle: async ({ app, caller, query, request }) =>
      pageResponse(request, await listNotificationsOf(app, caller, query)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/notifications/read',
    access: 'person',
    summary: 'Say up to which moment one has seen what happened',
    tag,
    body: readUntil,
    answers: { 200: unreadNotifications },
    handle: async ({ app, caller, body }) =>
      Response.json({ unread: await readNotifications(app, caller, body.until) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/notifications/preferences',
    access: 'person',
    summary: 'How the caller is told of what',
    description: 'Mails about their orders come always.',
    tag,
    answers: { 200: preferences },
    handle: async ({ app, caller }) => Response.json(await showPreferences(app, caller)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/notifications/preferences',
    access: 'person',
    summary: 'Choose how to be told of what; groups that are not named stay as they are',
    tag,
    body: preferenceChanges,
    answers: { 200: preferences },
    handle: async ({ app, caller, body }) => Response.json(await changePreferences(app, caller, body)),
  }),
  defineRoute({
    method: 'POST',
    path: '/notifications/leave/check',
    access: 'public',
    summary: 'What a mailed link would end; ends nothing',
    tag,
    body: leaveToken,
    answers: { 200: leaveState },
    handle: async ({ app, body }) => Response.json(await readLeaveLink(app, body.token)),
  }),
  defineRoute({
    method: 'POST',
    path: '/notifications/leave',
    access: 'public',
    summary: 'End the mails of one group, as mail programs do when their reader asks',
    description: 'RFC 8058; the address is in `List-Unsubscribe` of each mail that can be switched off.',
    tag,
    problems: ['not-found'],
    query: leaveToken,
    form: true,
    body: oneClick,
    answers: { 200: modified },
    handle: async ({ app, query }) => Response.json({ modifiedCount: await leaveByLink(app, query.token) }),
  }),
  defineRoute({
    method: 'GET',
    path: '/notifications/leave',
    access: 'public',
    summary: 'Leads to the page that ends the mails of one group; ends nothing',
    description:
      'For mail programs that only open the address of `List-Unsubscribe`, and those that look through mails.',
    tag,
    query: leaveToken,
    answers: { 303: z.literal('') },
    answerHeaders: { Location: 'the page' },
    handle: async ({ query }) =>
      new Response(null, {
        status: 303,
        headers: { location: `/notifications/leave?token=${encodeURIComponent(query.token)}` },
      }),
  }),
];
