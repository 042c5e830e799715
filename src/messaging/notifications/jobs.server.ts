import { inTransaction, type App } from '#src/platform/app.server.ts';
import { defineWork, scheduledJob } from '#src/platform/jobs/queue.server.ts';
import { createMailWork } from '#src/platform/mail/service.server.ts';
import { counter } from '#src/platform/observability/metrics.server.ts';
import { conversationPath } from '#src/platform/shared/deal-paths.ts';
import { notificationTexts } from '#src/texts/notifications.server.ts';
import { checkMail, isStillDue } from './due/check.server.ts';
import { deliverPush, refuseIfSlow, type PushedText } from './push/delivery.server.ts';
import { deletePush, findPush, findUnreadMessage, isUnread } from './push/queries.server.ts';
import { sendPush, type PushedAbout } from './push/service.server.ts';
import { deleteOldNotifications } from './queries.server.ts';

export const mailWork = createMailWork(checkMail);

const batchSize = 1000;

const deleteNotifications = scheduledJob('forget-notifications', '47 3 * * *', { limitSeconds: 600 });

export const retentionWork = defineWork(deleteNotifications, async ({ app }) => {
  while ((await inTransaction(app, (trx) => deleteOldNotifications(trx, batchSize))) === batchSize);
});

const pushes = counter('rangefinder_pushes_total', 'Pushes to browsers, by outcome', ['outcome']);

export const pushWork = defineWork(sendPush, async ({ app, data: { push: id, about } }) => {
  const push = await findPush(app.db, id);
  const content = push && (await describePush(app, push.user_id, about));
  if (!push || !content) return;
  const outcome = await refuseIfSlow(new URL(push.endpoint).hostname, () =>
    deliverPush(app.config, push, content),
  );
  if (outcome === 'gone') await deletePush(app.db, push.id);
  pushes.inc({ outcome });
});

async function describePush(app: App, userId: string, about: PushedAbout): Promise<PushedText | undefined> {
  if ('seq' in about) {
    const reason = { of: 'messages' as const, person: userId, conversations: [about.conversation] };
    if (!(await isStillDue(app, app.db, reason, 'push'))) return undefined;
    const title = await findUnreadMessage(app.db, { userId, ...about });
    const path = conversationPath(about.conversation);
    return title === undefined
      ? undefined
      : { text: notificationTexts.message, title, path, tag: `message ${about.conversation}` };
  }
  // A different user may have subscribed this browser since, so the push is dropped.
  if (!('reason' in about) || about.reason.person !== userId) return undefined;
  const { reason, ...content } = about;
  const { kind, subject } = reason;
  if (!(await isUnread(app.db, { userId, kind, subject }))) return undefined;
  if (!(await isStillDue(app, app.db, reason, 'push'))) return undefined;
  return { ...content, tag: `${kind} ${subject}` };
}
