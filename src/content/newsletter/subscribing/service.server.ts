import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { hashToken, mailedToken } from '#src/platform/security/mailed-token.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import type { LinkCheck } from '#src/content/newsletter/schemas.ts';
import { confirmByHash, hasLink, leaveByHash, noteWish, setHashes } from './queries.server.ts';

/** Stays the same until it is used, so that a repeated request does not end the link in an earlier mail. */
function confirmToken(secret: string, subscriberId: string, askedAt: Date): string {
  return mailedToken(secret, 'newsletter confirm', `${subscriberId} ${askedAt.getTime()}`);
}

/** The same in every mail to a subscriber, although it is not stored. */
function leaveToken(secret: string, subscriberId: string): string {
  return mailedToken(secret, 'newsletter leave', subscriberId);
}

/** Sends a confirmation mail. The response does not reveal whether the address is known. */
export async function subscribe(app: App, email: string): Promise<void> {
  const { authSecret, config } = app;
  const fresh = newId();
  const leave_hash = hashToken(leaveToken(authSecret, fresh));
  await app.db.transaction().execute(async (trx) => {
    const wish = await noteWish(trx, { id: fresh, email, leave_hash });
    if (!wish) return;
    const token = confirmToken(authSecret, wish.id, wish.asked_at);
    const leave = leaveToken(authSecret, wish.id);
    // Also where they were asked before: another AUTH_SECRET makes other tokens.
    await setHashes(trx, wish.id, { confirm_hash: hashToken(token), leave_hash: hashToken(leave) });
    await enqueueMail(app, trx, {
      ...confirmation(config.PUBLIC_URL, email, token, leave),
      for: { of: 'subscription', subscriber: wish.id, hash: hashToken(token) },
    });
  });
}

function confirmation(publicUrl: string, address: string, token: string, leave: string): Omit<Mail, 'for'> {
  const { greetingAll, newsletter } = mailTexts;
  return {
    kind: 'asked',
    to: { name: '', address },
    subject: newsletter.subject,
    greeting: greetingAll,
    paragraphs: newsletter.paragraphs,
    action: { label: newsletter.action, url: `${publicUrl}/newsletter/confirm?token=${token}` },
    footer: newsletter.footer(publicUrl),
    way: { label: newsletter.way, url: `${publicUrl}/newsletter/leave?token=${leave}` },
  };
}

/** Confirms a subscription, once. @throws AppError `not-found` for a token that is none, or was used. */
export async function confirmSubscription(app: App, token: string): Promise<number> {
  if (await confirmByHash(app.db, hashToken(token))) return 1;
  throw new AppError('not-found', 'This link is not valid any more.');
}

export async function isLinkValid(app: App, { token, purpose }: LinkCheck): Promise<boolean> {
  return hasLink(app.db, purpose, hashToken(token));
}

/** Ends a subscription: 1, or 0 when it was ended earlier. @throws AppError `not-found` for a token that is none. */
export async function endSubscription(app: App, token: string): Promise<number> {
  const count = await app.db.transaction().execute((trx) => leaveByHash(trx, hashToken(token)));
  if (count === undefined) throw new AppError('not-found', 'This link is not one of ours.');
  return count;
}
