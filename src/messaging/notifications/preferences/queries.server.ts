import { sql } from 'kysely';
import type { DbOrTrx, Trx } from '#src/platform/db/connect.server.ts';
import type {
  Group,
  Preference,
  PreferenceChanges,
  Preferences,
} from '#src/messaging/notifications/schemas.ts';

/** How people are told who have not said how. A search has its own choice, which this one leaves alone. */
const defaults: Preferences = {
  messages: { mail: 'now', push: true },
  offers: { mail: 'now', push: true },
  watchlist: { mail: 'daily', push: true },
  searches: { mail: 'now', push: true },
  sellers: { mail: 'daily', push: false },
  reviews: { mail: 'now', push: true },
};

const chosen = sql<Partial<Preferences>>`coalesce((
  select jsonb_object_agg(group_name, jsonb_build_object('mail', mail, 'push', push))
  from notification_preferences where person_id = people.id), '{}')`;

/** People with what decides how they are told; none of those whose account is closed or suspended. */
export async function findReaders(db: DbOrTrx, ids: string[]) {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'email', 'email_verified', chosen.as('chosen')])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('deleted_at', 'is', null)
    .where('suspended_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ id, name, email, email_verified, chosen: said }) => [
      id,
      {
        id,
        to: { name, address: email, confirmed: email_verified },
        preferences: { ...defaults, ...said },
      },
    ]),
  );
}
export type Reader = NonNullable<ReturnType<Awaited<ReturnType<typeof findReaders>>['get']>>;

export async function readPreferences(db: DbOrTrx, personId: string): Promise<Preferences> {
  const { said } = await db
    .selectFrom('people')
    .select(chosen.as('said'))
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return { ...defaults, ...said };
}

export async function writePreferences(
  trx: Trx,
  personId: string,
  changes: PreferenceChanges,
): Promise<void> {
  const rows = (Object.entries(changes) as [Group, Preference][]).map(([group_name, said]) => ({
    person_id: personId,
    group_name,
    ...said,
  }));
  if (rows.length === 0) return;
  await trx
    .insertInto('notification_preferences')
    .values(rows)
    .onConflict((oc) =>
      oc.columns(['person_id', 'group_name']).doUpdateSet((eb) => ({
        mail: eb.ref('excluded.mail'),
        push: eb.ref('excluded.push'),
      })),
    )
    .execute();
}

type Link = { hash: string; person_id: string; group_name: Group | 'daily' };

export async function keepLinks(trx: Trx, links: Link[]): Promise<void> {
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
    .select(['person_id', 'group_name'])
    .where('hash', '=', hash)
    .executeTakeFirst();
}
