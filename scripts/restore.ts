import { resolve } from 'node:path';
import { restore } from '#src/platform/backup/restore.server.ts';
import { openDatabase } from './database.ts';
import { fail, failWith, readArguments, readEnvironment } from './environment.ts';
import { prepareAt } from './prepare-database.ts';

const { positionals, values } = readArguments('run restore -- FOLDER', {});
const given = positionals[0];
if (!given) fail('usage: npm run restore -- backups/rangefinder-…');
const folder = resolve(given);
const config = readEnvironment(values['env-file']);
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
  failWith(error);
}
