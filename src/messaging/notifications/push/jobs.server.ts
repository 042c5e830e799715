import { z } from 'zod';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { defineWork, type Job } from '#src/platform/jobs/queue.server.ts';
import { counter } from '#src/platform/observability/metrics.server.ts';
import { noticeReason } from '#src/platform/mail/reason.server.ts';
import { isStillDue } from '#src/messaging/notifications/due/check.server.ts';
import { notificationTexts } from '#src/texts/notifications.server.ts';
import { findReaders } from '#src/messaging/notifications/preferences/queries.server.ts';
import { deliverPush, type PushedText } from './delivery.server.ts';
import { unlessSlow } from './slots.server.ts';
import { deletePush, findPush, findUnreadMessage, isUnread, listPushes } from './queries.server.ts';

const pushedNotice = z.object({
  reason: noticeReason,
  text: z.string(),
  title: z.string(),
  path: z.string(),
});
const pushedMessage = z.object({ conversation: z.string(), seq: z.int() });
/** Queued by an earlier release and without a reason. Dropped, since pushes are outdated after an hour anyway. */
const earlierNotice = z.object({ kind: z.string() });
const data = z.object({
  push: z.string(),
  about: z.union([pushedNotice, pushedMessage, earlierNotice]),
});

/** One browser is told of one thing; about an hour, after which it is news no more. */
const sendPush: Job<z.output<typeof data>> = {
  name: 'send-push',
  data,
  retries: { limit: 8, delay: 10, longest: 900 },
  limitSeconds: 60,
  // A user with unreachable browsers can block two workers and a push service five; the others stay free.
  workers: 5,
  maxPerGroup: 2,
};

export const isPushOn = ({ VAPID_PUBLIC_KEY: key }: Config): boolean => key !== undefined;

type PushedNotice = z.output<typeof pushedNotice>;

export async function enqueueNoticePushes(app: App, trx: Trx, notices: PushedNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const pushes = await listPushes(trx, [...new Set(notices.map(({ reason }) => reason.person))]);
  const waiting = notices.flatMap((about) =>
    pushes
      .filter(({ person_id }) => person_id === about.reason.person)
      .map(({ id }) => ({ at: null, group: about.reason.person, data: { push: id, about } })),
  );
  await app.jobs.enqueueFor(trx, sendPush, ...waiting);
}

/** So long someone who has the conversation open has to read a message before their devices tell of it. */
const readsWithinMs = 5_000;

export async function pushMessage(
  app: App,
  trx: Trx,
  { person, ...about }: { person: string; conversation: string; seq: number },
): Promise<void> {
  if (!isPushOn(app.config)) return;
  const pushes = await listPushes(trx, [person]);
  if (pushes.length === 0) return;
  if (!(await findReaders(trx, [person])).get(person)?.preferences.messages.push) return;
  const at = new Date(Date.now() + readsWithinMs);
  await app.jobs.enqueueFor(
    trx,
    sendPush,
    ...pushes.map(({ id }) => ({ at, group: person, data: { push: id, about } })),
  );
}

const sent = counter('rangefinder_pushes_total', 'Pushes to browsers, by what came of them', ['outcome']);

export const pushWork = defineWork(sendPush, async ({ app, data: { push: id, about } }) => {
  const push = await findPush(app.db, id);
  const said = push && (await describePush(app, push.person_id, about));
  if (!push || !said) return;
  const outcome = await unlessSlow(new URL(push.endpoint).hostname, () =>
    deliverPush(app.config, push, said),
  );
  if (outcome === 'gone') await deletePush(app.db, push.id);
  sent.inc({ outcome });
});

async function describePush(
  app: App,
  person: string,
  about: z.output<typeof data>['about'],
): Promise<PushedText | undefined> {
  if ('seq' in about) {
    const reason = { of: 'messages' as const, person, conversations: [about.conversation] };
    if (!(await isStillDue(app, app.db, reason, 'push'))) return undefined;
    const title = await findUnreadMessage(app.db, { person, ...about });
    const path = `/dashboard/messages/${about.conversation}`;
    return title === undefined
      ? undefined
      : { text: notificationTexts.message, title, path, tag: `message ${about.conversation}` };
  }
  // A browser belongs to the user who subscribed it last.
  if (!('reason' in about) || about.reason.person !== person) return undefined;
  const { reason, ...said } = about;
  const { kind, subject } = reason;
  if (!(await isUnread(app.db, { person, kind, subject }))) return undefined;
  if (!(await isStillDue(app, app.db, reason, 'push'))) return undefined;
  return { ...said, tag: `${kind} ${subject}` };
}
