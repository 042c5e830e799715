import { inLocale } from './locale.ts';

/** The daily email; only the server needs it. */
export const digestTexts = inLocale({
  subject: (count: number, first: string) => (count === 1 ? first : `${first}, and ${count - 1} more`),
  text: 'Here’s what happened since the last daily email.',
  last: (count: number) => `These are the latest ${count}. You’ll find all of them in your notifications.`,
  action: 'View notifications',
});
