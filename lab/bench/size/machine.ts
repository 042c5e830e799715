import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { within } from './databases.ts';

/** What all figures depend on, in one line. */
export async function describeServer(database: string): Promise<string> {
  const version = await within(database, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]!.server_version.split(' ')[0]!;
  });
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() || 'unknown processor'})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${version}`,
    'load by wrk and pgbench from the same machine',
    `${loadavg()[0]!.toFixed(1)} processes ran or waited in the minute before`,
  ].join(', ');
}
