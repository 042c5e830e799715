import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { errorMessage } from '#src/platform/errors.ts';
import { settings } from './dump.ts';
import { load, type Schema } from './load.ts';
import { checkFile, otherFiles, type Backup } from './manifest.ts';

const prefix = 'rangefinder_verify_';
const insufficientPrivilege = '42501';

/** Restores the rows into a scratch database and drops it. Returns a line for each fault. */
export async function verifyBackup(
  connection: pg.ClientConfig,
  backup: Backup,
  schema: Schema,
): Promise<string[]> {
  const wrong: string[] = [];
  const note = (error: unknown) => void wrong.push(errorMessage(error));
  for (const path of otherFiles(backup.known)) await checkFile(backup, path).catch(note);
  await inScratch(connection, async (scratch) => {
    await schema.openQueue(scratch);
    const client = new pg.Client(scratch);
    await client.connect();
    try {
      await client.query('begin');
      await client.query(settings);
      await load(client, backup, schema).catch(note);
    } finally {
      await client.end();
    }
  });
  return wrong;
}

async function inScratch(
  connection: pg.ClientConfig,
  work: (scratch: pg.ClientConfig) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'rangefinder-verify' });
  await client.connect();
  const name = prefix + randomUUID().replaceAll('-', '');
  try {
    await dropLeftover(client);
    await client.query(`create database ${name} template template0`).catch((error: pg.DatabaseError) => {
      if (error.code !== insufficientPrivilege) throw error;
      throw new Error(
        `The account ${client.user} may not make a scratch database; as a superuser: alter role ${client.escapeIdentifier(client.user ?? '')} createdb`,
        { cause: error },
      );
    });
    try {
      await work({ ...connection, database: name });
    } finally {
      await client.query(`drop database ${name}`);
    }
  } finally {
    await client.end();
  }
}

/** Drops the scratch databases that killed verifications have left, which are those without connections. */
async function dropLeftover(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(datname) as name from pg_database
     where starts_with(datname, $1) and pg_get_userbyid(datdba) = current_user
       and not exists (select from pg_stat_activity a where a.datname = pg_database.datname)`,
    [prefix],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name}`);
}
