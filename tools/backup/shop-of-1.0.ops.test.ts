import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connect } from '#src/platform/db/connect.server.ts';
import { migrate } from '#src/platform/db/migrate.server.ts';
import { createLog } from '#src/platform/observability/log.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { contentsOf, openEmptyPlace, type EmptyPlace } from '#test/backups.ts';
import { queryOn } from '#test/database.ts';
import { useFolder } from '#test/files.ts';
import { backUp } from '#tools/backup/create.ts';
import { describeSchema, schemaFile } from '#tools/tables/schema.ts';
import { readSchema } from './load.ts';
import { readManifest } from './manifest.ts';

const fixture = join(root, 'lab/installations/shop-of-1.0');
const scratch = await useFolder();
const schema = await readSchema();

/** Migrates a database as a start does. */
async function upgrade({ connection }: EmptyPlace): Promise<string[]> {
  const db = connect(connection, createLog('silent'));
  return migrate(db, schema.migrations).finally(() => db.destroy());
}

async function countRows({ connection }: EmptyPlace, tables: string[]): Promise<number[]> {
  const counts = tables.map((table) => `select count(*)::int as count from ${table}`);
  return (await queryOn<{ count: number }>(connection, counts.join(' union all '))).map(({ count }) => count);
}

const rowsOf = async ({ connection }: EmptyPlace) => ({ ...(await contentsOf(connection)), constraints: [] });

const newNames: Record<string, string> = {
  people: 'users',
  person_notes: 'user_notes',
  letters: 'issues',
  letter_recipients: 'issue_recipients',
  told_runs: 'notified_runs',
};
/** The tables whose rows no migration adds or deletes. */
const isKept = (table: string): boolean => !/^(jobs\.|order_steps$|conversations$)/.test(table);

test('a shop of 1.0 is upgraded to the schema of a new one with all rows, and its backup is restored like a new one', async () => {
  const { known } = await readManifest(fixture, null);
  const tables = Object.keys(known.tables).filter(isKept);
  const [old, restored] = [await openEmptyPlace(), await openEmptyPlace()];
  await old.into(fixture);
  await queryOn(
    old.connection,
    'create table letters_of_extension (person_id text); alter extension pg_trgm add table letters_of_extension',
  );
  expect(await upgrade(old)).toEqual(
    schema.migrations
      .map(({ name }) => name)
      .filter((name) => known.migrations.every((ran) => ran.name !== name)),
  );
  expect(await describeSchema(old.connection)).toBe(await readFile(schemaFile, 'utf8'));
  expect(await queryOn(old.connection, 'select person_id from letters_of_extension')).toEqual([]);
  await queryOn(
    old.connection,
    'alter extension pg_trgm drop table letters_of_extension; drop table letters_of_extension',
  );
  expect(await queryOn(old.connection, "select tags from changes where 'everything' = any(tags)")).toEqual([
    { tags: ['everything', 'withdrawn:everything'] },
  ]);
  expect(
    await countRows(
      old,
      tables.map((table) => newNames[table] ?? table),
    ),
  ).toEqual(tables.map((table) => known.tables[table]!.rows));

  const folder = join(scratch, 'upgraded');
  const build = { version: '2.0.0', commit: null };
  await backUp({ ...old, database: 'embedded', build, authSecret: undefined, folder, cipher: null });
  await restored.into(folder);
  expect(await upgrade(restored)).toEqual([]);
  expect(await describeSchema(restored.connection)).toBe(await describeSchema(old.connection));
  expect(await rowsOf(restored)).toEqual(await rowsOf(old));
});
