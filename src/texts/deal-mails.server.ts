import { inLocale } from './locale.ts';

/** The mails of a deal, from the booking on: what happened, what to do, and by when. */
export const dealMailTexts = inLocale({
  gathered: {
    subject: (count: number) => `${count} more ${count === 1 ? 'thing' : 'things'} happened with your orders`,
    why: 'So much happened within an hour that we did not write to you each time. This is where it ended, for each item:',
    last: (count: number) => `These are the last ${count}; your dashboard has all of them.`,
    action: 'See your dashboard',
  },
  bookedByYou: {
    subject: (title: string) => `Booked: ${title}`,
    paragraphs: (seller: string) => [
      `You have booked this item from ${seller}. It is held for you, and you pay when you meet.`,
      `${seller} has two days to say yes, and will be in touch. If they do not answer, the booking ends by itself, and you owe nothing.`,
    ],
    action: 'See your order',
  },
  bookedFromYou: {
    subject: (title: string) => `Someone has booked ${title}`,
    paragraphs: (buyer: string) => [
      `${buyer} has booked your item. Say yes within two days, or the booking ends and the item is free again.`,
      'After your yes they learn how to reach you, and either of you proposes when and where you meet.',
    ],
    action: 'Answer the request',
  },
  accepted: {
    subject: (title: string) => `${title} is yours to collect`,
    paragraphs: (seller: string) => [
      `${seller} said yes. Propose when and where you meet on the page of your order, or call or write. You pay then, and not before.`,
      'Once you have looked at it and paid, tell the seller your code, which is on that page, too: the deal is complete.',
    ],
    action: 'See your order',
  },
  agreed: {
    subject: (title: string) => `Agreed: ${title}`,
    toBuyer: (seller: string) => [
      `You and ${seller} have agreed on a price. The item is held for you. Propose when and where you meet on the page of your order, or call or write. You pay then, and not before.`,
      'Once you have looked at it and paid, tell the seller your code, which is on that page, too: the deal is complete.',
    ],
    toSeller: (buyer: string) => [
      `You and ${buyer} have agreed on a price. The item is held for them. Either of you proposes when and where you meet.`,
      'When they have looked at it and paid, ask for their code and type it on the page of the order: the deal is complete.',
    ],
    action: 'Arrange to meet',
  },
  handedOver: {
    subject: (title: string) => `Did ${title} change hands?`,
    toBuyer: (seller: string) => [
      `${seller} says that you have it now. Say so, too, and the deal is complete.`,
      'Did you not get it? Say that on the page of the order within three days, and an admin looks into it. Without a word from you it counts as received.',
    ],
    toSeller: (buyer: string) => [
      `${buyer} says that they have it now. Say on the page of the order that it changed hands, and the deal is complete.`,
      'Do they not have it? Say that there within three days, and an admin looks into it. Without a word from you it counts as handed over.',
    ],
    action: 'Confirm or deny it',
  },
  completed: {
    subject: (title: string) => `Done: ${title}`,
    toBuyer: (seller: string) => [
      `The deal with ${seller} is complete. Have fun with it.`,
      'Tell others how it was: you have two weeks.',
    ],
    toSeller: (buyer: string) => [
      `The deal with ${buyer} is complete. Thank you for selling here.`,
      'Tell others how it was: you have two weeks.',
    ],
    action: 'Write a review',
  },
  expired: {
    subject: (title: string) => `Ended: ${title}`,
    requestToBuyer: (seller: string) => [
      `${seller} did not answer within two days, so your booking has ended. You owe nothing.`,
    ],
    requestToSeller: (buyer: string) => [
      `You did not answer ${buyer} within two days, so the booking has ended. Your item is available to others again.`,
    ],
    acceptedToBuyer: (seller: string) => [
      `You and ${seller} agreed on no meeting within two weeks, so your booking has ended. You owe nothing.`,
      'Did you meet all the same? Tell the seller your code, which is on the page of the order for a week: the deal is complete then.',
    ],
    acceptedToSeller: (buyer: string) => [
      `You and ${buyer} agreed on no meeting within two weeks, so the booking has ended. Your item is available to others again.`,
      'Did you meet all the same? Type the code of the buyer on the page of the order within a week: the deal is complete then.',
    ],
    arrangedToBuyer: (seller: string) => [
      `Neither you nor ${seller} said within a week of your meeting that the item changed hands, so your booking has ended. You owe nothing.`,
      'Do you have it? Tell the seller your code, which is on the page of the order for a week: the deal is complete then.',
    ],
    arrangedToSeller: (buyer: string) => [
      `Neither you nor ${buyer} said within a week of your meeting that the item changed hands, so the booking has ended. Your item is available to others again.`,
      'Do they have it? Type their code on the page of the order within a week, or mark the item sold.',
    ],
    action: 'See the order',
  },
  cancelled: {
    subjects: {
      declined: (title: string) => `Not this time: ${title}`,
      withdrawn: (title: string) => `Taken back: ${title}`,
      cancelled: (title: string) => `Cancelled: ${title}`,
    },
    by: {
      elsewhere: (seller: string) =>
        `${seller} has sold the item to someone else, so your booking has ended.`,
      youDeclined: (buyer: string) => `You said no to ${buyer}, who had booked your item.`,
      declined: (seller: string) => `${seller} said no, so your booking has ended.`,
      youWithdrew: () => 'You have taken your booking back.',
      withdrew: (buyer: string) => `${buyer} has taken the booking back.`,
      you: () => 'You have cancelled this order.',
      buyer: (name: string) => `The buyer, ${name}, has cancelled this order.`,
      seller: (name: string) => `The seller, ${name}, has cancelled this order.`,
      admin: () => 'An admin of Rangefinder has cancelled this order.',
      removal: () => 'An admin of Rangefinder has removed this item, and with it your order.',
      buyerClosed: (name: string) => `The account of the buyer, ${name}, was closed, and with it this order.`,
      sellerClosed: (name: string) =>
        `The account of the seller, ${name}, was closed, and with it this order.`,
      buyerSuspended: (name: string) =>
        `The account of the buyer, ${name}, is suspended. We have cancelled this order to keep you safe.`,
      sellerSuspended: (name: string) =>
        `The account of the seller, ${name}, is suspended. We have cancelled this order to keep you safe. Do not pay or meet.`,
    },
    meetingIsOff: 'The meeting is off. The attached file takes it out of your calendar.',
    freed: 'Your item is available to others again.',
    sorry: 'You owe nothing. There are others like it.',
    seeItem: 'See the item',
    seeOthers: 'See what else is there',
  },
});
