import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { ConfigError, loadConfig, type Config } from '#src/platform/config.server.ts';
import { actAsOwnerOf } from './account.ts';
import { readEnvFile } from './env-file.ts';
import { isWithin, readRelease } from './release-file.ts';
import { tell } from './say.ts';

/** The project's folder. */
export const root = join(import.meta.dirname, '..');

let speaksToLog = false;

/** From here on the process says why it ends in a line of the log, unless someone sits at its terminal. */
export function failToLog(): void {
  speaksToLog = true;
}

/** Ends the process with one clear line. */
export function fail(line: string): never {
  if (speaksToLog) tell(process.stderr, 'fatal', line);
  else process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Ends the process with the line that an error has for people. */
export function failWith(error: unknown): never {
  return fail(error instanceof Error ? error.message : String(error));
}

const everyCommand = { 'env-file': { type: 'string' } } as const;

/** What a command was called with; every one takes `--env-file`. What it does not know ends the process. */
export function readArguments<const O extends ParseArgsOptionsConfig>(usage: string, options: O) {
  try {
    return parseArgs({ allowPositionals: true, options: { ...options, ...everyCommand } });
  } catch {
    return fail(`usage: npm ${usage} [--env-file FILE]`);
  }
}

/**
 * The settings of the environment, then of this file, or of `.env` where none is given; a wrong one ends the process
 * with one line that names it. From here on root acts as the owner of the state folder.
 */
export function readEnvironment(envFile?: string): Config {
  try {
    const ofProject = join(root, '.env');
    if (envFile !== undefined) addToEnvironment(readEnvFile(resolve(envFile)));
    else if (existsSync(ofProject)) process.loadEnvFile(ofProject);
    process.chdir(root);
    const config = loadConfig(process.env);
    if (readRelease(root) && isWithin(root, resolve(config.STATE_DIR)))
      fail(`STATE_DIR: a release keeps nothing in its own folder; set one outside of ${root}`);
    actAsOwnerOf(config.STATE_DIR);
    return config;
  } catch (error) {
    if (error instanceof ConfigError || envFile !== undefined) return failWith(error);
    throw error;
  }
}

function addToEnvironment(settings: Record<string, string>): void {
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
}
