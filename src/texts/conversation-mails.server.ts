import { inLocale } from './locale.ts';

/** Mails about messages that wait; on the server alone. */
export const conversationMailTexts = inLocale({
  subject: (count: number, title: string | null) => {
    const messages = count === 1 ? 'A message' : `${count} messages`;
    return title === null ? `${messages} for you` : `${messages} about ${title}`;
  },
  text: 'This is what waits for you. Answer on the page: a reply to this mail reaches nobody, and nobody learns your address.',
  label: (other: string, title: string, count: number) =>
    count === 1 ? `${other} about ${title}` : `${other} about ${title} (${count})`,
  hidden: 'Read it on the page.',
  more: (count: number) =>
    count === 1 ? 'There is one more conversation.' : `There are ${count} more conversations.`,
  action: 'Read and answer',
});
