import { inLocale } from './locale.ts';
import { digits, plural } from './words.ts';

/** Reviews: on an order's page and on a seller's. */
export const reviewTexts = inLocale({
  reviews: {
    heading: 'Reviews',
    ask: (other: string) => `How was the deal with ${other}?`,
    terms: (day: string) =>
      `Both reviews become visible once you’ve both written one, or on ${day}. Until then, you can still edit yours.`,
    public: {
      buyer: 'Everyone can read your review on the seller’s page, with your name.',
      seller: 'Other sellers this buyer books from can see your review and name.',
    },
    waits: (other: string) => `${other} reviewed you. Write your review to see it.`,
    stars: 'Your rating',
    star: (count: number) =>
      count === 1 ? '1 star: poor' : count === 5 ? '5 stars: excellent' : `${count} stars`,
    text: 'Your review',
    textHint: 'Say what went well and what didn’t. No addresses or phone numbers. At most 1,000 characters.',
    optional: 'optional',
    send: 'Send review',
    rated: (other: string, count: number) =>
      `You rated ${other} ${plural(count, { one: '1 star', other: `${count} stars` })}.`,
    seenBy: (other: string, day: string) =>
      `${other} will see it when both of you have written, or on ${day}.`,
    edit: 'Edit',
    change: 'Save changes',
    cancel: 'Cancel',
    sent: 'Review saved.',
    published: 'Review saved. Both reviews are visible now.',
    failed: 'Something went wrong. Your text is still here. Try again.',
    refused: 'The review can no longer be changed. The page shows the latest version.',
    over: 'The review period for this deal is over. No reviews were written.',
    hidden: 'Not visible yet',
    rating: (stars: number) => `${stars} of 5 stars`,
    by: (author: string, what: string, day: string) => `${author} · ${what} · ${day}`,
    of: {
      buyer: { cameras: 'bought a camera', lens: 'bought a lens', accessories: 'bought an accessory' },
      seller: { cameras: 'sold a camera', lens: 'sold a lens', accessories: 'sold an accessory' },
    },
    formerUser: 'Former user',
    removed: 'This review was removed by an admin.',
    you: 'You',
    openReply: 'Reply publicly',
    reply: 'Public reply',
    sendReply: 'Post reply',
    cancelReply: 'Cancel',
    replied: (day: string) => `Reply, ${day}`,
    replyTaken: 'The reply was deleted.',
    replyHint: (day: string) =>
      `You can reply once, by ${day}. Anyone who can see the review can see your reply.`,
    deleteText: 'Delete my text',
    deleteTextTitle: 'Delete the text of your review?',
    deleteTextHint: 'Your star rating stays, but you can’t write a new review.',
    deleteReply: 'Delete my reply',
    deleted: { text: 'Your text was deleted. Your star rating stays.', reply: 'Your reply was deleted.' },
    removal: {
      remove: 'Remove this review',
      title: 'Remove this review?',
      text: 'A note says that an admin removed it, and it no longer counts. This can’t be undone.',
      keep: 'Cancel',
      failed: 'Something went wrong. Nothing was changed. Try again.',
    },
    others: {
      none: (other: string) => `${other} has no reviews yet.`,
      some: (other: string, count: number, stars: number | null) =>
        `${other}: ${stars === null ? '' : `${stars} of 5 stars, `}${plural(count, { one: '1 review', other: `${digits(count)} reviews` })}.`,
      show: (other: string, count: number) =>
        `Read ${plural(count, { one: '1 review', other: `${digits(count)} reviews` })} of ${other}`,
    },
  },
});
