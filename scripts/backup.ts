import { resolve } from 'node:path';
import { backUp } from '#src/platform/backup/backup.server.ts';
import { borrowDatabase } from './database.ts';
import { failWith, readArguments, readEnvironment } from './environment.ts';

const { positionals, values } = readArguments('run backup -- [FOLDER]', {});
const given = positionals[0];
// Before the settings are read, which go to the project's folder.
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const folder = resolve(given ?? `backups/rangefinder-${stamp}Z`);
const config = readEnvironment(values['env-file']);
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
  failWith(error);
}
