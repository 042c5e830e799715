import {
  groups,
  type Group,
  type PreferenceChanges,
  type Preferences,
} from '#src/messaging/notifications/schemas.ts';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import { chosenPreferences, withDefaults } from './reader-service.server.ts';

export async function readPreferences(db: DbOrTrx, userId: string): Promise<Preferences> {
  const { chosen } = await db
    .selectFrom('users')
    .select(chosenPreferences.as('chosen'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return withDefaults(chosen);
}

export async function writePreferences(trx: Trx, userId: string, changes: PreferenceChanges): Promise<void> {
  const rows = groups.flatMap((group_name) => {
    const preference = changes[group_name];
    return preference ? [{ user_id: userId, group_name, ...preference }] : [];
  });
  if (rows.length === 0) return;
  await trx
    .insertInto('notification_preferences')
    .values(rows)
    .onConflict((oc) =>
      oc.columns(['user_id', 'group_name']).doUpdateSet((eb) => ({
        mail: eb.ref('excluded.mail'),
        push: eb.ref('excluded.push'),
      })),
    )
    .execute();
}

type Link = { hash: string; user_id: string; group_name: Group | 'daily' };

export async function storeLinks(trx: Trx, links: Link[]): Promise<void> {
  if (links.length === 0) return;
  await trx
    .insertInto('notification_links')
    .values(links.toSorted((a, b) => (a.hash < b.hash ? -1 : 1)))
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export async function findLink(db: DbOrTrx, hash: string) {
  return db
    .selectFrom('notification_links')
    .select(['user_id', 'group_name'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}
