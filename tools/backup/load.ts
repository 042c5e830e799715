import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { connect } from '#src/platform/db/connect.server.ts';
import {
  choosePath,
  hasChecksum,
  migrate,
  readMigrations,
  type Migration,
} from '#src/platform/db/migrate.server.ts';
import type { Tables } from '#src/platform/db/tables.ts';
import { Jobs } from '#src/platform/jobs/queue.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { nameBuild } from '#src/platform/version.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { readBuild } from '#src/server/start-up/release-file.ts';
import { allWork } from '#src/server/start-up/runtime.ts';
import { listTables, readContent, type Table } from './dump.ts';
import { databaseName, type Backup, type Manifest } from './manifest.ts';
import { readStored } from './stored-files.ts';

const batch = 500;

export type Schema = {
  build: { version: string; commit: string | null };
  migrations: Migration[];
  /** Creates the job queue outside of the restore's transaction, because its library uses a separate connection. */
  openQueue(connection: pg.ClientConfig): Promise<void>;
};

/**
 * Returns what a restore needs to create its database: the build, the migrations, and a function that creates the
 * tables of the job queue.
 */
export async function readSchema(): Promise<Schema> {
  return { build: readBuild(root), migrations: await readMigrations(join(root, 'db/migrations')), openQueue };
}

async function openQueue(connection: pg.ClientConfig): Promise<void> {
  const log = createLog('error');
  const db = connect(connection, log);
  try {
    const jobs = await Jobs.open(
      db,
      log,
      allWork.map(({ job }) => job),
    );
    await jobs.close();
  } finally {
    await db.destroy();
  }
}

/** Loads rows in the open transaction of this connection. @throws Error that names the obstacle */
export async function load(
  client: pg.Client,
  backup: Backup,
  schema: Pick<Schema, 'build' | 'migrations'>,
): Promise<void> {
  const { known } = backup;
  await makeTables(client, chooseMigrations(known, schema));
  const tables = await listTables(client);
  const rebuild = await openUp(client, tables);
  await fill(client, backup, pick(tables, known));
  await continueIds(client);
  for (const statement of rebuild) await client.query(statement);
  await compare(client, known);
}

export async function compare(client: pg.Client, known: Manifest): Promise<void> {
  for (const table of pick(await listTables(client), known).values()) {
    const { rows, sha256 } = await readContent(client, table);
    const { was } = table;
    if (rows !== was.rows || sha256 !== was.sha256)
      throw new Error(`${table.name}: ${rows} rows were restored, but the backup has ${was.rows}`);
  }
}

export function chooseMigrations(
  known: Manifest,
  { migrations, build }: Pick<Schema, 'build' | 'migrations'>,
): Migration[] {
  const here = new Map(migrations.map((each) => [each.name, each]));
  const chosen = known.migrations.map(({ name, checksum }) => {
    const migration = here.get(name);
    if (migration && hasChecksum(migration, checksum)) return migration;
    throw new Error(
      `the backup has migration ${name}, which this version ${migration ? 'has with another checksum' : 'does not know'}. The backup was made by version ${nameBuild(known)}, and this is version ${nameBuild(build)}: restore it with the version that made it, or a newer one.`,
    );
  });
  // A database that was at 2.0 is restored like a new one. An older one starts with the migrations of 1.x.
  const wasAt2 = migrations.every((each) => each.series !== '2.0' || chosen.includes(each));
  return wasAt2
    ? chosen
    : choosePath(
        chosen,
        chosen.map(({ name }) => name),
      );
}

const within: Record<string, string> = {
  begin: 'savepoint within',
  commit: 'release savepoint within',
  rollback: 'rollback to savepoint within',
};

async function makeTables(client: pg.Client, migrations: Migration[]): Promise<void> {
  const own = {
    query: (text: string, values: unknown[]) => client.query(within[text] ?? text, values),
    release: () => undefined,
  };
  const pool = { connect: async () => own, end: async () => undefined };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) });
  await migrate(db, migrations);
  // PostgreSQL cannot alter tables with pending deferred checks.
  await client.query('set constraints all immediate');
}

type StoredTable = Table & { was: Manifest['tables'][string] };

function pick(tables: Table[], known: Manifest): Map<string, StoredTable> {
  const there = new Map(tables.map((table) => [table.name, table]));
  return new Map(
    Object.entries(known.tables).map(([name, was]) => {
      const table = there.get(name);
      if (!table) throw new Error(`the backup has a table ${name}, which this version does not have`);
      // Column names become part of SQL statements, and anyone could have forged an unencrypted backup.
      const odd = was.columns.find((column) => !table.columns.includes(column));
      if (odd !== undefined)
        throw new Error(`the backup has a column ${odd} of ${name}, which this version does not have`);
      return [name, { ...table, columns: was.columns, was }];
    }),
  );
}

/**
 * Drops foreign keys, disables triggers and deletes rows that migrations inserted. Returns the statements that undo
 * this.
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

async function fill(client: pg.Client, backup: Backup, tables: Map<string, Table>): Promise<void> {
  let table: Table | undefined;
  let rows: string[] = [];
  const flush = async (): Promise<void> => {
    if (rows.length === 0 || !table) return;
    const columns = table.columns.join(', ');
    await client.query(
      `insert into ${table.name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${table.name}, $1::json)`,
      [`[${rows.join(',')}]`],
    );
    rows = [];
  };
  const stored = readStored(backup.folder, databaseName, backup.cipher);
  await pipeline(stored, createGunzip(), async (content: AsyncIterable<Buffer>) => {
    for await (const line of linesOf(content)) {
      if (line.startsWith('R')) rows.push(line.slice(1));
      if (line.startsWith('T') || rows.length >= batch) await flush();
      if (line.startsWith('T')) table = tables.get(JSON.parse(line.slice(1)));
    }
  });
  await flush();
}

/** Sets the sequences of identity columns, so that the next row gets an id that no restored row has. */
async function continueIds(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('select setval(pg_get_serial_sequence(%L, %L), greatest(coalesce(max(%I), 0) + 1, 1), false) from %s',
      relid, attname, attname, relid) as statement
    from pg_attribute join pg_class c on c.oid = attrelid, cast(c.oid::regclass as text) relid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> ''
  `);
  for (const { statement } of rows) await client.query(statement);
}

/** Splits only at line feeds, since U+2028 occurs within rows. */
async function* linesOf(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const part of content) {
    const lines = (rest + decoder.write(part)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
