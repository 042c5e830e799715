import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '#test/database.ts';
import { describeTables, tablesFile } from './tables.ts';
import { describeSchema, schemaFile } from './tables/schema.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());

test.for([
  ['the types of the tables', describeTables, tablesFile],
  ['db/schema.sql', describeSchema, schemaFile],
] as const)(
  '%s follows from the migrations; `npm run tool -- tables` writes it',
  async ([, describe, file]) => {
    expect(await describe(database.connection)).toBe(readFileSync(file, 'utf8'));
  },
);
