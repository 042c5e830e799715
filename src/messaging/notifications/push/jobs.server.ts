import type { App } from '#src/platform/app.server.ts';
import { defineWork } from '#src/platform/jobs/queue.server.ts';
import { counter } from '#src/platform/observability/metrics.server.ts';
import { isStillDue } from '#src/messaging/notifications/due/check.server.ts';
import { notificationTexts } from '#src/texts/notifications.server.ts';
import { deliverPush, type PushedText } from './delivery.server.ts';
import { deletePush, findPush, findUnreadMessage, isUnread } from './queries.server.ts';
import { sendPush, type PushedAbout } from './service.server.ts';
import { unlessSlow } from './slots.server.ts';

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

async function describePush(app: App, person: string, about: PushedAbout): Promise<PushedText | undefined> {
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
