import { sql } from 'kysely';
import type { App } from '#src/platform/app.server.ts';
import type { Trx } from '#src/platform/db/connect.server.ts';
import type { NoticeReason } from '#src/platform/mail/reason.server.ts';
import { isStillDue } from './due/check.server.ts';
import { describe, isKind, type DataOf, type NotificationKind } from './kinds.server.ts';
import { readPreferences } from './preferences/queries.server.ts';
import { notedConversation } from './queries.server.ts';

type Taken = {
  kind: string;
  subject: string;
  /** `mailed` is the part of the count that earlier emails already contained. */
  data: DataOf<NotificationKind> & { count: number; mailed?: number };
  at: Date;
  conversation: string | null;
};

/**
 * Returns the unread notifications before a given time for the daily email, newest first. Each is returned only once.
 */
export async function takeDailyNotices(app: App, trx: Trx, userId: string, before: Date) {
  const { rows } = await sql<Taken>`
    with taken as (
      select id, data from notifications
      where user_id = ${userId} and is_for_digest and at < ${before} for update
    )
    update notifications set is_for_digest = false,
      data = taken.data || jsonb_build_object('mailed', taken.data -> 'count')
    from taken where notifications.id = taken.id
    returning kind, subject, taken.data, at, ${notedConversation} as conversation`.execute(trx);
  const preferences = await readPreferences(trx, userId);
  const notices = rows
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .flatMap(({ kind, subject, data, conversation }) => {
      if (!isKind(kind)) return [];
      const line = describe(kind, subject, data, data.count - (data.mailed ?? 0), conversation);
      const reason: NoticeReason = { of: 'notice', person: userId, group: line.group, kind, subject, data };
      return [{ ...line, reason }];
    })
    .filter(({ group }) => group !== 'orders' && preferences[group].mail !== 'off');
  const isDue = await Promise.all(notices.map(({ reason }) => isStillDue(app, trx, reason, 'line')));
  return notices.filter((_, at) => isDue[at]);
}
