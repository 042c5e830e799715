import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, loadConfig, type Config } from '#src/platform/config.server.ts';

/** The project's folder. */
export const root = join(import.meta.dirname, '..');

/** Ends the process with one clear line. */
export function fail(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The settings of the environment and of `.env`; a wrong one ends the process with one line that names it. */
export function readEnvironment(): Config {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  process.chdir(root);
  try {
    return loadConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) return fail(error.message);
    throw error;
  }
}
