import { sql } from 'kysely';
import { todoSources } from '#src/platform/todo.server.ts';
import { isFirstOfEntry, parties } from './queries.server.ts';

/** One row for everything with open reports, except those that concern the admin. */
export const reportsToCheck = todoSources.providedBy(
  (userId) => sql`
    select 'check-reports' as act, null::text as id, null::text as side, null::text as title, null::text as img,
      null::text as other_id, null::int as amount_cents, count(*)::int as count, null::timestamptz as until,
      min(reports.reported_at) as date, null::text as listing_id, null::text as buyer_id
    from users admin join reports on reports.closed_at is null and ${isFirstOfEntry}
    where admin.id = ${userId} and admin.role = 'admin' and ${userId} <> all(${parties})
    having count(*) > 0`,
);
