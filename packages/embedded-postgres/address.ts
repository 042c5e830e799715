import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

export type PostgresAddress = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

export const PORT = 5432;

const LONGEST_SOCKET_PATH = 107;

/** Returns a short path to the socket in `dataDir`. It is valid until `close()` or the end of this process. */
export function openSocketDirectory(dataDir: string): { host: string; close(): void } {
  if (Buffer.byteLength(join(dataDir, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH) {
    return { host: dataDir, close() {} };
  }
  // Unlike a symbolic link under /tmp, this path cannot be forged, survives tmp cleaners and leaves nothing behind.
  let fd: number | null = openSync(dataDir, 'r');
  return {
    host: `/proc/${process.pid}/fd/${fd}`,
    close() {
      if (fd !== null) closeSync(fd);
      fd = null;
    },
  };
}

export function appAddress(host: string, password: string): PostgresAddress {
  return { host, port: PORT, user: 'rangefinder', password, database: 'rangefinder' };
}

export function superuserAddress(host: string, password: string): PostgresAddress {
  return { host, port: PORT, user: 'postgres', password, database: 'postgres' };
}
