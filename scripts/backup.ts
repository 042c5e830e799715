import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '#src/platform/backup/backup.server.ts';
import { borrowDatabase } from './database.ts';
import { fail, readEnvironment } from './environment.ts';

const given = parseArgs({ allowPositionals: true }).positionals[0];
// Before the settings are read, which go to the project's folder.
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const folder = resolve(given ?? `backups/rangefinder-${stamp}Z`);
const config = readEnvironment();
try {
  const database = await borrowDatabase(config);
  try {
    const { tables, files } = await backUp(database.connection, config.STATE_DIR, folder);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${folder}: ${rows} rows, ${Object.keys(files).length} files.`);
    console.log('It holds what people wrote, and the secret that signs them in: keep it private.');
  } finally {
    await database.close();
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
