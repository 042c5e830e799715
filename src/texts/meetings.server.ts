import { inLocale } from './locale.ts';

/** Texts of the mails about meetings, codes and disputes. On the server alone, so that no page carries them. */
export const meetingTexts = inLocale({
  summary: (title: string) => `Handover: ${title}`,
  description: (buyer: string, seller: string, url: string) =>
    `${buyer} meets ${seller}. Look at the item first, then pay, then say so on the page of the order: ${url}`,
  facts: {
    when: 'When',
    zone: 'Time zone',
    place: 'Where',
    code: 'Your code',
    note: 'What they wrote',
    answer: 'The answer',
    decision: 'What an admin decided',
  },
  see: 'See the order',
  requestWaits: {
    subject: (title: string) => `${title}: a buyer waits for your answer`,
    paragraphs: (buyer: string) => [
      `${buyer} booked your item yesterday, and has not heard from you.`,
      'Say yes or no within a day. Otherwise the booking ends by itself, and your item is free again.',
    ],
    action: 'Answer the request',
  },
  proposed: {
    subject: (title: string) => `When and where to meet: ${title}`,
    paragraphs: (name: string) => [
      `${name} proposes to meet as below.`,
      'Agree if it suits you, or propose another time or place. Nothing is fixed until you have agreed.',
    ],
    instead: (name: string) => [
      `${name} asks to meet at another time or place than you agreed on.`,
      'Agree if it suits you, or propose something else. Until you agree, the earlier meeting stands.',
    ],
    action: 'Answer the proposal',
  },
  arranged: {
    subject: (title: string) => `Arranged: ${title}`,
    toBuyer: (seller: string) => [
      `You meet ${seller} as below. It is attached for your calendar.`,
      'Look at the item first and pay then. Once you have it, tell the seller your code: it says that it changed hands, also without a network.',
    ],
    toSeller: (buyer: string) => [
      `You meet ${buyer} as below. It is attached for your calendar.`,
      'Once they have looked at the item and paid, ask for their code and type it on the page of the order. Open that page before you leave: then it works without a network, too.',
    ],
    action: 'See the order',
  },
  tomorrow: {
    subject: (title: string) => `Soon: you meet for ${title}`,
    toBuyer: (seller: string) => [
      `You meet ${seller} as below. If you cannot come, propose another time now.`,
      'Look at the item first and pay then. Your code is for the seller once you have it.',
    ],
    toSeller: (buyer: string) => [
      `You meet ${buyer} as below. If you cannot come, propose another time now.`,
      'Open the page of the order before you leave: then you can check their code without a network.',
    ],
    action: 'See the order',
  },
  disputed: {
    subject: (title: string) => `Please answer: ${title}`,
    noShow: (name: string) => [
      `${name} says that you did not come to the meeting.`,
      'Tell your side within three days. Without a word from you the order ends as they say.',
    ],
    notHandedOver: (name: string) => [
      `${name} says that the item did not change hands.`,
      'Tell your side within three days. An admin then reads both and decides.',
    ],
    action: 'Tell your side',
  },
  claimed: {
    subject: (title: string) => `We have asked about ${title}`,
    paragraphs: (name: string) => [
      `We have told ${name} what you wrote. They have three days to answer, and you hear of it.`,
    ],
  },
  answered: {
    subject: (title: string) => `Answered: ${title}`,
    paragraphs: (name: string) => [
      `${name} has told their side. An admin reads both within two weeks, and you hear what is decided.`,
    ],
  },
  forAdmins: {
    subject: (title: string) => `Dispute: ${title}`,
    opened: (name: string) => [`${name} disputes this order. The other side has three days to answer.`],
    answered: [
      'Both sides have had their say. It waits for an admin for two weeks, and then ends by itself.',
    ],
    unanswered: [
      'The other side has not answered within three days. It waits for an admin for two weeks, and then ends by itself.',
    ],
    action: 'See the order',
  },
  decided: {
    subject: (title: string) => `Decided: ${title}`,
    completed: ['The order counts as complete: the item changed hands.'],
    cancelled: ['The order is cancelled, and the item is available again.'],
    noShow: (name: string) => [
      `It counts as if ${name} did not come to the meeting, so the order has ended. The item is available again.`,
    ],
    noShowOfYou: [
      'It counts as if you did not come to the meeting, so the order has ended. The item is available again.',
    ],
    byClock: 'Nobody said otherwise in time.',
    action: 'See the order',
  },
});
