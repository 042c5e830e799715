import { inLocale } from './locale.ts';

/** The page of what someone is told of, and how they want to be told. */
export const notificationPageTexts = inLocale({
  nav: 'Notifications',
  title: 'Notifications',
  count: (count: number) => (count === 1 ? '1 notification' : `${count} notifications`),
  empty: 'Nothing new',
  emptyHint:
    'What happens to your orders and offers stands here for 90 days. Messages have a page of their own.',
  browse: 'Look around',
  times: (count: number) => `${count} times`,
  isNew: 'New',
  choices: {
    title: 'How you are told',
    lead: 'Mails about your orders come always: a deal waits for you.',
    mail: (group: string) => `Mails: ${group}`,
    times: { now: 'At once', daily: 'Once a day', off: 'Never' },
    push: (group: string) => `On my devices: ${group}`,
    pushShort: 'On my devices',
    saved: 'Saved',
    failed: 'That did not work, and nothing was changed. Try again.',
    groups: {
      messages: 'Messages',
      offers: 'Offers',
      watchlist: 'Your watchlist',
      searches: 'Your searches',
      sellers: 'Sellers you follow',
      reviews: 'Reviews',
    },
    hints: {
      messages: 'At once means: when you have not read them for ten minutes.',
      offers: 'They wait two days for an answer.',
      watchlist: 'Cheaper, on sale again, or sold.',
      searches: 'Each search has its own choice, too; the slower one counts.',
      sellers: 'What they put up.',
      reviews: 'When one waits, and when both are open.',
    },
  },
  device: {
    title: 'This device',
    lead: 'Hear of a message within a minute, without a page open.',
    on: 'This device tells you.',
    off: 'This device does not tell you.',
    start: 'Tell me on this device',
    stop: 'Stop on this device',
    denied:
      'This browser was told not to show notifications of this site. Allow them in its settings, then come back.',
    none: 'This browser cannot do it. On an iPhone, put this site on the home screen first.',
    failed: 'That did not work. Try again.',
  },
  leave: {
    title: 'Fewer mails',
    lead: (group: string) =>
      `Press the button, and these mails come no more: ${group}. You still find all of it on your page.`,
    leadDaily: 'Press the button, and the daily mail comes no more. You still find all of it on your page.',
    submit: 'No more of these mails',
    done: 'Done: no more of these mails come.',
    gone: 'This link is not one of ours, or its account is closed.',
    failed: 'That did not work. Try again.',
    settings: 'All your choices',
  },
});
