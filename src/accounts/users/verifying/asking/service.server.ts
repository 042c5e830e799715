import { recordAction } from '#src/accounts/audit/service.server.ts';
import { lockActor, lockUser } from '#src/accounts/auth/service.server.ts';
import { verificationEnded } from '#src/accounts/users/events.server.ts';
import { mailUser, userMails } from '#src/accounts/users/mails.server.ts';
import { lockAdminAndTarget } from '#src/accounts/users/service.server.ts';
import { endVerification, findVerified, isAdmin } from '#src/accounts/users/verifying/queries.server.ts';
import { isSeller } from '#src/accounts/users/verifying/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';
import { dayMs } from '#src/platform/shared/dates.ts';
import { grammar } from '#src/texts/grammar.ts';
import { mailTexts } from '#src/texts/mail.server.ts';
import { accountProblems } from '#src/texts/problems-accounts.server.ts';
import {
  closeRequest,
  findLastRequests,
  findOwnFacts,
  insertRequest,
  insertRequestOnce,
} from './queries.server.ts';
import { daysAfterRefusal, minWordsAbout, type NewRequest, type OwnVerification } from './schemas.ts';

export const showOwnVerification = ({ db }: App, { id }: Caller): Promise<OwnVerification> =>
  readOwnVerification(db, id);

async function readOwnVerification(db: DbOrTrx, id: string): Promise<OwnVerification> {
  const facts = await findOwnFacts(db, id);
  const [last, previous] = await findLastRequests(db, id);
  const open = last && !last.closed_at ? last : undefined;
  return {
    verified: facts.is_verified,
    missing: missingOf(facts),
    asked: open ? { date: open.asked_at.toISOString(), note: open.note } : null,
    declined: refusalOf(open ? previous : last),
  };
}

type Facts = Awaited<ReturnType<typeof findOwnFacts>>;

/** Also counts words of languages that write no spaces. */
function countWords(text: string): number {
  const words = new Intl.Segmenter(grammar.tag, { granularity: 'word' }).segment(text);
  return [...words].filter(({ isWordLike }) => isWordLike).length;
}

function missingOf({ email_verified, photo_url, about }: Facts): OwnVerification['missing'] {
  return [
    ...(email_verified ? [] : (['email'] as const)),
    ...(photo_url ? [] : (['photo'] as const)),
    ...(countWords(about ?? '') >= minWordsAbout ? [] : (['about'] as const)),
  ];
}

type Request = Awaited<ReturnType<typeof findLastRequests>>[number];

function refusalOf(request: Request | undefined): OwnVerification['declined'] {
  if (!request?.closed_at || request.reason === null) return null;
  const again = new Date(request.closed_at.getTime() + daysAfterRefusal * dayMs);
  return { date: request.closed_at.toISOString(), reason: request.reason, again: again.toISOString() };
}

/** @throws AppError `conflict` for a user who is no seller, already verified, asks twice, too early or lacks something */
export async function askForVerification(
  app: App,
  caller: Caller,
  { note }: NewRequest,
): Promise<OwnVerification> {
  return inTransaction(app, async (trx) => {
    // The exclusive lock lets only one request at a time pass the checks.
    const { id } = await lockActor(trx, caller.id, { exclusive: true });
    if (!(await isSeller(trx, await findOwnFacts(trx, id))))
      throw new AppError('conflict', accountProblems.onlySellersVerified);
    const { verified, missing, asked, declined } = await readOwnVerification(trx, id);
    if (verified) throw new AppError('conflict', accountProblems.alreadyVerified);
    if (asked) throw new AppError('conflict', accountProblems.alreadyAsked);
    if (declined && new Date(declined.again) > new Date())
      throw new AppError('conflict', accountProblems.askAgainLater(daysAfterRefusal));
    if (missing.length > 0) throw new AppError('conflict', accountProblems.profileFirst);
    await insertRequest(trx, { id: newId(), user_id: id, note: note ?? null });
    return readOwnVerification(trx, id);
  });
}

/** Whether the user may have public items. The shop can allow that for admins and verified sellers only. */
export async function isApproved(app: App, trx: Trx, id: string): Promise<boolean> {
  return (
    !app.shop.current.approveSellers ||
    (await findVerified(trx, id)) !== undefined ||
    (await isAdmin(trx, id))
  );
}

/**
 * Must be called before an item becomes public, and before a public item changes, because refusals commit the transaction.
 * Refused sellers appear in the admins' to-do list, unless an admin has just declined.
 * @throws AppError `not-approved`
 */
export async function requireApproved(
  app: App,
  trx: Trx,
  id: string,
  { hasDraft = false }: { hasDraft?: boolean } = {},
): Promise<void> {
  if (await isApproved(app, trx, id)) return;
  const { asked, declined } = await readOwnVerification(trx, id);
  const isDeclined = declined !== null && new Date(declined.again) > new Date();
  if (!asked && !isDeclined) await insertRequestOnce(trx, { id: newId(), user_id: id });
  const detail = isDeclined
    ? accountProblems.declined(declined.reason)
    : [...(hasDraft ? [accountProblems.draftSaved] : []), accountProblems.checkedFirst].join(grammar.gap);
  throw new AppError('not-approved', detail, undefined, { keepsChange: true });
}

/** Ends a verification with the name that was checked. Admins are asked to check the new one. */
export async function endForNewName(
  app: App,
  trx: Trx,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  const reason = mailTexts.unverified.newName(from, to);
  if ((await endVerification(trx, id, id, reason)) === 0) return;
  await insertRequestOnce(trx, { id: newId(), user_id: id, note: reason });
  await verificationEnded.publish(app, trx, { id });
  const paused = { areItemsPaused: app.shop.current.approveSellers };
  await mailUser(app, trx, await lockUser(trx, id), userMails.unverified(app, null, paused));
  await recordAction(trx, { act: 'unverified', actor: id, target: ['person', id] });
}

/** Returns 0 if there is no open request. */
export async function declineVerification(
  app: App,
  caller: Caller,
  id: string,
  reason: string,
): Promise<number> {
  return inTransaction(app, async (trx) => {
    const { actor, target } = await lockAdminAndTarget(trx, caller.id, id);
    if (!(await closeRequest(trx, id, { by: actor.id, outcome: 'declined', reason }))) return 0;
    if (!target.deleted_at) await mailUser(app, trx, target, userMails.notVerified(app, reason));
    await recordAction(trx, {
      act: 'declined-verification',
      actor: actor.id,
      target: ['person', id],
      note: reason,
    });
    return 1;
  });
}
