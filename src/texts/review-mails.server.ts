import { inLocale } from './locale.ts';

/** Emails about reviews, without their stars and text. */
export const reviewMailTexts = inLocale({
  waiting: {
    subject: (title: string) => `Someone reviewed you: ${title}`,
    text: (other: string, day: string) => [
      `${other} reviewed you. Write your review to see it. It becomes visible on ${day} at the latest.`,
      'Reviews can’t be changed once they are visible.',
    ],
    action: 'Write your review',
  },
  shown: {
    subject: (title: string) => `Reviews are visible: ${title}`,
    of: {
      both: (other: string) => [
        `You and ${other} have both written a review, so they are now visible. You can reply once, within 30 days.`,
      ],
      theirs: (other: string) => [
        `The review by ${other} is now visible. You can reply once, within 30 days.`,
      ],
      yours: (other: string) => [`Your review of the deal with ${other} is now visible.`],
    },
    action: 'See the reviews',
  },
  removed: {
    subject: (title: string) => `Your review was removed: ${title}`,
    text: (other: string, email: string) => [
      `An admin has removed your review of the deal with ${other}. Its stars no longer count.`,
      `If you think this is a mistake, write to ${email}.`,
    ],
    action: 'Open the conversation',
  },
});
