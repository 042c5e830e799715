import { digits } from './digits.ts';
import { inLocale } from './locale.ts';

/** Reviews: on an order's page and on a seller's. */
export const reviewTexts = inLocale({
  reviews: {
    heading: 'Reviews',
    ask: (other: string) => `How was the deal with ${other}?`,
    terms: (day: string) =>
      `You can write until ${day}. What you write is shown once both of you have written, or after that day; then it stays as it is.`,
    public: {
      buyer: 'Everyone can read it on the seller’s page, under your name.',
      seller: 'It is shown to sellers from whom this buyer books, under your name.',
    },
    waits: (other: string) => `${other} has written. You see it once you have, too.`,
    stars: 'Your rating',
    star: (count: number) =>
      count === 1 ? '1 star: bad' : count === 5 ? '5 stars: very good' : `${count} stars`,
    text: 'In your words',
    textHint: 'What went well, what did not. No address and no phone number. At most 1,000 characters.',
    optional: 'optional',
    send: 'Send the review',
    change: 'Change the review',
    sent: 'Your review is kept.',
    failed: 'That did not arrive. What you wrote is still here: try again.',
    refused: 'It could not be taken any more: the page shows what is there now.',
    over: 'The time for reviews of this deal is over. Nobody wrote any.',
    hidden: 'Not shown yet',
    rating: (stars: number) => `${stars} of 5 stars`,
    by: (author: string, what: string, day: string) => `${author} · ${what} · ${day}`,
    of: {
      buyer: { cameras: 'bought a camera', lens: 'bought a lens', accessories: 'bought an accessory' },
      seller: { cameras: 'sold a camera', lens: 'sold a lens', accessories: 'sold an accessory' },
    },
    nobody: 'Someone who has left',
    removed: 'This review was removed by an admin.',
    reply: 'Reply',
    replied: (day: string) => `Reply, ${day}`,
    replyTaken: 'The reply was taken back.',
    replyHint: (day: string) => `One reply, until ${day}; everyone who reads the review reads it.`,
    takeBack: 'Take back my words',
    takeBackReply: 'Take back my reply',
    takenBack: 'Your words are gone.',
    removal: {
      remove: 'Remove this review',
      title: 'Remove this review?',
      text: 'Its place stays, saying that an admin has removed it; it counts no more. This cannot be undone.',
      keep: 'Not now',
      failed: 'That did not work, and nothing was changed. Try again.',
    },
    others: {
      none: (other: string) => `Nobody has written of ${other} yet.`,
      some: (other: string, count: number, stars: number | null) =>
        `${other}: ${stars === null ? '' : `${stars} of 5 stars, `}${count === 1 ? '1 review' : `${digits(count)} reviews`}.`,
      show: 'Read them',
    },
  },
});
