import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

export async function exportNotifications(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('notifications')
    .select(['kind', 'subject', 'data', 'at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function exportPreferences(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('notification_preferences')
    .select(['group_name as group', 'mail', 'push'])
    .where('user_id', '=', userId)
    .orderBy('group_name')
    .execute();
}

/** Returns the browsers in which a user receives pushes, without their keys. */
export async function exportPushes(db: DbOrTrx, userId: string) {
  return db
    .selectFrom('pushes')
    .select(['endpoint', 'added_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}
