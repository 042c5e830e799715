import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import type { Manifest } from './manifest.server.ts';
import { listTables, type Table } from './tables.server.ts';

const batch = 500;

/** How many rows a table has, and a hash of all that is in them. */
export type Content = { rows: number; sha256: string };

/** The rows of a table as lines of JSON, in the order of their key, by a cursor: no table must fit into memory. */
async function* readRows(
  client: pg.ClientBase,
  { name, columns, order, where }: Table,
): AsyncGenerator<string[]> {
  await client.query(`
    declare backup no scroll cursor for
    select row_to_json(line)::text as line
    from (select ${columns.join(', ')} from ${name} where ${where} order by ${order.join(', ')}) line
  `);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${batch} from backup`);
    if (rows.length > 0) yield rows.map(({ line }) => line);
    if (rows.length < batch) break;
  }
  await client.query('close backup');
}

/** What a table holds; `take` is given its lines. */
export async function readContent(
  client: pg.ClientBase,
  table: Table,
  take: (lines: string[]) => Promise<void> = async () => undefined,
): Promise<Content> {
  const hash = createHash('sha256');
  let rows = 0;
  for await (const lines of readRows(client, table)) {
    rows += lines.length;
    for (const line of lines) hash.update(line).update('\n');
    await take(lines);
  }
  return { rows, sha256: hash.digest('hex') };
}

/** So that a value is written the same whoever reads it, and no table is too long for the pool's limit. */
export const settings =
  "set local timezone = 'UTC'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local datestyle = 'ISO'";

/** Stores a snapshot of all rows as compressed lines and returns their part of the manifest. */
export async function dump(
  connection: pg.ClientConfig,
  store: (content: AsyncIterable<Buffer>) => Promise<void>,
): Promise<Pick<Manifest, 'migrations' | 'tables'>> {
  const client = new pg.Client({ ...connection, application_name: 'rangefinder-backup' });
  await client.connect();
  const file = createGzip();
  const written = store(file);
  // Told by whoever writes next, or by the end.
  written.catch(() => undefined);
  file.on('error', () => undefined);
  const write = async (text: string): Promise<void> => {
    if (!file.write(text)) await Promise.race([once(file, 'drain'), written]);
  };
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query(settings);
    const { rows } = await client.query('select name, checksum from migrations order by name');
    const migrations: Manifest['migrations'] = rows;
    const tables: Manifest['tables'] = {};
    for (const table of await listTables(client)) {
      await write(`T${JSON.stringify(table.name)}\n`);
      const content = await readContent(client, table, (lines) =>
        write(lines.map((line) => `R${line}\n`).join('')),
      );
      tables[table.name] = { columns: table.columns, ...content };
    }
    await client.query('commit');
    file.end();
    await written;
    return { migrations, tables };
  } finally {
    file.destroy();
    await client.end();
  }
}
