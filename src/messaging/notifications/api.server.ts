import { z } from 'zod';
import { routesOf } from '#src/platform/http/route.server.ts';
import { modified } from '#src/platform/schemas.ts';
import { unsubscribeByLink, readUnsubscribeLink } from './preferences/unsubscribe-service.server.ts';
import {
  unsubscribeState,
  unsubscribeToken,
  notification,
  notificationsQuery,
  oneClick,
  preferenceChanges,
  preferences,
  readUntil,
  unreadNotifications,
} from './schemas.ts';
import {
  changePreferences,
  listNotificationsOf,
  readNotifications,
  showPreferences,
} from './service.server.ts';

const route = routesOf('notifications');

export const notificationRoutes = [
  route.get('/notifications', {
    access: 'user',
    summary: "The caller's notifications, newest first",
    description: 'A repeated notification raises the count of the unread one instead of adding another.',
    query: notificationsQuery,
    responses: { 200: z.array(notification) },
    list: ({ app, caller, query }) => listNotificationsOf(app, caller, query),
  }),
  route.put('/notifications/read', {
    access: 'user',
    summary: 'Mark notifications up to a time as read',
    body: readUntil,
    responses: { 200: unreadNotifications },
    run: async ({ app, caller, body }) => ({ unread: await readNotifications(app, caller, body.until) }),
  }),
  route.get('/notifications/preferences', {
    access: 'user',
    summary: "The caller's notification preferences",
    description: 'Mails about orders are always sent.',
    responses: { 200: preferences },
    run: ({ app, caller }) => showPreferences(app, caller),
  }),
  route.put('/notifications/preferences', {
    access: 'user',
    summary: 'Change notification preferences; groups that are left out do not change',
    body: preferenceChanges,
    responses: { 200: preferences },
    run: ({ app, caller, body }) => changePreferences(app, caller, body),
  }),
  route.post('/notifications/leave/check', {
    access: 'public',
    summary: 'The group that an unsubscribe link switches off; changes nothing',
    body: unsubscribeToken,
    responses: { 200: unsubscribeState },
    run: ({ app, body }) => readUnsubscribeLink(app, body.token),
  }),
  route.post('/notifications/leave', {
    access: 'public',
    summary: 'Unsubscribe from the emails of one group, as email clients do with one click',
    description: 'RFC 8058; the address is in `List-Unsubscribe` of each mail that can be switched off.',
    problems: ['not-found'],
    query: unsubscribeToken,
    form: true,
    body: oneClick,
    responses: { 200: modified },
    run: async ({ app, query }) => ({ modifiedCount: await unsubscribeByLink(app, query.token) }),
  }),
  route.get('/notifications/leave', {
    access: 'public',
    summary: 'Redirects to the unsubscribe page; changes nothing',
    description:
      'For mail programs that open the address of `List-Unsubscribe`, and for those that scan links.',
    query: unsubscribeToken,
    responses: { 303: z.literal('') },
    responseHeaders: { Location: 'the page' },
    handle: async ({ query }) =>
      new Response(null, {
        status: 303,
        headers: { location: `/notifications/leave?token=${encodeURIComponent(query.token)}` },
      }),
  }),
] as const;
