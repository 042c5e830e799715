import { inLocale } from './locale.ts';
import { digits, plural } from './words.ts';

/** Live updates: unread counts and announcements. */
export const liveTexts = inLocale({
  message: (count: number) =>
    plural(count, { one: 'New message', other: `New message, ${digits(count)} unread` }),
});
