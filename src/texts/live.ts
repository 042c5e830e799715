import { digits, inLocale } from './locale.ts';

/** Live updates: unread counts and announcements. */
export const liveTexts = inLocale({
  unread: (count: number) => `${digits(count)} unread`,
  message: (count: number) => (count === 1 ? 'New message' : `New message, ${digits(count)} unread`),
});
