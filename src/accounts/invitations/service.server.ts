import { randomBytes } from 'node:crypto';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor } from '#src/accounts/auth/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { isId, newId } from '#src/platform/ids.server.ts';
import { enqueueMail } from '#src/platform/mail/service.server.ts';
import { hashToken } from '#src/platform/security/crypto.server.ts';
import { accountMailTexts } from '#src/texts/account-mail.server.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { hasInvitation, insertInvitation, listInvitationRows, markRevoked } from './queries.server.ts';
import type { CreatedInvitation, Invitation, NewInvitation } from './schemas.ts';

const maxListed = 100;

/** Returns the last hundred invitations, the newest first. */
export async function listInvitations({ db }: App): Promise<Invitation[]> {
  const rows = await listInvitationRows(db, maxListed);
  return rows.map(({ id, max_uses, created_at, expires_at, ...rest }) => ({
    _id: id,
    ...rest,
    maxUses: max_uses,
    created: created_at.toISOString(),
    expires: expires_at.toISOString(),
  }));
}

/** @throws AppError `too-many-requests` after many emailed invitations */
export async function invite(
  app: App,
  caller: Caller,
  { note, email, uses }: NewInvitation,
): Promise<CreatedInvitation> {
  if (email !== undefined) await app.rateLimits.consume('invitation', caller.id);
  const token = randomBytes(32).toString('base64url');
  const link = `${app.config.PUBLIC_URL}/signup?invitation=${token}`;
  const id = newId();
  const hash = hashToken(token);
  await inTransaction(app, async (trx) => {
    await lockActor(trx, caller.id, { roles: ['admin'] });
    const values = { id, hash, note: note ?? null, email: email ?? null, max_uses: uses };
    await insertInvitation(trx, { ...values, created_by: caller.id });
    if (email !== undefined) await mailInvitation(app, trx, { email, hash, link });
    await recordAction(trx, { act: 'invited', actor: caller.id, note: email ?? note });
  });
  return { _id: id, link };
}

type Mailed = { email: string; hash: string; link: string };

async function mailInvitation(app: App, trx: Trx, { email, hash, link }: Mailed): Promise<void> {
  const { subject, paragraphs, action, footer } = accountMailTexts.invitation;
  await enqueueMail(app, trx, {
    for: { of: 'invitation', hash },
    kind: 'asked',
    to: { name: email, address: email },
    subject: subject(),
    greeting: mailTexts.greetingAll,
    paragraphs: paragraphs(),
    action: { label: action, url: link },
    footer: footer(app.config.PUBLIC_URL),
  });
}

/** Returns the number of invitations that were still valid. */
export async function revokeInvitation(app: App, caller: Caller, id: string): Promise<number> {
  if (!isId(id)) throw new AppError('not-found');
  return inTransaction(app, async (trx) => {
    await lockActor(trx, caller.id, { roles: ['admin'] });
    if (!(await hasInvitation(trx, id))) throw new AppError('not-found');
    const count = await markRevoked(trx, id);
    if (count > 0) await recordAction(trx, { act: 'revoked-invitation', actor: caller.id });
    return count;
  });
}
