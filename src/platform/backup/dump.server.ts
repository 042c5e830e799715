import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { Manifest } from './manifest.server.ts';
import { listTables, type Table } from './tables.server.ts';

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
