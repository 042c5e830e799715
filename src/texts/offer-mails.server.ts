import { inLocale } from './locale.ts';

/** Emails about offers. */
export const offerMailTexts = inLocale({
  facts: { item: 'Item', price: 'Asking price', amount: 'Offer', note: 'Message' },
  made: {
    subject: (title: string) => `An offer on ${title}`,
    paragraphs: (other: string) => [
      `${other} made an offer on your item.`,
      'If you accept, it is booked at that price. The buyer then sees your email address (and phone number, if you’ve added one). You see the buyer’s email address, and their phone number once they add it.',
      'You can also make a counteroffer, or decline.',
    ],
    action: 'Answer the offer',
  },
  countered: {
    subject: (title: string) => `Counteroffer: ${title}`,
    paragraphs: (other: string) => [
      `${other} made a counteroffer.`,
      'If you accept, the item is booked at that price. You both then see each other’s email address, and each other’s phone number once it is added.',
    ],
    action: 'Answer the offer',
  },
  edited: {
    subject: (title: string) => `Edited: ${title}`,
    paragraphs: (other: string) => [
      `${other} has edited the item since your offer. Check what changed before you agree to anything.`,
    ],
    action: 'See what changed',
  },
  confirmed: {
    subject: (title: string) => `Offer confirmed: ${title}`,
    paragraphs: (other: string) => [
      `${other} has seen your changes, and still offers the same amount. You have two days to answer.`,
    ],
    action: 'Answer the offer',
  },
  declined: {
    subject: (title: string) => `Offer declined: ${title}`,
    paragraphs: (other: string) => [`${other} declined your offer.`],
    action: 'Open the conversation',
  },
  withdrawn: {
    subject: (title: string) => `Offer withdrawn: ${title}`,
    paragraphs: (other: string) => [`${other} has withdrawn the offer. You don’t have to do anything.`],
    action: 'Open the conversation',
  },
  expired: {
    subject: (title: string) => `Offer expired: ${title}`,
    paragraphs: (other: string) => [`${other} did not answer your offer within two days, so it has expired.`],
    action: 'Open the conversation',
  },
  'item-taken': {
    subject: (title: string) => `No longer available: ${title}`,
    paragraphs: () => [
      'The item you made an offer on has been booked or sold, so your offer has ended. If it becomes available again, you can make another offer.',
    ],
    action: 'Open the conversation',
  },
  overtaken: {
    subject: (title: string) => `Price drop: ${title}`,
    paragraphs: () => [
      'The price of the item has dropped to your offer or below. Your offer has ended. Book the item while it is available.',
    ],
    action: 'See the item',
  },
  closed: {
    subject: (title: string) => `Your offer has ended: ${title}`,
    paragraphs: () => ['The seller of the item is not accepting offers right now.'],
    action: 'Open the conversation',
  },
});
