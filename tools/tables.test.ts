import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '#test/database.ts';
import { describeTables, tablesFile } from './tables.ts';

let database: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => void (database = await createDatabase()));
afterAll(() => database.drop());

test('the types of the tables are up to date with the schema; `npm run tool -- tables` writes them', async () => {
  expect(await describeTables(database.connection)).toBe(readFileSync(tablesFile, 'utf8'));
});
