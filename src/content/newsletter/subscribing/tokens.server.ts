import { mailedToken } from '#src/platform/security/mailed-token.server.ts';

/** The same in every mail until it is used: otherwise anyone's wish would end the link that the reader has. */
export function confirmToken(secret: string, subscriberId: string, askedAt: Date): string {
  return mailedToken(secret, 'newsletter confirm', `${subscriberId} ${askedAt.getTime()}`);
}

/** The token to leave: the same in every mail to a subscriber, though none of them is kept. */
export function leaveToken(secret: string, subscriberId: string): string {
  return mailedToken(secret, 'newsletter leave', subscriberId);
}
