import { z } from 'zod';
import { modified } from '#src/platform/schemas.ts';
import { routesOf, type Route } from '#src/platform/http/route.server.ts';
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
} from './schemas.ts';
import { leaveByLink, readLeaveLink } from './preferences/unsubscribe-service.server.ts';
import {
  changePreferences,
  listNotificationsOf,
  readNotifications,
  showPreferences,
} from './service.server.ts';

const route = routesOf('notifications');

export const notificationRoutes: Route[] = [
  route.get('/notifications', {
    access: 'person',
    summary: 'What the caller is told of, the last to happen first',
    description: 'The same once more, before it was read, raises the count of the one that is there.',
    query: notificationsQuery,
    answers: { 200: z.array(notification) },
    list: ({ app, caller, query }) => listNotificationsOf(app, caller, query),
  }),
  route.put('/notifications/read', {
    access: 'person',
    summary: 'Say up to which moment one has seen what happened',
    body: readUntil,
    answers: { 200: unreadNotifications },
    run: async ({ app, caller, body }) => ({ unread: await readNotifications(app, caller, body.until) }),
  }),
  route.get('/notifications/preferences', {
    access: 'person',
    summary: 'How the caller is told of what',
    description: 'Mails about their orders come always.',
    answers: { 200: preferences },
    run: ({ app, caller }) => showPreferences(app, caller),
  }),
  route.put('/notifications/preferences', {
    access: 'person',
    summary: 'Choose how to be told of what; groups that are not named stay as they are',
    body: preferenceChanges,
    answers: { 200: preferences },
    run: ({ app, caller, body }) => changePreferences(app, caller, body),
  }),
  route.post('/notifications/leave/check', {
    access: 'public',
    summary: 'What a mailed link would end; ends nothing',
    body: leaveToken,
    answers: { 200: leaveState },
    run: ({ app, body }) => readLeaveLink(app, body.token),
  }),
  route.post('/notifications/leave', {
    access: 'public',
    summary: 'End the mails of one group, as mail programs do when their reader asks',
    description: 'RFC 8058; the address is in `List-Unsubscribe` of each mail that can be switched off.',
    problems: ['not-found'],
    query: leaveToken,
    form: true,
    body: oneClick,
    answers: { 200: modified },
    run: async ({ app, query }) => ({ modifiedCount: await leaveByLink(app, query.token) }),
  }),
  route.get('/notifications/leave', {
    access: 'public',
    summary: 'Leads to the page that ends the mails of one group; ends nothing',
    description:
      'For mail programs that only open the address of `List-Unsubscribe`, and those that look through mails.',
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
