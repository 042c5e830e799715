import { createReadStream } from 'node:fs';
import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { readContent, settings } from './dump.server.ts';
import { databaseName, readManifest, type Manifest } from './manifest.server.ts';
import { listTables, type Table } from './tables.server.ts';

const batch = 500;

/** Brings an empty database to the migrations that are named, with the queue of jobs; the caller knows how. */
export type Prepare = (names: ReadonlySet<string>) => Promise<void>;

/**
 * Puts a backup into an empty database and state folder, all or nothing as to the database, and compares every
 * table with what it was. @throws Error that says what is in the way
 */
export async function restore(
  connection: pg.ClientConfig,
  stateDir: string,
  folder: string,
  prepare: Prepare,
): Promise<Manifest> {
  const known = await readManifest(folder);
  if ((await readdir(join(stateDir, 'images')).catch(() => [])).length > 0)
    throw new Error(`${stateDir} has pictures already: restore into an empty state folder`);
  const client = new pg.Client({ ...connection, application_name: 'rangefinder-restore' });
  await client.connect();
  try {
    await refuseInhabited(client);
    await prepare(new Set(known.migrations.map(({ name }) => name)));
    await compareMigrations(client, known);
    await client.query('begin');
    await client.query(settings);
    const tables = await listTables(client);
    const rebuild = await openUp(client, tables);
    await load(client, join(folder, databaseName), pick(tables, known));
    for (const statement of rebuild) await client.query(statement);
    for (const table of pick(tables, known).values()) {
      const { rows, sha256 } = await readContent(client, table);
      const was = known.tables[table.name]!;
      if (rows !== was.rows || sha256 !== was.sha256)
        throw new Error(
          `${table.name}: ${rows} rows were restored, which are not the ${was.rows} of the backup`,
        );
    }
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  for (const path of Object.keys(known.files).filter((name) => name !== databaseName)) {
    await mkdir(dirname(join(stateDir, path)), { recursive: true, mode: 0o700 });
    await copyFile(join(folder, path), join(stateDir, path));
    if (!path.startsWith('images/')) await chmod(join(stateDir, path), 0o600);
  }
  return known;
}

async function refuseInhabited(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select to_regclass('public.people') is not null as made");
  if (!rows[0].made) return;
  const { rowCount } = await client.query('select from people limit 1');
  if (rowCount) throw new Error('there are people in this database already: restore into an empty one');
}

async function compareMigrations(client: pg.Client, { migrations }: Manifest): Promise<void> {
  const { rows } = await client.query('select name, checksum from migrations order by name');
  const here = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of migrations)
    if (here.get(name) !== checksum)
      throw new Error(
        `the backup has migration ${name}, which this version does not know or knows otherwise`,
      );
  if (here.size > migrations.length)
    throw new Error(
      'this database is newer than the backup: restore into an empty one, then start this version',
    );
}

/** The tables of the backup, with the columns that it has. */
function pick(tables: Table[], known: Manifest): Map<string, Table> {
  const there = new Map(tables.map((table) => [table.name, table]));
  return new Map(
    Object.entries(known.tables).map(([name, { columns }]) => {
      const table = there.get(name);
      if (!table) throw new Error(`the backup has a table ${name}, which this version does not have`);
      return [name, { ...table, columns }];
    }),
  );
}

/**
 * Takes out of the way what stands between rows that are whole only together, and what migrations put in; answers
 * what puts it back. Keys are checked again when they are put back.
 */
async function openUp(client: pg.Client, tables: Table[]): Promise<string[]> {
  const own = tables.filter(({ name }) => !name.includes('.'));
  const { rows: keys } = await client.query<{ of: string; name: string; definition: string }>(`
    select conrelid::regclass::text as of, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  `);
  for (const { of, name } of keys) await client.query(`alter table ${of} drop constraint ${name}`);
  for (const { name } of own) await client.query(`alter table ${name} disable trigger user`);
  for (const { name } of tables) await client.query(`delete from ${name}`);
  return [
    ...own.map(({ name }) => `alter table ${name} enable trigger user`),
    ...keys.map(({ of, name, definition }) => `alter table ${of} add constraint ${name} ${definition}`),
  ];
}

async function load(client: pg.Client, path: string, tables: Map<string, Table>): Promise<void> {
  let table: Table | undefined;
  let rows: string[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length === 0 || !table) return;
    const columns = table.columns.join(', ');
    await client.query(
      `insert into ${table.name} (${columns})
       select ${columns} from json_populate_recordset(null::${table.name}, $1::json)`,
      [`[${rows.join(',')}]`],
    );
    rows = [];
  };
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Infinity });
  for await (const line of lines) {
    if (line.startsWith('R')) rows.push(line.slice(1));
    if (line.startsWith('T') || rows.length >= batch) await flush();
    if (line.startsWith('T')) table = tables.get(JSON.parse(line.slice(1)));
  }
  await flush();
}
