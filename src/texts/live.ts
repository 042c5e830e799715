import { inLocale } from './locale.ts';
import { digits } from './words.ts';

/** Live updates: unread counts and announcements. */
export const liveTexts = inLocale({
  message: (count: number) => (count === 1 ? 'New message' : `New message, ${digits(count)} unread`),
});
