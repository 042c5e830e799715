import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** The page of notifications and their settings. */
export const notificationPageTexts = inLocale({
  nav: 'Notifications',
  title: 'Notifications',
  count: (count: number) => plural(count, { one: '1 notification', other: `${count} notifications` }),
  empty: 'Nothing new',
  emptyHint: 'Updates on your orders and offers appear here for 90 days. Messages have their own page.',
  browse: 'Browse items',
  times: (count: number) => `${count} updates`,
  isNew: 'New',
  choices: {
    title: 'Notification settings',
    emails: 'Emails',
    lead: 'Emails about your orders are always sent.',
    mail: (group: string) => `Emails: ${group}`,
    times: { now: 'Instantly', daily: 'Daily', off: 'Off' },
    push: (group: string) => `Push notifications: ${group}`,
    pushShort: 'Push notifications',
    saved: 'Saved',
    failed: 'Something went wrong. Nothing was changed. Try again.',
    groups: {
      messages: 'Messages',
      offers: 'Offers',
      watchlist: 'Your watchlist',
      searches: 'Your searches',
      sellers: 'Sellers you follow',
      reviews: 'Reviews',
    },
    hints: {
      messages: '“Instantly” means once a message has been unread for ten minutes.',
      offers: 'Offers expire after two days without a reply.',
      watchlist: 'When the price drops, or an item is available again or sold.',
      searches: 'Each saved search also has its own setting. We use the slower of the two.',
      sellers: 'When they list new items.',
      reviews: 'When you get a review, and when both reviews are visible.',
    },
  },
  device: {
    title: 'This device',
    lead: 'Get messages within a minute, even when no page is open.',
    on: 'Push notifications are on for this device.',
    off: 'Push notifications are off for this device.',
    start: 'Turn on for this device',
    stop: 'Turn off for this device',
    denied: 'This browser blocks notifications from this site. Allow them in its settings, then come back.',
    none: 'This browser doesn’t support push notifications. On an iPhone, add this site to the home screen first.',
    failed:
      'That didn’t work. Private windows can’t receive push notifications. If this isn’t one, try again.',
  },
  unsubscribe: {
    title: 'Unsubscribe from emails',
    lead: (group: string) =>
      `Tap or click the button to stop these emails: ${group}. You’ll still find everything on your notifications page.`,
    leadDaily:
      'Tap or click the button to stop the daily email. You’ll still find everything on your notifications page.',
    submit: 'Unsubscribe',
    done: 'Unsubscribed.',
    gone: 'This link is not valid, or the account it belongs to has been closed.',
    failed: 'Something went wrong. Try again.',
    settings: 'All notification settings',
  },
});
