import { sql } from 'kysely';
import type { Preferences } from '#src/messaging/notifications/schemas.ts';
import type { DbOrTrx } from '#src/platform/db/connect.server.ts';

const defaults: Preferences = {
  messages: { mail: 'now', push: true },
  offers: { mail: 'now', push: true },
  watchlist: { mail: 'daily', push: true },
  searches: { mail: 'now', push: true },
  sellers: { mail: 'daily', push: false },
  reviews: { mail: 'now', push: true },
};

export const withDefaults = (chosen: Partial<Preferences>): Preferences => ({ ...defaults, ...chosen });

export const chosenPreferences = sql<Partial<Preferences>>`coalesce((
  select jsonb_object_agg(group_name, jsonb_build_object('mail', mail, 'push', push))
  from notification_preferences where user_id = users.id), '{}')`;

export type Reader = {
  id: string;
  to: { name: string; address: string; confirmed: boolean };
  preferences: Preferences;
};

/** Returns users with their addresses and preferences, except those whose account is closed or suspended. */
export async function findReaders(db: DbOrTrx, ids: string[]): Promise<Map<string, Reader>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified', chosenPreferences.as('chosen')])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, name, email, email_verified, chosen }) => [
      id,
      { id, to: { name, address: email, confirmed: email_verified }, preferences: withDefaults(chosen) },
    ]),
  );
}
