import { cutText, lengthOf } from '#src/platform/user-text/cut.ts';

/** Conversations that a buyer may begin within a day, and in the first day of their account. */
export const mostBegun = { later: 20, first: 5 };
export const mostSent = { minute: 30, day: 300 };
export const mostPhotosSent = 40;
const excerptLength = 140;

export function excerptOf(body: string): string {
  const line = body.replaceAll(/\s+/g, ' ');
  return lengthOf(line) <= excerptLength ? line : `${cutText(line, excerptLength - 1).trimEnd()}…`;
}
