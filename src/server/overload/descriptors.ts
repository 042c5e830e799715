import { readFileSync } from 'node:fs';
import type { Config } from '#src/platform/config/config.server.ts';

/** Open files of the process itself: listening sockets, the index, jobs, programs, libraries. */
const own = 280;
const fewest = 32;
/** The same number as in deploy/rangefinder@.service. */
const usual = 65_536;

/**
 * Returns how many descriptors are left for clients, in addition to those that the process itself needs.
 * @param pool the maximum number of database connections
 */
export function descriptors(pool: number, limit = readLimit()): { connections: number; files: number } {
  const rest = limit - own - pool;
  return {
    connections: Math.max(fewest, Math.floor((rest * 3) / 4)),
    files: Math.max(fewest, Math.floor(rest / 4)),
  };
}

export const databaseConnectionsOf = (config: Config): number =>
  Math.ceil(config.DATABASE_CONNECTIONS * 1.5) * (config.DATABASE_READ_URL ? 2 : 1);

/** @throws Error with one line when the limit of open files is too low to serve any request */
export function requireDescriptors(pool: number, limit = readLimit()): void {
  const needed = own + pool + 2 * fewest;
  if (limit < needed)
    throw new Error(
      `ulimit -n: the process may open ${limit} files and needs ${needed}; raise the limit, by \`ulimit -n ${usual}\` or by LimitNOFILE=${usual} in its systemd unit`,
    );
}

/** Node has raised the soft limit to the hard limit. Only Linux shows the limit without starting a process. */
function readLimit(): number {
  try {
    const [, soft] = /^Max open files +(\d+) /m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft ? Number(soft) : Infinity;
  } catch {
    return Infinity;
  }
}
