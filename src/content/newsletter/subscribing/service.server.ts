import type { LinkCheck } from '#src/content/newsletter/schemas.ts';
import type { App } from '#src/platform/app.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';
import { enqueueMail, type Mail } from '#src/platform/mail/service.server.ts';
import { hashToken, mailedToken } from '#src/platform/security/crypto.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { contentProblems } from '#src/texts/problems-content.server.ts';
import { sharedProblems } from '#src/texts/problems.ts';
import {
  confirmByHash,
  hasLink,
  unsubscribeByHash,
  requestSubscription,
  setHashes,
} from './queries.server.ts';

/**
 * The token stays the same until it is used, so that a repeated request does not invalidate the link in an earlier
 * email.
 */
function confirmToken(secret: string, subscriberId: string, requestedAt: Date): string {
  return mailedToken(secret, 'newsletter confirm', `${subscriberId} ${requestedAt.getTime()}`);
}

/** Derived from the secret, so that every confirmation email to a subscriber has the same token. */
function unsubscribeToken(secret: string, subscriberId: string): string {
  return mailedToken(secret, 'newsletter leave', subscriberId);
}

/** Sends a confirmation email. The response does not reveal whether the address is known. */
export async function subscribe(app: App, email: string): Promise<void> {
  const { authSecret, config } = app;
  const fresh = newId();
  const leave_hash = hashToken(unsubscribeToken(authSecret, fresh));
  await app.db.transaction().execute(async (trx) => {
    const request = await requestSubscription(trx, { id: fresh, email, leave_hash });
    if (!request) return;
    const token = confirmToken(authSecret, request.id, request.asked_at);
    const unsubscribe = unsubscribeToken(authSecret, request.id);
    // Stored again even for a known subscriber, because a new AUTH_SECRET changes the tokens.
    await setHashes(trx, request.id, { confirm_hash: hashToken(token), leave_hash: hashToken(unsubscribe) });
    await enqueueMail(app, trx, {
      ...confirmation(config.PUBLIC_URL, email, token, unsubscribe),
      for: { of: 'subscription', subscriber: request.id, hash: hashToken(token) },
    });
  });
}

function confirmation(
  publicUrl: string,
  address: string,
  token: string,
  unsubscribe: string,
): Omit<Mail, 'for'> {
  const { greetingAll, newsletter } = mailTexts;
  return {
    kind: 'asked',
    to: { name: '', address },
    subject: newsletter.subject,
    greeting: greetingAll,
    paragraphs: newsletter.paragraphs,
    action: { label: newsletter.action, url: `${publicUrl}/newsletter/confirm?token=${token}` },
    footer: newsletter.footer(publicUrl),
    way: { label: newsletter.unsubscribe, url: `${publicUrl}/newsletter/leave?token=${unsubscribe}` },
  };
}

/** @throws AppError `not-found` for an unknown or used token */
export async function confirmSubscription(app: App, token: string): Promise<number> {
  if (await confirmByHash(app.db, hashToken(token))) return 1;
  throw new AppError('not-found', contentProblems.linkExpired);
}

export async function isLinkValid(app: App, { token, purpose }: LinkCheck): Promise<boolean> {
  return hasLink(app.db, purpose, hashToken(token));
}

/** Returns 1, or 0 if the subscription had already ended. @throws AppError `not-found` for an unknown token */
export async function endSubscription(app: App, token: string): Promise<number> {
  const count = await app.db.transaction().execute((trx) => unsubscribeByHash(trx, hashToken(token)));
  if (count === undefined) throw new AppError('not-found', sharedProblems.linkInvalid);
  return count;
}
