import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { recordAct } from '#src/accounts/audit/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';
import { scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { answerOf, deliverMail, type Mail } from '#src/platform/mail/service.server.ts';
import { hashToken } from '#src/platform/security/mailed-token.server.ts';
import type { Letter } from '#src/content/newsletter/schemas.ts';
import { composeLetter, renderLetter } from '#src/content/newsletter/issues/mail.server.ts';
import { addRecipients, updateLetter } from '#src/content/newsletter/issues/queries.server.ts';
import { onLetter, refuseUnlessDraft } from '#src/content/newsletter/issues/service.server.ts';
import {
  findNext,
  holdLetter,
  isAnyoneDue,
  markHanded,
  noteAnswer,
  releaseLetter,
  type Held,
  type Recipient,
} from './queries.server.ts';

/** Each run leaves the rest to the next one; the schedule continues when a process ended in the middle. */
export const sendLetters = scheduledJob('send-letters', '* * * * *', {
  limitSeconds: 300,
  retries: { limit: 3, delay: 5, longest: 60 },
});

/** How long a run sends: a process that is asked to stop waits for it. */
const sliceMs = 5_000;

/** `changed` is that of the version the admin has read. @throws AppError `conflict` for any other, or without readers */
export async function sendLetter(app: App, caller: Caller, id: string, changed: string): Promise<Letter> {
  return onLetter(app, caller, id, async (trx, row) => {
    refuseUnlessDraft(row);
    if (row.updated_at.toISOString() !== new Date(changed).toISOString())
      throw new AppError('conflict', 'This letter was changed meanwhile: read it again before you send it.');
    await updateLetter(trx, id, { state: 'sending', started_at: new Date() });
    const count = await addRecipients(trx, id);
    if (count === 0) throw new AppError('conflict', 'Nobody has confirmed a subscription yet.');
    const note = `to ${count}`;
    await recordAct(trx, { act: 'sent-letter', actor: caller.id, target: ['letter', id], note });
    await app.jobs.enqueue(trx, sendLetters, {});
  });
}

/** Stops what has not gone out yet; one that is stopped already stays so. @throws AppError `conflict` */
export async function stopLetter(app: App, caller: Caller, id: string): Promise<Letter> {
  return onLetter(app, caller, id, async (trx, { state }) => {
    if (state === 'stopped') return;
    if (state !== 'sending') throw new AppError('conflict', 'This letter is not being sent.');
    await updateLetter(trx, id, { state: 'stopped', stuck_since: null });
    await recordAct(trx, { act: 'stopped-letter', actor: caller.id, target: ['letter', id] });
  });
}

/** Goes on with a letter that was stopped; one that is being sent already goes on. @throws AppError `conflict` */
export async function resumeLetter(app: App, caller: Caller, id: string): Promise<Letter> {
  return onLetter(app, caller, id, async (trx, { state }) => {
    if (state === 'sending') return;
    if (state !== 'stopped') throw new AppError('conflict', 'This letter was not stopped.');
    await updateLetter(trx, id, { state: 'sending' });
    await recordAct(trx, { act: 'resumed-letter', actor: caller.id, target: ['letter', id] });
    await app.jobs.enqueue(trx, sendLetters, {});
  });
}

export async function sendSome(app: App): Promise<void> {
  const letter = await holdLetter(app.db);
  if (!letter) return;
  const gapMs = 60_000 / app.config.NEWSLETTER_PER_MINUTE;
  const body = await renderLetter(app.config.PUBLIC_URL, letter);
  const end = performance.now() + sliceMs;
  let isStuck = false;
  while (!isStuck && performance.now() < end) {
    const recipient = await findNext(app.db, letter.id);
    if (!recipient) break;
    const began = performance.now();
    isStuck = !(await sendOne(app, letter, body, recipient));
    await setTimeout(Math.max(0, began + gapMs - performance.now()));
  }
  await app.db.transaction().execute(async (trx) => {
    await releaseLetter(trx, letter, isStuck);
    // While the mail server cannot be reached, it is tried again each minute.
    if (!isStuck && (await isAnyoneDue(trx))) await app.jobs.enqueue(trx, sendLetters, {});
  });
}

class NotDueError extends Error {}

/** Sends a letter to one of its recipients, at most once. False where the mail server cannot be reached. */
async function sendOne(
  app: App,
  letter: Held,
  body: NonNullable<Mail['letter']>,
  { subscriber_id, email }: Recipient,
): Promise<boolean> {
  const token = randomBytes(32).toString('base64url');
  const id = newId();
  const mail = composeLetter(app.config.PUBLIC_URL, letter, body, email, token);
  let isDue = true;
  try {
    await deliverMail(app.config, id, mail, async () => {
      isDue = await markHanded(app.db, letter.id, { subscriber_id, leave_hash: hashToken(token) });
      if (!isDue) throw new NotDueError();
    });
  } catch (error) {
    // They have left, or an admin has stopped it, while the mail server was asked.
    if (!isDue) return true;
    const answer = answerOf(error);
    app.log.warn({ id, error, answer }, 'a letter was not taken');
    if (!answer) return false;
    await noteAnswer(app.db, letter.id, subscriber_id, answer);
    return true;
  }
  await noteAnswer(app.db, letter.id, subscriber_id, 'sent');
  return true;
}
