import { inLocale } from './locale.ts';

/** Emails about meetings, codes and disputes. */
export const meetingTexts = inLocale({
  summary: (title: string) => `Handover: ${title}`,
  description: (buyer: string, seller: string, url: string) =>
    `${buyer} meets ${seller}. Check the item first, then pay, then confirm it in your conversation: ${url}`,
  facts: {
    when: 'When',
    option: (number: number) => `Option ${number}`,
    place: 'Where',
    map: 'Map',
    code: 'Your code',
    note: 'Message',
    answer: 'Response',
    decision: 'Decision',
  },
  see: 'Open the conversation',
  requestWaits: {
    subject: (title: string) => `${title}: a buyer is waiting for your answer`,
    paragraphs: (buyer: string) => [
      `${buyer} asked to book your item yesterday and is still waiting for your answer.`,
      'Accept or decline within a day. Otherwise the request expires, and your item is available again.',
    ],
    action: 'Answer the request',
  },
  proposed: {
    subject: (title: string) => `Meeting suggested: ${title}`,
    paragraphs: (name: string) => [
      `${name} suggested this meeting.`,
      'Agree if it suits you, or suggest another time or place. Nothing is fixed until you agree.',
    ],
    instead: {
      subject: (title: string) => `Change the meeting? ${title}`,
      paragraphs: (name: string) => [
        `${name} would like to change the meeting.`,
        'Agree if it suits you, or suggest something else. Until you agree, the earlier meeting stands.',
      ],
    },
    pickOne: 'You can choose one of these times.',
    action: 'Reply to the suggestion',
  },
  arranged: {
    subject: (title: string) => `Meeting set: ${title}`,
    changed: (title: string) => `Meeting changed: ${title}`,
    toBuyer: (seller: string) => [
      `Here are the details of your meeting with ${seller}. A calendar invitation is attached.`,
      'Check the item first, then pay. Once you have it, give the seller your code. It proves the handover, and works offline.',
    ],
    toSeller: (buyer: string) => [
      `Here are the details of your meeting with ${buyer}. A calendar invitation is attached.`,
      'Once they have checked the item and paid, enter their code in your conversation. Open it before you leave: the code then works offline.',
    ],
    action: 'Open the conversation',
  },
  tomorrow: {
    subject: (title: string) => `Coming up: your meeting about ${title}`,
    toBuyer: (seller: string) => [
      `Your meeting with ${seller} is coming up. If you can’t make it, suggest another time now.`,
      'Check the item first, then pay. Give the seller your code once you have the item.',
    ],
    toSeller: (buyer: string) => [
      `Your meeting with ${buyer} is coming up. If you can’t make it, suggest another time now.`,
      'Open the conversation before you leave: you can then check their code offline.',
    ],
    action: 'Open the conversation',
  },
  disputed: {
    subject: (title: string) => `Please respond: ${title}`,
    claims: {
      'no-show': (name: string) => `${name} says that you didn’t show up.`,
      'not-handed-over': (name: string) => `${name} says that the item didn’t change hands.`,
      'not-received': (name: string) => `${name} says that they paid but didn’t get the item.`,
      'not-as-described': (name: string) => `${name} says that the item isn’t as you described it.`,
      'wrong-item': (name: string) => `${name} says that they got a different item.`,
      unpaid: (name: string) => `${name} says that you didn’t pay.`,
    },
    elseNoShow: 'Give your side within three days. Otherwise the order ends as a no-show.',
    elseDecided: 'Give your side within three days. If you can’t settle it between you, an admin decides.',
    action: 'Give your side',
  },
  claimed: {
    subject: (title: string) => `Report sent: ${title}`,
    paragraphs: (name: string) => [
      `We’ve sent ${name} your report. They have three days to respond, and we’ll let you know.`,
    ],
  },
  answered: {
    subject: (title: string) => `Response received: ${title}`,
    paragraphs: (name: string) => [
      `${name} has responded. An admin will decide within two weeks, and we’ll let you know.`,
    ],
  },
  settlement: {
    subject: (title: string) => `Settle the dispute? ${title}`,
    paragraphs: {
      completed: (name: string) => [
        `${name} suggests completing the deal.`,
        'If you agree, the order is complete and the dispute ends.',
      ],
      cancelled: (name: string) => [
        `${name} suggests canceling the deal.`,
        'If you agree, the order is canceled and the dispute ends.',
      ],
      lower: (name: string, price: string) => [
        `${name} suggests a lower price: ${price}.`,
        'If you agree, the buyer keeps the item, the seller returns the difference within a week, and the dispute ends.',
      ],
    },
    action: 'Answer the suggestion',
  },
  settled: {
    subject: (title: string) => `Settled: ${title}`,
    completed: ['You both agreed to complete the deal.', 'How was it? You can now review each other.'],
    cancelled: ['You both agreed to cancel the deal.'],
    action: 'Open the conversation',
  },
  withdrawn: {
    subject: (title: string) => `Dispute withdrawn: ${title}`,
    paragraphs: (name: string) => [
      `${name} has withdrawn their report, so the dispute is over.`,
      'The deal continues where it was, with a new deadline.',
    ],
  },
  forAdmins: {
    subject: (title: string) => `Dispute: ${title}`,
    opened: (name: string) => [`${name} disputes this order. The other side has three days to respond.`],
    answered: ['Both sides have responded. An admin has two weeks to decide; then it ends automatically.'],
    unanswered: [
      'The other side has not responded within three days. An admin has two weeks to decide; then it ends automatically.',
    ],
    action: 'See the order',
  },
  decided: {
    subject: (title: string) => `Decided: ${title}`,
    completed: ['The order is complete: the item was handed over.'],
    cancelled: ['The order is canceled.'],
    noShow: (name: string) => [`The decision is that ${name} didn’t show up, so the order has ended.`],
    noShowOfYou: ['The decision is that you didn’t show up, so the order has ended.'],
    freed: 'The item is available again.',
    byClock: 'Nobody objected in time.',
    action: 'Open the conversation',
  },
});
