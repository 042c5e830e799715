import { cutText, lengthOf } from '#src/platform/user-text/cut.ts';

/** Conversations that a buyer may begin within a day, and in the first day of their account. */
export const mostBegun = { later: 20, first: 5 };
/** Messages that someone may send within a minute, and within a day. */
export const mostSent = { minute: 30, day: 300 };
/** Photographs that someone may send within a day. */
export const mostPhotosSent = 40;
/** How much of a message lists and mails show. */
const excerptLength = 140;

/** The beginning of a message, in one line. */
export function excerptOf(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ');
  return lengthOf(line) <= excerptLength ? line : `${cutText(line, excerptLength - 1).trimEnd()}…`;
}
