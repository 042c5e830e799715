import { inLocale } from './locale.ts';

/** Mails about offers; on the server alone. What happened stands in the sentence that the page has, too. */
export const offerMailTexts = inLocale({
  facts: { item: 'Item', price: 'Price on show', amount: 'Offer', note: 'Their word' },
  made: {
    subject: (title: string) => `An offer for ${title}`,
    paragraphs: (other: string) => [
      `${other} would take your item, at another price than it is on show for.`,
      'If you say yes it is booked at that amount, and both of you learn how to reach each other. You may also name an amount in between, or say no.',
    ],
    action: 'Answer the offer',
  },
  countered: {
    subject: (title: string) => `Another amount for ${title}`,
    paragraphs: (other: string) => [
      `${other} has answered your offer with another amount.`,
      'If you say yes the item is booked at that amount, and both of you learn how to reach each other.',
    ],
    action: 'Answer the offer',
  },
  edited: {
    subject: (title: string) => `Edited: ${title}`,
    paragraphs: (other: string) => [
      `${other} has edited the item since your offer. Look at what is different before you agree to anything.`,
    ],
    action: 'See what changed',
  },
  confirmed: {
    subject: (title: string) => `Confirmed: an offer for ${title}`,
    paragraphs: (other: string) => [
      `${other} has seen what you changed, and still offers the same amount. You have two days to answer.`,
    ],
    action: 'Answer the offer',
  },
  declined: {
    subject: (title: string) => `No to your offer: ${title}`,
    paragraphs: (other: string) => [`${other} said no to your offer.`],
    action: 'See your offers',
  },
  withdrawn: {
    subject: (title: string) => `Taken back: an offer for ${title}`,
    paragraphs: (other: string) => [`${other} has taken the offer back. There is nothing for you to do.`],
    action: 'See your offers',
  },
  expired: {
    subject: (title: string) => `No answer: ${title}`,
    paragraphs: (other: string) => [`${other} did not answer your offer within two days, so it has lapsed.`],
    action: 'See your offers',
  },
  'item-taken': {
    subject: (title: string) => `Gone: ${title}`,
    paragraphs: () => [
      'The item for which you had an offer open has been booked or sold, so your offer has ended. If it becomes free again you may offer again.',
    ],
    action: 'See your offers',
  },
  overtaken: {
    subject: (title: string) => `Cheaper now: ${title}`,
    paragraphs: () => [
      'The price of the item has come down to what you offered, or below. Your offer has ended: book the item while it is there.',
    ],
    action: 'See the item',
  },
  closed: {
    subject: (title: string) => `Your offer has ended: ${title}`,
    paragraphs: () => ['The item for which you had an offer open takes no offers at the moment.'],
    action: 'See your offers',
  },
});
