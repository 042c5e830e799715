import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type pg from 'pg';
import { settings } from '#src/platform/config/config.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { ended } from '#src/server/start-up/system.ts';

const scripts = join(import.meta.dirname, '../tools');

/** Returns the DATABASE_URL for a database that a test has created. */
export function urlOf({ host, port, user, password, database }: pg.ClientConfig): string {
  const place = new URLSearchParams({ host: host!, sslmode: 'disable' });
  return `postgres://${user}:${encodeURIComponent(String(password))}@:${port}/${database}?${place}`;
}

/** Runs an operator's command with only the given settings. */
export async function runCommand(
  name: string,
  args: string[],
  given: Record<string, string>,
): Promise<{ output: string; errors: string; code: number | null }> {
  // A developer's own settings, from the shell or from .env, must not reach the command.
  const unset = Object.fromEntries(Object.keys(settings.shape).map((each) => [each, '']));
  const child = spawn(process.execPath, [join(scripts, `${name}.ts`), ...args], {
    env: { ...process.env, ...unset, ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended(child)]);
  return { output, errors, code };
}

/** Runs a shell command in the project's folder, with the project's Node and only the given settings. */
export async function runShell(
  command: string,
  given: Record<string, string>,
): Promise<{ output: string; errors: string; code: number | null }> {
  const { NODE_ENV: _, VITEST: __, ...environment } = process.env;
  // Removed, because settings in the environment, even empty ones, override those of a file.
  for (const name of Object.keys(settings.shape)) delete environment[name];
  const path = `${join(root, 'node_modules/.bin')}:${process.env['PATH']}`;
  const child = spawn('sh', ['-c', command], {
    cwd: root,
    env: { ...environment, PATH: path, ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended(child)]);
  return { output, errors, code };
}
