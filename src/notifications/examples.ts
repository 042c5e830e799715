import type { Examples } from '#src/platform/manifest.server.ts';
import { booked, date, id } from '#src/platform/http/samples.ts';

const notification = {
  _id: id,
  group: 'offers',
  kind: 'offer',
  text: 'An offer for your item',
  title: booked.title,
  detail: '$290',
  path: '/dashboard/offers?side=selling',
  count: 1,
  date,
  read: false,
};
const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAA';
const preference = { mail: 'now', push: true };

export const notificationExamples: Examples = {
  schemas: {
    Notification: notification,
    NotificationPreference: preference,
    NotificationPreferences: {
      messages: preference,
      offers: preference,
      watchlist: preference,
      searches: { mail: 'daily', push: true },
      sellers: { mail: 'daily', push: false },
      reviews: preference,
    },
    UnreadNotifications: { unread: 0 },
    PushKey: { key: null },
  },
  answers: {
    'POST /notifications/leave/check': { group: 'offers' },
    'GET /notifications/leave': '',
  },
  bodies: {
    'PUT /notifications/read': { until: date },
    'PUT /notifications/preferences': { offers: { mail: 'daily', push: true } },
    'POST /notifications/leave/check': { token: 'A1b2…' },
    'POST /push': {
      endpoint,
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    },
    'DELETE /push': { endpoint },
    'POST /notifications/leave': { 'List-Unsubscribe': 'One-Click' },
  },
};
