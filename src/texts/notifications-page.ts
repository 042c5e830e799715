import { inLocale } from './locale.ts';

/** The page of notifications and their settings. */
export const notificationPageTexts = inLocale({
  nav: 'Notifications',
  title: 'Notifications',
  count: (count: number) => (count === 1 ? '1 notification' : `${count} notifications`),
  empty: 'Nothing new',
  emptyHint: 'Updates on your orders and offers appears here for 90 days. Messages have their own page.',
  browse: 'Browse items',
  times: (count: number) => `${count} times`,
  isNew: 'New',
  choices: {
    title: 'Notification settings',
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
      messages: 'Instantly means after ten minutes unread.',
      offers: 'They expire after two days without a reply.',
      watchlist: 'Price drops, available again, or sold.',
      searches: 'Each search also has its own setting; the slower one counts.',
      sellers: 'Their new items.',
      reviews: 'When you get one, and when both are visible.',
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
    failed: 'Something went wrong. Try again.',
  },
  unsubscribe: {
    title: 'Unsubscribe from emails',
    lead: (group: string) =>
      `Click the button to stop these emails: ${group}. You’ll still find everything on your notifications page.`,
    leadDaily:
      'Click the button to stop the daily email. You’ll still find everything on your notifications page.',
    submit: 'Unsubscribe',
    done: 'Unsubscribed.',
    gone: 'This link is not valid, or its account is closed.',
    failed: 'Something went wrong. Try again.',
    settings: 'All notification settings',
  },
});
