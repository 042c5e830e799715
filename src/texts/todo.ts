import { inLocale } from './locale.ts';
import { plural } from './words.ts';

type Facts = { other: string; title: string; price: string; count: number };

/** The to-do list: a sentence about each thing that needs the user's answer, and the button that leads to it. */
export const todoTexts = inLocale({
  title: 'Needs your answer',
  count: (count: number) => plural(count, { one: '{n} thing to do', other: '{n} things to do' }),
  heading: (count: number) =>
    plural(count, { one: '1 thing needs your answer', other: `${count} things need your answer` }),
  empty: 'Nothing needs your answer.',
  emptyHint: 'Offers, requests, meetings, reviews and unread messages appear here.',
  all: (count: number) => `See all ${count}`,
  first: (shown: number, count: number) => `Showing the ${shown} most urgent of ${count}.`,
  replyBy: (moment: string) => `Reply by ${moment}`,
  dueBy: (moment: string) => `Due by ${moment}`,
  /** Begins with the visible label of the button, so that voice control can find it. */
  actOf: (label: string, title: string) => `${label}: ${title}`,
  what: {
    accept: ({ other, title, price }: Facts) => `${other} would like to buy ${title} for ${price}`,
    'answer-offer': {
      seller: ({ other, title, price }: Facts) => `${other} offers ${price} for ${title}`,
      buyer: ({ other, title, price }: Facts) => `${other} asks ${price} for ${title}`,
    },
    'confirm-offer': ({ title, price }: Facts) =>
      `${title} was edited. Does your offer of ${price} still stand?`,
    'give-contact': ({ other, title, price }: Facts) =>
      `You and ${other} agreed on ${price} for ${title}. Add your phone number and a meeting place.`,
    'suggest-meeting': ({ other, title }: Facts) => `Arrange a meeting with ${other} for ${title}`,
    'answer-meeting': ({ other, title }: Facts) => `${other} suggested a meeting for ${title}`,
    'report-handover': {
      buyer: ({ other, title }: Facts) => `Did you meet ${other} and get ${title}?`,
      seller: ({ other, title }: Facts) => `Did you meet ${other} and hand over ${title}?`,
    },
    'confirm-handover': {
      buyer: ({ other, title }: Facts) => `${other} says you have ${title}. Do you?`,
      seller: ({ other, title }: Facts) => `${other} says they have ${title}. Do they?`,
    },
    review: ({ other, title }: Facts) => `How was your deal with ${other} for ${title}?`,
    'answer-dispute': ({ other, title }: Facts) => `${other} opened a dispute about ${title}`,
    'answer-settlement': ({ other, title }: Facts) =>
      `${other} suggested a way to settle the dispute about ${title}`,
    read: ({ other, title, count }: Facts) =>
      `${other} sent you ${plural(count, { one: 'a message', other: `${count} messages` })} about ${title}`,
    'check-reports': ({ count }: Facts) =>
      plural(count, { one: '1 report is open', other: `${count} reports are open` }),
    verify: ({ count }: Facts) =>
      plural(count, {
        one: '1 seller has asked to be verified',
        other: `${count} sellers have asked to be verified`,
      }),
    decide: ({ title }: Facts) => `A dispute about ${title} needs a decision`,
  },
  acts: {
    accept: 'Accept or decline',
    'answer-offer': 'Answer the offer',
    'confirm-offer': 'Check your offer',
    'give-contact': 'Add phone and place',
    'suggest-meeting': 'Suggest a meeting',
    'answer-meeting': 'Answer the suggestion',
    'report-handover': 'Confirm the handover',
    'confirm-handover': 'Confirm the handover',
    review: 'Leave a review',
    'answer-dispute': 'Give your side',
    'answer-settlement': 'Answer the suggestion',
    read: 'Read and reply',
    'check-reports': 'Check the reports',
    verify: 'Check the requests',
    decide: 'Decide',
  },
});
