import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** The checklist for admins who are about to open their shop. */
export const openingTexts = inLocale({
  title: 'Before you open',
  done: 'Done',
  open: 'To do',
  left: (count: number) => `${count} left`,
  contact: {
    title: 'Your contact',
    hint: 'The footer and emails name the address to write to.',
    action: 'Set the contact',
  },
  pages: {
    title: 'Your terms and privacy page',
    hint: 'The original texts don’t say who runs this shop. Change both.',
    action: 'Edit the pages',
  },
  mail: {
    title: 'Email works',
    hint: {
      smtp: 'Send a test email to yourself.',
      outbox:
        'Set SMTP_URL: without it, emails are only written to files in .state/outbox, or in outbox under STATE_DIR.',
    },
  },
  backup: {
    title: 'A backup is made',
    hint: 'Run npm run backup, and let a timer run it every night.',
    last: 'Last good backup:',
  },
  item: {
    title: 'The first item',
    hint: 'List something that you sell yourself, or invite sellers.',
    action: 'Add an item',
  },
  demo: {
    title: 'The demo is deleted',
    hint: 'Its people, items and posts are made up. Look around, then begin a shop of your own.',
    start: 'Start my own shop',
    ask: 'Delete the demo?',
    removes: (people: number, items: number, orders: number, posts: number) =>
      `This deletes ${plural(people, { one: '{n} account', other: '{n} accounts' })}, ${plural(items, { one: '{n} item', other: '{n} items' })}, ${plural(orders, { one: '{n} order', other: '{n} orders' })} and ${plural(posts, { one: '{n} post', other: '{n} posts' })} of the demo, and cannot be undone. If your account is one of them, the next page sets up your shop and a new account. Settings and pages that you have changed stay.`,
    keepsNothing: 'Nothing else is in the shop.',
    keepsPeople: (count: number) =>
      `${plural(count, { one: '{n} account', other: '{n} accounts' })} of people who signed up will stay:`,
    keepsItems: (count: number) =>
      `${plural(count, { one: '{n} item', other: '{n} items' })} of theirs will stay:`,
    itemOf: (title: string, seller: string) => `${title}, sold by ${seller}`,
    more: (count: number) => `and ${count} more`,
    confirm: 'Delete the demo',
    cancel: 'Keep it',
    failed: 'The demo could not be deleted. Try again.',
  },
});
