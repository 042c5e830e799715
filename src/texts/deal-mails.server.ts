import { inLocale } from './locale.ts';
import { plural } from './words.ts';

/** Emails about orders: what happened, what to do, and by when. */
export const dealMailTexts = inLocale({
  gathered: {
    subject: (count: number) =>
      `${count} more ${plural(count, { one: 'update', other: 'updates' })} on your orders`,
    why: 'There were too many updates within an hour to email you about each. Here’s the latest for each item:',
    last: (count: number) => `These are the latest ${count}. Your dashboard has all of them.`,
    action: 'See your dashboard',
  },
  bookedByYou: {
    subject: (title: string) => `Booking requested: ${title}`,
    paragraphs: (seller: string) => [
      `You’ve asked to book this item from ${seller}. It’s on hold for you, and you pay when you meet.`,
      `${seller} has two days to accept. If they don’t, your request expires, and you owe nothing.`,
    ],
    action: 'Open the conversation',
  },
  bookedFromYou: {
    subject: (title: string) => `Someone wants to book ${title}`,
    paragraphs: (buyer: string) => [
      `${buyer} wants to book your item. Accept within two days, or the request expires and the item is available again.`,
      'Once you accept, they’ll see your email address (and phone number, if you’ve added one), and either of you can suggest a meeting.',
    ],
    action: 'Answer the request',
  },
  accepted: {
    subject: (title: string) => `Accepted: ${title}`,
    paragraphs: (seller: string) => [
      `${seller} accepted. Suggest a meeting in your conversation, or email the seller. You pay when you meet, not before.`,
      'Once you’ve checked the item and paid, give the seller your code from the conversation to complete the deal.',
    ],
    action: 'Suggest a meeting',
  },
  agreed: {
    subject: (title: string) => `Agreed: ${title}`,
    toBuyer: (seller: string) => [
      `You and ${seller} have agreed on a price. The item is reserved for you. Add your phone number and a meeting place in your conversation, then suggest a time. You pay when you meet, not before.`,
      'Once you’ve checked the item and paid, give the seller your code from the conversation to complete the deal.',
    ],
    toSeller: (buyer: string) => [
      `You and ${buyer} have agreed on a price. The item is reserved for them. Once they have added a phone number and a meeting place, you’ll see both, and either of you can suggest a time.`,
      'When they have checked it and paid, enter their code in your conversation to complete the deal.',
    ],
    action: 'Arrange a meeting',
  },
  handedOver: {
    subject: (title: string) => `Please confirm the handover: ${title}`,
    toBuyer: (seller: string) => [
      `${seller} says that you have it now. Confirm it to complete the deal.`,
      'If you didn’t get it, report that in your conversation within three days, and an admin will check it. Otherwise it will be marked as received.',
    ],
    toSeller: (buyer: string) => [
      `${buyer} says that they have it now. Confirm it in your conversation to complete the deal.`,
      'If you didn’t hand it over, report that there within three days, and an admin will check it. Otherwise it will be marked as handed over.',
    ],
    action: 'Confirm or report a problem',
  },
  completed: {
    subject: (title: string) => `Deal complete: ${title}`,
    toBuyer: (seller: string) => [
      `The deal with ${seller} is complete. Enjoy it.`,
      'You have two weeks to write a review.',
    ],
    toSeller: (buyer: string) => [
      `The deal with ${buyer} is complete. Thank you for selling here.`,
      'You have two weeks to write a review.',
    ],
    action: 'Leave a review',
  },
  expired: {
    subject: (title: string) => `Expired: ${title}`,
    requestToBuyer: (seller: string) => [
      `${seller} did not answer within two days, so your request has expired. You owe nothing.`,
    ],
    requestToSeller: (buyer: string) => [
      `You did not answer ${buyer} within two days, so the request has expired. Your item is available again.`,
    ],
    acceptedToBuyer: (seller: string) => [
      `You and ${seller} didn’t arrange a meeting within two weeks, so your booking has expired. You owe nothing.`,
      'Did you meet anyway? Give the seller your code, which stays in your conversation for a week, to complete the deal.',
    ],
    acceptedToSeller: (buyer: string) => [
      `You and ${buyer} didn’t arrange a meeting within two weeks, so the booking has expired. Your item is available again.`,
      'Did you meet anyway? Enter the buyer’s code in your conversation within a week to complete the deal.',
    ],
    arrangedToBuyer: (seller: string) => [
      `Neither you nor ${seller} confirmed the handover within a week of your meeting, so your booking has expired. You owe nothing.`,
      'Do you have it? Give the seller your code, which stays in your conversation for a week, to complete the deal.',
    ],
    arrangedToSeller: (buyer: string) => [
      `Neither you nor ${buyer} confirmed the handover within a week of your meeting, so the booking has expired. Your item is available again.`,
      'Do they have it? Enter their code in your conversation within a week, or mark the item as sold.',
    ],
    action: 'Open the conversation',
  },
  cancelled: {
    subjects: {
      declined: (title: string) => `Declined: ${title}`,
      withdrawn: (title: string) => `Withdrawn: ${title}`,
      cancelled: (title: string) => `Canceled: ${title}`,
    },
    by: {
      elsewhere: (seller: string) =>
        `${seller} has sold the item to someone else, so your booking has ended.`,
      youDeclined: (buyer: string) => `You declined ${buyer}’s request.`,
      declined: (seller: string) => `${seller} declined, so your booking has ended.`,
      youWithdrew: () => 'You have withdrawn your request.',
      withdrew: (buyer: string) => `${buyer} has withdrawn the request.`,
      you: () => 'You have canceled this order.',
      buyer: (name: string) => `The buyer, ${name}, has canceled this order.`,
      seller: (name: string) => `The seller, ${name}, has canceled this order.`,
      admin: () => 'An admin has canceled this order.',
      removal: () => 'An admin has removed this item, and with it your order.',
      buyerClosed: (name: string) => `The account of the buyer, ${name}, was closed, and with it this order.`,
      sellerClosed: (name: string) =>
        `The account of the seller, ${name}, was closed, and with it this order.`,
      buyerSuspended: (name: string) =>
        `The account of the buyer, ${name}, is suspended. We have canceled this order to keep you safe.`,
      sellerSuspended: (name: string) =>
        `The account of the seller, ${name}, is suspended. We have canceled this order to keep you safe. Do not pay or meet.`,
    },
    meetingIsOff: 'The meeting is canceled. The attached file removes it from your calendar.',
    freed: 'Your item is available again.',
    sorry: 'You owe nothing. See similar items.',
    seeItem: 'See the item',
    seeOthers: 'See other items',
  },
});
