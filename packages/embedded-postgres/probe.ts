import { Client, DatabaseError } from 'pg';
import type { PostgresAddress } from './address.ts';
import { EmbeddedPostgresError } from './errors.ts';

export async function answers(address: PostgresAddress): Promise<boolean> {
  try {
    await connected(address, (client) => client.query('SELECT 1'));
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code?.startsWith('28')) {
      throw new EmbeddedPostgresError(
        `The database in ${address.host} rejects the stored password; restore the file "password".`,
        { cause: error },
      );
    }
    return false;
  }
}

export async function ensureDatabase(superuser: PostgresAddress, app: PostgresAddress): Promise<boolean> {
  return await connected(superuser, async (client) => {
    const role = client.escapeIdentifier(app.user);
    const database = client.escapeIdentifier(app.database);
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [app.user]);
    if (roles.rowCount === 0) {
      await client.query(`CREATE ROLE ${role} LOGIN CREATEDB PASSWORD ${client.escapeLiteral(app.password)}`);
    }
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [app.database]);
    if (databases.rowCount !== 0) return false;
    await client.query(`CREATE DATABASE ${database} OWNER ${role}`);
    return true;
  });
}

async function connected<T>(address: PostgresAddress, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    ...address,
    ssl: false,
    connectionTimeoutMillis: 5_000,
    query_timeout: 60_000,
  });
  // Without a listener, losing the server between two queries would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
