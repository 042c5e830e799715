import type pg from 'pg';
import { jobsSchema } from '#src/platform/jobs/queue.server.ts';

export type Table = { name: string; columns: string[]; order: string[]; where: string };

const queue = `${jobsSchema}.job`;
// Only unfinished jobs are backed up, such as those that send emails. A job that was running during the backup runs
// again after the restore.
const waiting = `state in ('created', 'retry', 'active') and name not like '\\_\\_%'`;

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
  return rows.map(({ name, columns, order }) => ({
    name,
    columns,
    order: order ?? columns,
    where: name === queue ? waiting : 'true',
  }));
}
