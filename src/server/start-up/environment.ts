import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { ConfigError, loadConfig, type Config } from '#src/platform/config/config.server.ts';
import { actAsOwnerOf } from './system.ts';
import { EnvFileError, readEnvFile } from './env-file.ts';
import { refuseOwnFolder } from './release-file.ts';
import { printAs } from './print.ts';

export const root = join(import.meta.dirname, '../../..');

let isLogging = false;

/** From here on the process logs why it ends, unless its output is a terminal. */
export function failToLog(): void {
  isLogging = true;
}

/** Ends the process with one clear line. */
export function fail(line: string): never {
  if (isLogging) printAs(process.stderr, 'fatal', line);
  else process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Ends the process with the message of an error. */
export function failWith(error: unknown): never {
  return fail(error instanceof Error ? error.message : String(error));
}

const everyCommand = { 'env-file': { type: 'string' } } as const;

/**
 * Parses the arguments of a command, and `--env-file`. Unknown options and extra arguments end the process.
 * @param maxWords the maximum number of positional arguments
 */
export function readArguments<const O extends ParseArgsOptionsConfig>(
  usage: string,
  options: O,
  maxWords = 0,
) {
  const refuse = (): never => fail(`usage: npm ${usage} [--env-file FILE]`);
  try {
    const parsed = parseArgs({ allowPositionals: true, options: { ...options, ...everyCommand } });
    return parsed.positionals.length > maxWords ? refuse() : parsed;
  } catch {
    return refuse();
  }
}

/** Refuses Node's own `--env-file`, which silently skips lines that it cannot read. */
function refuseNodesEnvFile(): void {
  if (process.execArgv.some((argument) => argument.startsWith('--env-file')))
    throw new EnvFileError(
      '--env-file: must follow the name of the script, because Node reads such a file differently',
    );
}

/**
 * Reads the settings from the environment, then from `envFile`, or from `.env` if no file is given. An invalid setting
 * ends the process with one line that names it. From here on, root acts as the owner of the state folder.
 */
export function readEnvironment(envFile?: string): Config {
  try {
    refuseNodesEnvFile();
    const file = envFileOf(envFile);
    if (file) addToEnvironment(readEnvFile(file));
    process.chdir(root);
    const config = loadConfig(process.env);
    refuseOwnFolder(root, config.STATE_DIR);
    actAsOwnerOf(config.STATE_DIR);
    return config;
  } catch (error) {
    if (error instanceof ConfigError || error instanceof EnvFileError) return failWith(error);
    throw error;
  }
}

/** Returns the settings file that is read in addition to the environment, or null. */
export function envFileOf(given: string | undefined): string | null {
  const ofProject = join(root, '.env');
  if (given !== undefined) return resolve(given);
  return existsSync(ofProject) ? ofProject : null;
}

function addToEnvironment(settings: NodeJS.Dict<string>): void {
  for (const [name, value] of Object.entries(settings)) process.env[name] ??= value;
}
