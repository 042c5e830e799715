import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { hashToken } from '#src/platform/security/crypto.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';

type InvitationState = 'open' | 'used' | 'expired' | 'revoked';

/** The state of a row of `invitations`, for queries. */
export const invitationState = sql<InvitationState>`case when revoked_at is not null then 'revoked' when uses >= max_uses then 'used'
  when expires_at <= shop_now() then 'expired' else 'open' end`;

async function isOpenInvitation(db: DbOrTrx, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('hash', '=', hash)
    .where(invitationState, '=', 'open')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a sign-up. Returns false if the invitation can no longer be used; concurrent calls wait for each other. */
async function countUse(trx: Trx, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('invitations')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('hash', '=', hash)
    .where(invitationState, '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Returns the hash of the invitation, or null if anyone can sign up.
 * @throws AppError `invitation-needed` if nobody can sign up, or if the invitation is missing
 */
function neededInvitation({ shop }: App, token: string | undefined): string | null {
  const { signUp } = shop.current;
  if (signUp === 'open') return null;
  if (signUp === 'closed') throw new AppError('invitation-needed', accountProblems.signUpClosed);
  if (token === undefined) throw new AppError('invitation-needed');
  return hashToken(token);
}

const used = () => new AppError('invitation-needed', accountProblems.invitationUsed);

/**
 * Checks before an account is created whether its owner will be admitted. An account sends emails to its address.
 * @throws AppError `invitation-needed`
 */
export async function requireAdmission(app: App, token: string | undefined): Promise<void> {
  const hash = neededInvitation(app, token);
  if (hash !== null && !(await isOpenInvitation(app.db, hash))) throw used();
}

/** Counts a sign-up with an invitation, if the shop asks for one. @throws AppError `invitation-needed` */
export async function admit(app: App, trx: Trx, token: string | undefined): Promise<void> {
  const hash = neededInvitation(app, token);
  if (hash !== null && !(await countUse(trx, hash))) throw used();
}

/** Returns whether someone can sign up with an invitation. */
export async function checkInvitation(app: App, token: string): Promise<boolean> {
  return app.shop.current.signUp === 'invitation' && isOpenInvitation(app.db, hashToken(token));
}
