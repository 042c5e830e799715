import { inLocale } from './locale.ts';

/** Mails about reviews; on the server alone. None has their stars or words. */
export const reviewMailTexts = inLocale({
  waiting: {
    subject: (title: string) => `A review waits for you: ${title}`,
    text: (other: string, day: string) => [
      `${other} has written how the deal with you was. You see it once you have written, too; on ${day} at the latest.`,
      'Neither of you can change a review once it is shown, so nobody answers one by the other.',
    ],
    action: 'Write yours',
  },
  shown: {
    subject: (title: string) => `Reviews are shown: ${title}`,
    of: {
      both: (other: string) => [
        `You and ${other} have both written, and see it now. You can reply once, within 30 days.`,
      ],
      theirs: (other: string) => [
        `What ${other} wrote of your deal is shown now. You can reply once, within 30 days.`,
      ],
      yours: (other: string) => [`What you wrote of the deal with ${other} is shown now.`],
    },
    action: 'See the reviews',
  },
  removed: {
    subject: (title: string) => `Your review was removed: ${title}`,
    text: (other: string, email: string) => [
      `An admin of Rangefinder has removed what you wrote of the deal with ${other}. Its place says so, and its stars count no more.`,
      `If you think that this is a mistake, write to ${email}.`,
    ],
    action: 'See the order',
  },
});
