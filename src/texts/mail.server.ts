import { checks } from './checks.ts';
import { inLocale } from './locale.ts';

/** Every text of the mails. On the server alone, so that no page carries them. */
export const mailTexts = inLocale({
  /** By name only where the address is known to be theirs: anyone could have typed both. */
  greeting: ({ name, confirmed }: { name: string; confirmed: boolean }) =>
    confirmed ? `Hello ${name},` : 'Hello,',
  greetingAll: 'Hello,',
  footer: (url: string) => `Rangefinder, ${url}. You get this because you have an account there.`,
  facts: {
    item: 'Item',
    price: 'Price',
    itemPlace: 'Where the item is',
    meeting: 'Meeting location',
    seller: 'Seller',
    sellerEmail: "Seller's e-mail",
    buyer: 'Buyer',
    buyerEmail: "Buyer's e-mail",
    phone: "Buyer's phone",
    reason: 'Reason',
  },
  testMail: {
    subject: 'Test mail from Rangefinder',
    paragraphs: [
      'This is the test mail that you asked for. It took the same way as every other mail of the shop, so mails arrive.',
    ],
    action: 'Back to the health page',
  },
  removed: {
    subject: (title: string) => `Removed: ${title}`,
    paragraphs: ['An admin of Rangefinder has removed your item. It is on none of the lists any more.'],
    withOrder: 'Its order is cancelled, and the buyer was told.',
    contact: (email: string) => `If you think that this is a mistake, write to ${email}.`,
    action: 'See your products',
  },
  paused: {
    subject: (title: string) => `Paused: ${title}`,
    paragraphs: [
      'An admin of Rangefinder has looked at a report of your item and paused it. It is in none of the lists and cannot be booked until it is brought back.',
    ],
    withOrder:
      'It is booked: the order stays, and the buyer was told to wait. Do not hand it over before it is back.',
    contact: (email: string) =>
      `You can change what is wrong with it on your dashboard. Then, or if you think that this is a mistake, write to ${email}: an admin will look at it again.`,
    action: 'See your item',
  },
  restored: {
    subject: (title: string) => `Back on the lists: ${title}`,
    free: 'An admin of Rangefinder has brought your item back. It is in the lists again and can be booked.',
    withOrder:
      'An admin of Rangefinder has brought your item back. Its order stands, and the buyer was told: you can go on.',
    contact: (email: string) => `If you have a question, write to ${email}.`,
    action: 'See your item',
  },
  described: {
    subject: (title: string) => `Described anew: ${title}`,
    says: (seller: string) => `${seller} has changed the description of what you have booked. It says now:`,
    choice:
      'Price, condition and photographs are as you booked them. If that is not what you wanted, call it off.',
    action: 'See your order',
  },
  orderPaused: {
    subject: (title: string) => `Please wait: ${title}`,
    paragraphs: [
      'An admin of Rangefinder has paused an item that you have booked, after a report of it. Your order stays.',
      'Do not pay and do not meet before we write to you again. You can cancel the order on your dashboard at any time.',
    ],
    action: 'See your orders',
  },
  orderRestored: {
    subject: (title: string) => `You can go on: ${title}`,
    paragraphs: [
      'An item that you have booked is no longer paused. Your order stands: you and the seller can go on.',
    ],
    action: 'See your orders',
  },
  reported: {
    subject: (title: string) => `Your report: ${title}`,
    thanks: {
      item: 'Thank you for your report. An admin of Rangefinder has looked at the item.',
      message:
        'Thank you for your report. An admin of Rangefinder has looked at the message, and at the ten before it.',
      review: 'Thank you for your report. An admin of Rangefinder has looked at the review.',
    },
    outcomes: {
      dismissed: 'We found nothing that we have to act on: it stays in the shop.',
      paused:
        'We have paused it: it is in none of the lists and cannot be booked until what is wrong with it is mended.',
      removed: 'We have removed it from the shop.',
      upheld: 'You were right to report it, and we have seen to it that it does not happen again.',
    },
    messageStays:
      'We found nothing that we have to act on. You can block whoever wrote it: then you hear nothing of them any more.',
    reviewStays:
      'We found nothing that we have to act on: what was written of a deal stays. Whom it is about can reply to it.',
    reviewRemoved: 'We have removed it: its place says so, and its stars count no more.',
    contact: {
      item: (email: string) =>
        `The seller was not told who reported it. If you see it otherwise, or know more, write to ${email}.`,
      message: (email: string) =>
        `Nobody was told that you reported it. If you see it otherwise, or know more, write to ${email}.`,
      review: (email: string) =>
        `Nobody was told that you reported it. If you see it otherwise, or know more, write to ${email}.`,
    },
    /** Stands where an admin who removes something gives no reason. */
    noReason: 'It does not fit the terms of this shop.',
  },
  closed: {
    subject: 'Your account was closed',
    byAdmin: 'An admin of Rangefinder has closed your account. You cannot sign in any more.',
    byYou: 'You have closed your account. You cannot sign in with it any more.',
    trade: 'Open orders were cancelled, items were withdrawn, and everyone concerned was told.',
    contact: (email: string) => `If you think that this is a mistake, write to ${email} before then.`,
    erased: 'Your name, e-mail address and phone number are erased.',
    erasedLater: 'Your name, e-mail address and phone number are erased in 30 days.',
    footer: (url: string) => `Rangefinder, ${url}. This is the last mail about your account.`,
  },
  suspended: {
    subject: 'Your account is suspended',
    what: 'An admin of Rangefinder has suspended your account. You cannot sign in until that is lifted.',
    trade:
      'Your open orders are cancelled and the other sides were told. Your items are in none of the lists meanwhile.',
    reason: 'Reason',
    contact: (email: string) => `If you think that this is a mistake, write to ${email}.`,
  },
  lifted: {
    subject: 'Your account is open again',
    paragraphs: [
      'An admin of Rangefinder has lifted the suspension of your account.',
      'You can sign in, and your items are in the lists again. Orders that were cancelled stay cancelled.',
    ],
    action: 'Sign in',
  },
  verified: {
    subject: 'You are a verified seller',
    what: 'An admin of Rangefinder has verified you. The badge stands beside your name on your items, and says since when and what was checked.',
    whileSuspended: 'While your account is suspended it is not shown.',
    checked: 'Checked',
    checks,
    action: 'What verified means',
  },
  unverified: {
    subject: 'You are no longer a verified seller',
    paragraphs: [
      'An admin of Rangefinder has taken your verification back. Your items stay as they are, without the badge.',
    ],
    reason: 'Reason',
    contact: (email: string) => `If you think that this is a mistake, write to ${email}.`,
  },
  backupFailed: {
    subject: (host: string) => `The backup on ${host} failed`,
    unknown: 'The backup ended without a word: its journal may say why.',
    advice: 'Until one is made again, what people do from now on is not backed up.',
    last: 'The last that was made',
    never: 'none',
    footer: (url: string) => `Rangefinder, ${url}. You get this because you operate it.`,
  },
  newsletter: {
    subject: 'Please confirm your subscription',
    paragraphs: [
      'Someone, probably you, asked for our newsletter at this address.',
      'If it was you, please confirm it. If not, do nothing: no letters will come.',
    ],
    action: 'Confirm the subscription',
    footer: (url: string) => `Rangefinder, ${url}. You get this because this address was typed there.`,
    way: 'Leave the newsletter',
  },
  letter: {
    listName: 'Rangefinder newsletter',
    footer: (url: string) =>
      `Rangefinder, ${url}. You get this because you asked for our newsletter, and confirmed it.`,
    way: 'Leave the newsletter',
    testSubject: (subject: string) => `[Test] ${subject}`,
    testFooter: (url: string) =>
      `Rangefinder, ${url}. This is a test, sent to you alone. In the letter, a link to leave the newsletter stands here.`,
  },
});
