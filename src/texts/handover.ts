import { inLocale } from './locale.ts';

/** The handover code, with and without a connection. */
export const handoverTexts = inLocale({
  heading: 'Handover',
  yourCode: 'Your code',
  inText: 'This message contains your handover code. Share it only after you’ve checked the item and paid.',
  buyerHint: (seller: string) =>
    `When you’ve checked the item and paid, give ${seller} this code. ${seller} types it in to complete the deal, which is then final. The code works offline, and is also in the email about the meeting.`,
  offlineHint:
    'When you’ve checked the item and paid, give the seller this code. They type it in to complete the deal, which is then final. The code works offline, and is also in the email about the meeting.',
  sellerHint:
    'Once the buyer has checked the item and paid, enter their code here. It also works offline: your phone checks the code and sends it later.',
  code: 'Buyer’s code',
  codeHint: 'Eight letters and digits, for example KM37-XF94.',
  check: 'Complete the deal',
  wrong: 'That code doesn’t match. Check it and try again.',
  queued: 'The code is correct. We’ll send it when you’re back online. You’re all set.',
  queuedUnchecked: 'Saved. We’ll send it when you’re back online.',
  tooMany: 'Too many attempts. Wait 15 minutes.',
  gone: 'The code came too late: the item is no longer available.',
  late: 'The code came too late: the order had ended by then.',
  lateHint:
    'The order expired because nobody confirmed the meeting. If you met, the seller can still enter this code within a week.',
  offline: 'You’re offline. The code still works.',
  phone: 'Phone',
  right: 'The code is correct. You’re all set.',
  sendsLater: 'We’ll send it when you’re back online. You can close this page.',
  complete: 'Deal complete',
  completeText: 'The item is marked as sold. You can leave a review now.',
  sent: (title: string | null) =>
    `Deal complete${title === null ? '' : `: ${title}`}. You can leave a review now.`,
  review: 'Leave a review',
  reload: 'Reload',
  stored: 'Your meetings',
  failed: 'Something went wrong. Try again.',
});
