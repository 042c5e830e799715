import { z } from 'zod';
import { findReaders } from '#src/messaging/notifications/preferences/reader-service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { Job } from '#src/platform/jobs/queue.server.ts';
import { noticeReason } from '#src/platform/mail/reason.server.ts';
import { listPushes } from './queries.server.ts';

const pushedNotice = z.object({
  reason: noticeReason,
  text: z.string(),
  title: z.string(),
  path: z.string(),
});
const pushedMessage = z.object({ conversation: z.string(), seq: z.int() });
/**
 * A push queued by an earlier release, without a reason. It is dropped, because a push is outdated after an hour
 * anyway.
 */
const earlierNotice = z.object({ kind: z.string() });
const data = z.object({
  push: z.string(),
  about: z.union([pushedNotice, pushedMessage, earlierNotice]),
});

/** Sends one notification to one browser. Retries last about an hour, after which it is outdated. */
export const sendPush: Job<z.output<typeof data>> = {
  name: 'send-push',
  data,
  retries: { limit: 8, delay: 10, longest: 900 },
  limitSeconds: 60,
  // Limits a user with unreachable browsers to two workers, and a push service to five, so that others stay free.
  workers: 5,
  maxPerGroup: 2,
};

export const isPushOn = ({ VAPID_PUBLIC_KEY: key }: Config): boolean => key !== undefined;

type PushedNotice = z.output<typeof pushedNotice>;
export type PushedAbout = z.output<typeof data>['about'];

export async function enqueueNoticePushes(app: App, trx: Trx, notices: PushedNotice[]): Promise<void> {
  if (notices.length === 0) return;
  const pushes = await listPushes(trx, [...new Set(notices.map(({ reason }) => reason.person))]);
  const waiting = notices.flatMap((about) =>
    pushes
      .filter(({ user_id }) => user_id === about.reason.person)
      .map(({ id }) => ({ at: null, group: about.reason.person, data: { push: id, about } })),
  );
  await app.jobs.enqueueFor(trx, sendPush, ...waiting);
}

/** How long a user with the conversation open has to read a message before their devices show it. */
const readsWithinMs = 5_000;

export async function pushMessage(
  app: App,
  trx: Trx,
  { userId, ...about }: { userId: string; conversation: string; seq: number },
): Promise<void> {
  if (!isPushOn(app.config)) return;
  const pushes = await listPushes(trx, [userId]);
  if (pushes.length === 0) return;
  if (!(await findReaders(trx, [userId])).get(userId)?.preferences.messages.push) return;
  const at = new Date(Date.now() + readsWithinMs);
  await app.jobs.enqueueFor(
    trx,
    sendPush,
    ...pushes.map(({ id }) => ({ at, group: userId, data: { push: id, about } })),
  );
}
