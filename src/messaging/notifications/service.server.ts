import { lockActor } from '#src/accounts/auth/service.server.ts';
import { inTransaction, type App } from '#src/platform/app.server.ts';
import type { Caller } from '#src/platform/caller.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { parsePage, toPage, type Page } from '#src/platform/db/keyset-page.server.ts';
import { describe } from './kinds.server.ts';
import { readPreferences, writePreferences } from './preferences/queries.server.ts';
import {
  countNotifications,
  countUnreadAbout,
  type Deal,
  listNotifications,
  markSeen,
  markSeenAbout,
  notificationSorts,
  type NotificationRow,
} from './queries.server.ts';
import type { Notification, NotificationsQuery, PreferenceChanges, Preferences } from './schemas.ts';

export async function listNotificationsOf(
  app: App,
  caller: Caller,
  query: NotificationsQuery,
): Promise<Page<Notification>> {
  const { unread } = query;
  const keyset = parsePage('notifications', notificationSorts, query, { unread });
  const [rows, count] = await Promise.all([
    listNotifications(app.db, caller.id, { unread }, keyset),
    countNotifications(app.db, caller.id, { unread }),
  ]);
  return toPage(rows, keyset, { count }, toNotification);
}

function toNotification(row: NotificationRow): Notification {
  const { id, kind, subject, data, at, read_at, img, other, conversation } = row;
  const { count, ...rest } = data;
  return {
    _id: id,
    kind,
    ...describe(kind, subject, rest, count, conversation),
    img,
    other,
    count,
    date: at.toISOString(),
    read: read_at !== null,
  };
}

async function countUnreadNotifications(db: DbOrTrx, userId: string): Promise<number> {
  return countNotifications(db, userId, { unread: 'true' });
}

export async function readNotifications(app: App, caller: Caller, until: string): Promise<number> {
  return inTransaction(app, async (trx) => {
    const { id } = await lockActor(trx, caller.id);
    await markSeen(trx, id, new Date(until));
    return countUnreadNotifications(trx, id);
  });
}

/** Counts the user's unread notifications about the orders and offers of one buyer for one item. */
export async function countDealNotices(db: DbOrTrx, userId: string, deal: Deal): Promise<number> {
  return countUnreadAbout(db, userId, deal);
}

export async function readDealNotices(trx: Trx, userId: string, deal: Deal): Promise<void> {
  await markSeenAbout(trx, userId, deal);
}

export async function showPreferences(app: App, caller: Caller): Promise<Preferences> {
  return readPreferences(app.db, caller.id);
}

export async function changePreferences(
  app: App,
  caller: Caller,
  changes: PreferenceChanges,
): Promise<Preferences> {
  return inTransaction(app, async (trx) => {
    const { id } = await lockActor(trx, caller.id);
    await writePreferences(trx, id, changes);
    return readPreferences(trx, id);
  });
}
