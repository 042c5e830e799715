import { checks } from './checks.ts';
import { inLocale } from './locale.ts';
import { shopName } from './shop.ts';

/** The shop's emails, and the texts that all emails share. */
export const mailTexts = inLocale({
  /** Names are used only for confirmed addresses: a stranger could have typed the name and the address. */
  greeting: ({ name, confirmed }: { name: string; confirmed: boolean }) =>
    confirmed ? `Hello ${name},` : 'Hello,',
  greetingAll: 'Hello,',
  footer: (url: string) => `${shopName()}, ${url}. You’re getting this because you have an account there.`,
  facts: {
    item: 'Item',
    price: 'Price',
    itemPlace: 'Item location',
    meeting: 'Suggested meeting place',
    seller: 'Seller',
    sellerPhone: 'Seller’s phone',
    sellerEmail: 'Seller’s email',
    buyer: 'Buyer',
    buyerEmail: 'Buyer’s email',
    phone: 'Buyer’s phone',
    reason: 'Reason',
  },
  webhookDisabled: {
    subject: 'Your webhook is off',
    paragraphs: (days: number) => [
      `A webhook of yours at ${shopName()} has failed for ${days} days, so we turned it off.`,
      'Once your server works again, turn the webhook on in your profile. Deliveries of the last 30 days can be sent again there.',
    ],
    action: 'See your webhooks',
  },
  testMail: {
    get subject() {
      return `Test email from ${shopName()}`;
    },
    paragraphs: [
      'This is the test email you requested. It was sent the same way as every other email, so email delivery works.',
    ],
    action: 'Back to the health page',
  },
  removed: {
    subject: (title: string) => `Removed: ${title}`,
    paragraphs: ['An admin has removed your item. It is no longer listed.'],
    withOrder: 'The open order was canceled, and the buyer was notified.',
    contact: (email: string) => `If you think this is a mistake, write to ${email}.`,
    action: 'See your products',
  },
  paused: {
    subject: (title: string) => `Paused: ${title}`,
    paragraphs: [
      'An admin has checked a report about your item and paused it. It is not listed and can’t be booked until it is restored.',
    ],
    withOrder:
      'The item is booked. The order stays, and we’ve asked the buyer to wait. Don’t hand it over until it is restored.',
    contact: (email: string) =>
      `You can fix the problem in your dashboard. Once you have, or if you think this is a mistake, write to ${email}. An admin will check it again.`,
    action: 'See your item',
  },
  restored: {
    subject: (title: string) => `Restored: ${title}`,
    free: 'An admin has restored your item. It is listed again and can be booked.',
    unapproved:
      'An admin has restored your item. It stays paused, because only items of verified sellers are listed here. You can resume it once you are verified.',
    stillPaused:
      'An admin has restored your item. It is still paused, because you had paused it yourself. Resume it to list it again.',
    withOrder:
      'An admin has restored your item. The order is still valid, and we’ve told the buyer that you can both continue.',
    contact: (email: string) => `If you have questions, write to ${email}.`,
    action: 'See your item',
  },
  described: {
    subject: (title: string) => `Description changed: ${title}`,
    changed: (seller: string) => `${seller} has changed the description of the item you booked. It now says:`,
    choice: 'Price, condition and photos have not changed. If this is not what you wanted, cancel the order.',
    action: 'Open the conversation',
  },
  orderPaused: {
    subject: (title: string) => `Please wait: ${title}`,
    paragraphs: [
      'An admin has paused an item you booked, after a report about it. Your order stays.',
      'Don’t pay and don’t meet before we write to you again. You can cancel the order in your conversation at any time.',
    ],
    action: 'Open the conversation',
  },
  orderRestored: {
    subject: (title: string) => `You can continue: ${title}`,
    paragraphs: [
      'An item you booked is no longer paused. Your order is still valid: you and the seller can continue.',
    ],
    action: 'Open the conversation',
  },
  reported: {
    subject: (title: string) => `Your report: ${title}`,
    thanks: {
      item: 'Thank you for your report. An admin has checked the item.',
      message: 'Thank you for your report. An admin has checked the message and the ten before it.',
      review: 'Thank you for your report. An admin has checked the review.',
      fact: 'Thank you for your report. An admin has checked the fact and your source.',
    },
    outcomes: {
      dismissed: 'We found no problem, so it stays in the shop.',
      paused: 'We have paused it: it is not listed and can’t be booked until the problem is fixed.',
      removed: 'We have removed it from the shop.',
      upheld: 'You were right to report it, and we have taken action.',
    },
    messageStays: 'We found no problem. If you block the sender, they can no longer contact you.',
    factStays: 'We have compared it with its sources, and the fact stays.',
    reviewStays: 'We found no problem, so the review stays. The person it is about can reply to it.',
    reviewRemoved: 'We have removed it, and its stars no longer count.',
    contact: {
      item: (email: string) =>
        `The seller was not told who reported it. If you disagree or know more, write to ${email}.`,
      message: (email: string) =>
        `Nobody was told that you reported it. If you disagree or know more, write to ${email}.`,
      review: (email: string) =>
        `Nobody was told that you reported it. If you disagree or know more, write to ${email}.`,
      fact: (email: string) =>
        `Nobody was told that you reported it. If you disagree or know more, write to ${email}.`,
    },
    /** Used when an admin removes something without giving a reason. */
    noReason: 'It violates the terms of this shop.',
  },
  closed: {
    subject: { byAdmin: 'Your account was closed', byYou: 'Your account was deleted' },
    byAdmin: 'An admin has closed your account. You can no longer log in.',
    byYou: 'You have deleted your account. You can no longer log in.',
    trade: 'Open orders were canceled, items were removed, and everyone involved was notified.',
    contact: (email: string) => `If you think this is a mistake, write to ${email} before then.`,
    erased: 'Your name, email address and phone number are erased.',
    erasedLater: 'Your name, email address and phone number will be erased in 30 days.',
    footer: (url: string) => `${shopName()}, ${url}. This is the last email about your account.`,
  },
  suspended: {
    subject: 'Your account is suspended',
    what: 'An admin has suspended your account. You can’t log in until the suspension is lifted.',
    trade: 'Your open orders were canceled, and the other sides were notified. Your items are hidden.',
    reason: 'Reason',
    contact: (email: string) => `If you think this is a mistake, write to ${email}.`,
  },
  lifted: {
    subject: 'Your account is no longer suspended',
    what: 'An admin has lifted the suspension of your account.',
    itemsListed: 'You can log in, and your items are listed again. Canceled orders stay canceled.',
    itemsPaused: 'You can log in. Canceled orders stay canceled.',
    action: 'Log in',
  },
  verified: {
    subject: 'You are a verified seller',
    what: 'An admin has verified you. The badge next to your name on your items says since when, and what was checked.',
    whileSuspended: 'It is hidden while your account is suspended.',
    checked: 'Checked',
    checks,
    action: 'What verified means',
  },
  unverified: {
    subject: 'You are no longer a verified seller',
    byAdmin: 'An admin has revoked your verification.',
    byNewName:
      'Your verification was for your previous name, so it ended when you changed it. An admin will check the new one.',
    newName: (from: string, to: string) => `Name changed from ‘${from}’ to ‘${to}’`,
    itemsStay: 'Your items stay listed, without the badge.',
    itemsPaused:
      'Only items of verified sellers are listed here, so yours are paused. You can resume them once you are verified.',
    reason: 'Reason',
    contact: (email: string) => `If you think this is a mistake, write to ${email}.`,
  },
  notVerified: {
    subject: 'You were not verified',
    paragraphs: [
      'Thank you for asking to be verified. An admin has looked at your profile and declined for now. You can keep selling, and ask again after 30 days.',
    ],
    reason: 'Reason',
    action: 'See your profile',
    contact: (email: string) => `If you have questions, write to ${email}.`,
  },
  backupFailed: {
    subject: (host: string) => `The backup on ${host} failed`,
    unknown: 'The backup ended without an error message. The system journal may show the reason.',
    advice: 'Until a backup succeeds, new data is not backed up.',
    last: 'Last backup',
    never: 'none',
    footer: (url: string) => `${shopName()}, ${url}. You’re getting this because you run this shop.`,
  },
  newsletter: {
    subject: 'Please confirm your subscription',
    paragraphs: [
      'We received a request to send our newsletter to this address.',
      'Please confirm it. If it wasn’t you, ignore this email, and you won’t get the newsletter.',
    ],
    action: 'Confirm subscription',
    footer: (url: string) =>
      `${shopName()}, ${url}. You’re getting this because someone entered this address there.`,
    unsubscribe: 'Unsubscribe',
  },
  newsletterIssue: {
    listName: () => `${shopName()} newsletter`,
    footer: (url: string) =>
      `${shopName()}, ${url}. You’re getting this because you subscribed to our newsletter.`,
    unsubscribe: 'Unsubscribe',
    testSubject: (subject: string) => `[Test] ${subject}`,
    testFooter: (url: string) =>
      `${shopName()}, ${url}. This is a test, sent only to you. Subscribers see a link here to leave the newsletter.`,
  },
});
