import { sql } from 'kysely';
import { todoSources } from '#src/platform/todo.server.ts';

/** One row for all open requests, except those of users about whom the admin may not decide. */
export const verificationsToCheck = todoSources.providedBy(
  (userId) => sql`
    select 'verify' as act, null::text as id, null::text as side, null::text as title, null::text as img,
      null::text as other_id, null::int as amount_cents, count(*)::int as count, null::timestamptz as until,
      min(requests.asked_at) as date, null::text as listing_id, null::text as buyer_id
    from users admin join verification_requests requests on requests.closed_at is null
    join users asking on asking.id = requests.user_id and asking.deleted_at is null
    where admin.id = ${userId} and admin.role = 'admin' and asking.id <> admin.id
      and not have_open_order(admin.id, asking.id)
    having count(*) > 0`,
);
