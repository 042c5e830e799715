import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import type { Binaries } from '#embedded-postgres/binaries.ts';
import { startEmbeddedPostgres } from '#embedded-postgres/start.ts';

/** Starts a PostgreSQL server that is reached over TCP, as an operator's would be. */
export async function openTestDatabase(stateDir: string, binaries?: Binaries) {
  const postgres = await startEmbeddedPostgres({ stateDir, binaries });
  const { host, port, user, password, database } = postgres.address;
  const open = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(join(host, `.s.PGSQL.${port}`));
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => open.delete(socket));
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  const url = `postgres://${user}:${password}@127.0.0.1:${address.port}/${database}`;
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
      server.close();
      for (const socket of open) socket.destroy();
      await postgres.stop();
    },
  };
}
