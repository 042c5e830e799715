import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { recordAction } from '#src/accounts/audit/service.server.ts';
import { composeIssue, renderIssue } from '#src/content/newsletter/issues/mail.server.ts';
import { addRecipients, updateIssue } from '#src/content/newsletter/issues/queries.server.ts';
import { onIssue, refuseUnlessDraft } from '#src/content/newsletter/issues/service.server.ts';
import type { Issue } from '#src/content/newsletter/schemas.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import { AppError } from '#src/platform/errors.ts';
import { newId } from '#src/platform/ids.server.ts';
import { scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { failureKindOf, deliverMail, type Mail } from '#src/platform/mail/service.server.ts';
import { hashToken } from '#src/platform/security/crypto.server.ts';
import { contentProblems } from '#src/texts/problems-content.server.ts';
import {
  findNext,
  holdIssue,
  isAnyoneDue,
  markHanded,
  recordOutcome,
  releaseIssue,
  type Held,
  type Recipient,
} from './queries.server.ts';

/**
 * Each run sends for a few seconds and enqueues the next one. After a process was killed, the schedule starts a new
 * run.
 */
export const sendIssues = scheduledJob('send-letters', '* * * * *', {
  limitSeconds: 300,
  retries: { limit: 3, delay: 5, longest: 60 },
});

/** How long a run takes at most, because a stopping process waits for it. */
const sliceMs = 5_000;

/**
 * @param changed when the version that the admin has read was last changed.
 * @throws AppError `conflict` if there is a newer version or no subscriber
 */
export async function sendIssue(app: App, caller: Caller, id: string, changed: string): Promise<Issue> {
  return onIssue(app, caller, id, async (trx, row) => {
    refuseUnlessDraft(row);
    if (row.updated_at.toISOString() !== new Date(changed).toISOString())
      throw new AppError('conflict', contentProblems.issueChanged);
    await updateIssue(trx, id, { state: 'sending', started_at: new Date() });
    const count = await addRecipients(trx, id);
    if (count === 0) throw new AppError('conflict', contentProblems.noSubscribers);
    const note = `to ${count}`;
    await recordAction(trx, { act: 'sent-letter', actor: caller.id, target: ['letter', id], note });
    await app.jobs.enqueue(trx, sendIssues, {});
  });
}

/** Stops the emails that are not sent yet. Does nothing if the issue is already stopped. @throws AppError `conflict` */
export async function stopIssue(app: App, caller: Caller, id: string): Promise<Issue> {
  return onIssue(app, caller, id, async (trx, { state }) => {
    if (state === 'stopped') return;
    if (state !== 'sending') throw new AppError('conflict', contentProblems.issueNotSending);
    await updateIssue(trx, id, { state: 'stopped', stuck_since: null });
    await recordAction(trx, { act: 'stopped-letter', actor: caller.id, target: ['letter', id] });
  });
}

/** Does nothing if the issue is already being sent. @throws AppError `conflict` */
export async function resumeIssue(app: App, caller: Caller, id: string): Promise<Issue> {
  return onIssue(app, caller, id, async (trx, { state }) => {
    if (state === 'sending') return;
    if (state !== 'stopped') throw new AppError('conflict', contentProblems.issueNotStopped);
    await updateIssue(trx, id, { state: 'sending' });
    await recordAction(trx, { act: 'resumed-letter', actor: caller.id, target: ['letter', id] });
    await app.jobs.enqueue(trx, sendIssues, {});
  });
}

export async function sendSome(app: App): Promise<void> {
  const issue = await holdIssue(app.db);
  if (!issue) return;
  const gapMs = 60_000 / app.config.NEWSLETTER_PER_MINUTE;
  const body = await renderIssue(app.config.PUBLIC_URL, issue);
  const end = performance.now() + sliceMs;
  let isStuck = false;
  while (!isStuck && performance.now() < end) {
    const recipient = await findNext(app.db, issue.id);
    if (!recipient) break;
    const began = performance.now();
    isStuck = !(await sendOne(app, issue, body, recipient));
    await setTimeout(Math.max(0, began + gapMs - performance.now()));
  }
  await app.db.transaction().execute(async (trx) => {
    await releaseIssue(trx, issue, isStuck);
    // If the mail server cannot be reached, only the schedule tries again, each minute.
    if (!isStuck && (await isAnyoneDue(trx))) await app.jobs.enqueue(trx, sendIssues, {});
  });
}

class NotDueError extends Error {}

/** Sends an issue to one recipient, at most once. Returns false if the mail server cannot be reached. */
async function sendOne(
  app: App,
  issue: Held,
  body: NonNullable<Mail['letter']>,
  { subscriber_id, email }: Recipient,
): Promise<boolean> {
  const token = randomBytes(32).toString('base64url');
  const id = newId();
  const mail = composeIssue(app.config.PUBLIC_URL, issue, body, email, token);
  let isDue = true;
  try {
    await deliverMail(app.config, id, mail, async () => {
      isDue = await markHanded(app.db, issue.id, { subscriber_id, leave_hash: hashToken(token) });
      if (!isDue) throw new NotDueError();
    });
  } catch (error) {
    // The recipient unsubscribed, or an admin stopped the issue, while the mail server was connecting.
    if (!isDue) return true;
    const failure = failureKindOf(error);
    app.log.warn({ id, error, answer: failure }, 'the mail server rejected a newsletter email');
    if (!failure) return false;
    await recordOutcome(app.db, issue.id, subscriber_id, failure);
    return true;
  }
  await recordOutcome(app.db, issue.id, subscriber_id, 'sent');
  return true;
}
