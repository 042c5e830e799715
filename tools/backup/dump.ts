import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { jobsSchema } from '#src/platform/jobs/queue.server.ts';
import type { Manifest } from './manifest.ts';

const batch = 500;

export type Content = { rows: number; sha256: string };

/** Reads with a cursor, in primary key order, because a table may not fit into memory. */
async function* readLines(
  client: pg.ClientBase,
  { name, columns, order, where }: Table,
): AsyncGenerator<string, Content> {
  await client.query(`
    declare backup no scroll cursor for
    select row_to_json(line)::text as line
    from (select ${columns.join(', ')} from ${name} where ${where} order by ${order.join(', ')}) line
  `);
  const hash = createHash('sha256');
  let count = 0;
  for (let size = batch; size === batch; count += size) {
    const { rows } = await client.query<{ line: string }>(`fetch ${batch} from backup`);
    for (const { line } of rows) hash.update(line).update('\n');
    yield rows.map(({ line }) => `R${line}\n`).join('');
    size = rows.length;
  }
  await client.query('close backup');
  return { rows: count, sha256: hash.digest('hex') };
}

export async function readContent(client: pg.ClientBase, table: Table): Promise<Content> {
  const lines = readLines(client, table);
  for (;;) {
    const { done, value } = await lines.next();
    if (done) return value;
  }
}

/** Makes values independent of the account's settings, and disables timeouts for long tables. */
export const settings =
  "set local timezone = 'UTC'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local datestyle = 'ISO'";

export async function dump(
  connection: pg.ClientConfig,
  store: (content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<Pick<Manifest, 'migrations' | 'tables'>> {
  const client = new pg.Client({ ...connection, application_name: 'rangefinder-backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query(settings);
    const { rows } = await client.query('select name, checksum from migrations order by name');
    const migrations: Manifest['migrations'] = rows;
    const tables: Manifest['tables'] = {};
    const lines = async function* () {
      for (const table of await listTables(client)) {
        yield `T${JSON.stringify(table.name)}\n`;
        tables[table.name] = {
          columns: table.columns,
          ...(yield* readLines(client, { ...table, where: table.backedUp })),
        };
      }
    };
    await pipeline(lines, createGzip(), store);
    await client.query('commit');
    return { migrations, tables };
  } finally {
    await client.end();
  }
}

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
