import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restore } from '#src/platform/backup/restore.server.ts';
import { openDatabase } from './database.ts';
import { fail, readEnvironment } from './environment.ts';
import { prepareAt } from './prepare-database.ts';

const given = parseArgs({ allowPositionals: true }).positionals[0];
if (!given) fail('usage: npm run restore -- backups/rangefinder-…');
const folder = resolve(given);
const config = readEnvironment();
try {
  // Not while a shop runs on this state folder: what it keeps in memory would be of another database.
  const database = await openDatabase(config);
  try {
    const { connection } = database;
    const { made, tables } = await restore(connection, config.STATE_DIR, folder, prepareAt(connection));
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(`The shop of ${made} is back: ${rows} rows, each compared with the backup. Start it.`);
  } finally {
    await database.close();
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
