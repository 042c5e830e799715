import { inLocale } from './locale.ts';

/** The confirmation above the conversation, shown once, right after a booking. */
export const requestedTexts = inLocale({
  until: (seller: string, moment: string) => `${seller} has until ${moment} to accept. We’ll email you.`,
  next: (seller: string) =>
    `Until then, you can message ${seller} here. Once it’s accepted, agree on a time and a public place, check the item, and pay when you meet.`,
  safety: 'Meeting safely',
  close: 'Got it',
});
