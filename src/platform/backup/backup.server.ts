import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { readContent, settings } from './dump.server.ts';
import { databaseName, hashFile, listFiles, manifestName, type Manifest } from './manifest.server.ts';
import { listTables } from './tables.server.ts';

/** What of the state folder is not in the database and cannot be made again. */
const kept = /^(images\/.+|auth-secret)$/;

/**
 * Writes the database, as it is at one moment, and then the pictures into an empty folder, while the shop may run.
 * @throws Error when the folder holds something
 */
export async function backUp(
  connection: pg.ClientConfig,
  stateDir: string,
  folder: string,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
  const database = await dump(connection, join(folder, databaseName));
  const files: Manifest['files'] = { [databaseName]: await hashFile(join(folder, databaseName)) };
  // After the database: every picture that it names is there by then.
  for (const path of (await listFiles(stateDir)).filter((name) => kept.test(name))) {
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    await copyFile(join(stateDir, path), join(folder, path));
    files[path] = await hashFile(join(folder, path));
  }
  const made: Manifest = { format: 1, made: new Date().toISOString(), ...database, files };
  await writeFile(join(folder, manifestName), `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return made;
}

async function dump(connection: pg.ClientConfig, path: string) {
  const client = new pg.Client({ ...connection, application_name: 'rangefinder-backup' });
  await client.connect();
  const file = createGzip();
  const written = finished(file.pipe(createWriteStream(path, { mode: 0o600, flags: 'wx' })));
  try {
    await client.query('begin isolation level repeatable read, read only');
    await client.query(settings);
    const { rows } = await client.query('select name, checksum from migrations order by name');
    const migrations: Manifest['migrations'] = rows;
    const tables: Manifest['tables'] = {};
    for (const table of await listTables(client)) {
      file.write(`T${JSON.stringify(table.name)}\n`);
      const content = await readContent(client, table, async (lines) => {
        const text = lines.map((line) => `R${line}\n`).join('');
        if (!file.write(text)) await new Promise((resolve) => file.once('drain', resolve));
      });
      tables[table.name] = { columns: table.columns, ...content };
    }
    await client.query('commit');
    file.end();
    await written;
    return { migrations, tables };
  } finally {
    file.end();
    await client.end();
  }
}
