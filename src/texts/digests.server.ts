import { inLocale } from './locale.ts';

/** The mail that comes once a day to who wants it so; on the server alone. */
export const digestTexts = inLocale({
  subject: (count: number, first: string) =>
    count === 1 ? first : `${first}, and ${count === 2 ? 'one thing more' : `${count - 1} things more`}`,
  text: 'This is what has happened since the last daily mail.',
  last: (count: number) => `These are the last ${count}; your notifications have all of them.`,
  action: 'See your notifications',
});
