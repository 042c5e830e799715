import { inLocale } from './locale.ts';

/** Mails about messages that wait; on the server alone. */
export const conversationMailTexts = inLocale({
  subject: (count: number, title: string | null) => {
    const messages = count === 1 ? 'A message' : `${count} messages`;
    return title === null ? `${messages} for you` : `${messages} about ${title}`;
  },
  text: 'You have new messages. Reply on the page: replies to this email reach nobody, and your address stays private.',
  label: (other: string, title: string, count: number) =>
    count === 1 ? `${other} about ${title}` : `${other} about ${title} (${count})`,
  hidden: 'Read it on the page.',
  more: (count: number) => (count === 1 ? 'And one more conversation.' : `And ${count} more conversations.`),
  action: 'Read and reply',
});
