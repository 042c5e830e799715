import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { wantsDemo } from './database.ts';
import { root } from './environment.ts';
import { ended } from './system.ts';

type Start = { stateDir: string; env: NodeJS.ProcessEnv; signal: AbortSignal; print(line: string): void };

const ownShop =
  "To begin your own shop, log in as the admin and choose 'Start my own shop', or run npm run tool -- fresh.";

/** The file with the logins of the demo shop. */
const fileOf = (stateDir: string): string => join(stateDir, 'demo.txt');

export const hasDemoUsers = (stateDir: string): boolean => existsSync(fileOf(stateDir));

/** Returns the line that names the error. After an uncaught error, Node.js also prints the stack and its version. */
export function findErrorLine(stderr: string): string | undefined {
  return /^\w*Error\b.*/m.exec(stderr)?.[0] ?? stderr.trim().split('\n').at(-1);
}

/**
 * Fills a shop without users with the demo data, in a separate process, because the code that it loads is not needed
 * again.
 * @returns a text to print: the logins on the first start at a terminal, otherwise only the path of the file that lists
 * them, because logs are stored
 * @throws Error with a one-line message if the demo was not loaded; the next start tries again
 */
export async function loadDemo(connection: pg.ClientConfig, start: Start): Promise<string | null> {
  const path = fileOf(start.stateDir);
  const where = `Logins of the demo shop: ${path}\n${ownShop}`;
  if (!(await wantsDemo(connection))) return existsSync(path) ? where : null;
  start.print('Loading the demo shop…');
  // The child reads all settings from the environment.
  const args = [join(root, 'tools/demo.ts'), '--if-empty', '--env-file', devNull];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: start.env,
    signal: start.signal,
  });
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const code = await ended(child);
  start.signal.throwIfAborted();
  if (code !== 0) {
    const reason = findErrorLine(errors)?.replace(/\.$/, '') || `exit code ${code}`;
    throw new Error(
      `The demo shop could not be loaded: ${reason}. Start again, or set DEMO=0 for an empty shop.`,
    );
  }
  return process.stdout.isTTY ? `${readFileSync(path, 'utf8').trimEnd()}\n${ownShop}` : where;
}
