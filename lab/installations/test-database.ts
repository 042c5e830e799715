import { join } from 'node:path';
import pg from 'pg';
import type { Binaries } from '#embedded-postgres/binaries.ts';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { TcpProxy } from '#lab/faults/tcp-proxy.ts';

/** Starts a PostgreSQL server that is reached over TCP, as an operator's would be. */
export async function openTestDatabase(stateDir: string, binaries?: Binaries) {
  const postgres = await startEmbeddedPostgres({ stateDir, binaries });
  const { host, port, user, password, database } = postgres.address;
  const proxy = await TcpProxy.open(join(host, `.s.PGSQL.${port}`));
  const url = `postgres://${user}:${password}@127.0.0.1:${proxy.port}/${database}`;
  async function count(table: 'people' | 'listings'): Promise<number> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    await client.end();
    return rows[0]!.count;
  }
  return {
    url,
    countUsers: async () => count('people'),
    countItems: async () => count('listings'),
    async close() {
      await proxy.close();
      await postgres.stop();
    },
  };
}
