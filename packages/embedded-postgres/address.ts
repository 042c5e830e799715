import { closeSync, mkdtempSync, openSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type PostgresAddress = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

export const PORT = 5432;

const LONGEST_SOCKET_PATH = process.platform === 'linux' ? 107 : 103;

/** A short enough way to the socket in `dataDir`; valid until closed, and while this process lives. */
export function openSocketDirectory(dataDir: string): { host: string; close(): void } {
  if (Buffer.byteLength(join(dataDir, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH) {
    return { host: dataDir, close() {} };
  }
  if (process.platform === 'linux') {
    // Unlike a link under /tmp this cannot be forged, survives tmp cleaners, and leaves nothing behind.
    const fd = openSync(dataDir, 'r');
    return { host: `/proc/${process.pid}/fd/${fd}`, close: once(() => closeSync(fd)) };
  }
  const folder = mkdtempSync(join(tmpdir(), 'rf-'));
  const host = join(folder, 'data');
  symlinkSync(dataDir, host);
  return { host, close: once(() => rmSync(folder, { recursive: true, force: true })) };
}

/** What the app signs in with: owns its database, may make others (tests do), is no superuser. */
export function appAddress(host: string, password: string): PostgresAddress {
  return { host, port: PORT, user: 'rangefinder', password, database: 'rangefinder' };
}

export function superuserAddress(host: string, password: string): PostgresAddress {
  return { host, port: PORT, user: 'postgres', password, database: 'postgres' };
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}
