import type pg from 'pg';
import { jobsSchema } from '#src/platform/jobs/queue.server.ts';

/** `where` selects the rows that belong to the shop, and `backedUp` those of them that new backups contain. */
export type Table = { name: string; columns: string[]; order: string[]; where: string; backedUp: string };

const queue = `${jobsSchema}.job`;
// Only unfinished jobs are backed up, such as those that send emails. A job that was running during the backup runs
// again after the restore.
const waiting = `state in ('created', 'retry', 'active') and name not like '\\_\\_%'`;

/**
 * Each start loads these tables from the release, so a backup has only the places that other tables refer to. Backups of
 * earlier versions have all rows.
 */
const ofRelease = new Set(['places', 'place_names', 'place_reference', 'regions']);

/**
 * Lists the tables with users' data. Migrations are listed separately, and the tables `changes` and `processes` matter
 * only to a running shop.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; order: string[] | null }>(`
    select
      case when n.nspname = 'public' then quote_ident(c.relname) else n.nspname || '.' || c.relname end as name,
      (select array_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select array_agg(quote_ident(a.attname) order by k.place)
        from pg_index i, unnest(i.indkey::int[]) with ordinality k (attnum, place)
        join pg_attribute a on a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid) as "order"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and (n.nspname = 'public' and c.relname not in ('migrations', 'changes', 'processes')
      or n.nspname || '.' || c.relname = '${queue}')
    order by 1
  `);
  const used = await listUsedPlaces(client);
  return rows.map(({ name, columns, order }) => {
    const where = name === queue ? waiting : 'true';
    const backedUp = name === 'places' && used ? `id in (${used})` : ofRelease.has(name) ? 'false' : where;
    return { name, columns, order: order ?? columns, where, backedUp };
  });
}

/** Returns the statement that selects the ids of places that other tables refer to, or null without such tables. */
async function listUsedPlaces(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<{ used: string | null }>(`
    select string_agg(format('select %I from %s', attname, attrelid::regclass), ' union ') as used
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = to_regclass('places')
  `);
  return rows[0]!.used;
}
