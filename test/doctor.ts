import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished } from 'vitest';
import { loadConfig } from '#src/platform/config/config.server.ts';
import { examine } from '#tools/doctor.ts';
import { urlOf } from './commands.ts';
import { createDatabase } from './database.ts';
import { useFolder } from './files.ts';
import { findFreePort } from './free-port.ts';

/** Prepares the doctor for a new database and for a state folder that does not exist yet, for all tests of a file. */
export async function useDoctor() {
  const folder = await useFolder();
  const { connection, drop } = await createDatabase();
  afterAll(drop);
  return {
    folder,
    connection,
    /** Runs the doctor and returns its results as `level text`. */
    async run(settings: Record<string, string> = {}, envFile: string | null = null): Promise<string[]> {
      const env = {
        STATE_DIR: join(folder, 'state'),
        DATABASE_URL: urlOf(connection),
        PORT: String(await findFreePort()),
        ...settings,
      };
      const results = await examine(loadConfig(env), env, envFile);
      for (const { text } of results) expect(text).toMatch(/^\S[^\n]*$/);
      return results.map(({ level, text }) => `${level} ${text}`);
    },
  };
}

/** Returns the lines that begin with `subject`. */
export const about = (lines: string[], subject: string): string[] =>
  lines.filter((line) => line.replace(/^\w+ /, '').startsWith(subject));

/** Serves HTTP at an address of this machine until the test has finished, and returns the port. */
export async function serve(answer: RequestListener, host = '127.0.0.1'): Promise<number> {
  const server = createServer(answer).listen(0, host);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
