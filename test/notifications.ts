import type { Group } from '#src/messaging/notifications/schemas.ts';
import { newId } from '#src/platform/ids.server.ts';
import { hashToken } from '#src/platform/security/crypto.server.ts';
import { allWork } from '#src/server/start-up/runtime.ts';
import { badChoice, orNull, type Bad } from './bad-values.ts';
import { createListing, type TestUser, type Shop } from './shop.ts';

export const mailWork = allWork.find(({ job }) => job.name === 'send-mail')!;
export const otherWork = allWork.filter((work) => work !== mailWork);

export async function runWork({ app }: Shop, name: string): Promise<void> {
  await allWork.find(({ job }) => job.name === name)!.run({ app, id: 'now', data: {} });
}

/** Lists an item at $480, lets a user watch it, and returns its id. */
export async function watchedItem(shop: Shop, as: TestUser): Promise<string> {
  const { _id } = await createListing(shop, await shop.createUser('Seller'), { sale: 480 });
  await shop.call('PUT', `/watchlist/${_id}`, { as });
  return _id;
}

/** Stores and returns a token for a link that unsubscribes a user from a group of emails. */
export async function anUnsubscribeToken(
  shop: Shop,
  { id }: { id: string },
  group: Group = 'offers',
): Promise<string> {
  const token = `leave-${newId()}`;
  await shop.app.db
    .insertInto('notification_links')
    .values({ hash: hashToken(token), user_id: id, group_name: group })
    .execute();
  return token;
}

/** Returns a push subscription whose private key nobody has. */
export const aPush = (name: string, host = 'updates.push.services.mozilla.com') => ({
  endpoint: `https://${host}/wpush/v2/${name}`,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
});

/** The body that a mail program sends when its user clicks Unsubscribe. */
export const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }).toString();

const noObject: Bad[] = [
  ['null', null],
  ['text', 'now'],
  ['a number', 5],
  ['an array', ['now']],
];

const badEndpoint: Bad[] = [
  ['missing', undefined],
  ['null', null],
  ['a number', 5],
  ['empty', ''],
  ['too long', `https://fcm.googleapis.com/${'x'.repeat(1000)}`],
  ['this machine', 'https://127.0.0.1/'],
  ['this machine by name', 'https://localhost/'],
  ['the network of the machine', 'https://169.254.169.254/latest/meta-data'],
  ['not https', 'http://fcm.googleapis.com/x'],
  ['another port', 'https://fcm.googleapis.com:8443/x'],
  ['a name before it', 'https://fcm.googleapis.com@evil.example/x'],
  ['a name in it', 'https://me:secret@fcm.googleapis.com/x'],
  ['a name after it', 'https://fcm.googleapis.com.evil.example/x'],
  ['a name that ends alike', 'https://evilpush.apple.com/x'],
  ['the domain alone', 'https://push.apple.com/x'],
  ['no address', 'fcm.googleapis.com'],
];

/** Valid bodies of the calls about notifications, with invalid values of their fields. */
export const badNotifications = (as: TestUser) => ({
  'PUT /notifications/read': {
    path: '/notifications/read',
    as,
    good: { until: '2026-03-14T09:26:53.000Z' },
    fields: {
      until: [
        ['missing', undefined],
        ['null', null],
        ['a number', 5],
        ['an array', ['x']],
        ['a day', '2026-03-14'],
        ['no time', 'yesterday'],
        ['no offset', '2026-03-14T09:26:53'],
      ] satisfies Bad[],
    },
  },
  'PUT /notifications/preferences': {
    path: '/notifications/preferences',
    as,
    good: { offers: { mail: 'daily', push: true } },
    fields: {
      messages: noObject,
      offers: noObject,
      watchlist: noObject,
      searches: noObject,
      sellers: noObject,
      reviews: noObject,
    },
  },
  'POST /push': {
    path: '/push',
    as,
    good: aPush('one'),
    fields: {
      endpoint: badEndpoint,
      keys: [['missing', undefined], ...noObject] satisfies Bad[],
      key: orNull(badChoice('short', 'x'.repeat(88))),
    },
  },
  'DELETE /push': {
    path: '/push',
    as,
    good: { endpoint: aPush('one').endpoint },
    fields: { endpoint: badEndpoint.slice(0, 5) },
  },
});
