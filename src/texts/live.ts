import { digits } from './digits.ts';
import { inLocale } from './locale.ts';

/** What is said of what has just come, and of how much was not read. */
export const liveTexts = inLocale({
  unread: (count: number) => `${digits(count)} unread`,
  message: (count: number) =>
    count === 1 ? 'New message' : `New message, ${digits(count)} unread`,
});
