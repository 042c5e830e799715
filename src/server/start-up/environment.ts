import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, parseEnv, type ParseArgsOptionsConfig } from 'node:util';
import { ConfigError, loadConfig, type Config } from '#src/platform/config/config.server.ts';
import { printAs } from './print.ts';
import { refuseOwnFolder } from './release-file.ts';
import { actAsOwnerOf, codeOf } from './system.ts';

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

/** A settings file with lines that could be misread; the message is one line that names the file. */
class EnvFileError extends Error {}

/**
 * Returns the settings in a file with the format of systemd's EnvironmentFile: `NAME=value`, without a shell's syntax.
 * Lines that Node or systemd would skip or read differently are rejected, because otherwise the shop and its commands
 * could have different settings.
 * @throws EnvFileError with one line that names the file and the line
 */
export function readEnvFile(path: string): NodeJS.Dict<string> {
  const text = decode(path, read(path));
  for (const [index, line] of text.split('\n').entries()) {
    const fault = /^\s*(#|$)/.test(line) ? null : faultOf(line);
    if (fault) throw new EnvFileError(`${path}, line ${index + 1}: ${fault}`);
  }
  return parseEnv(text);
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'this account is not allowed to read it',
  EISDIR: 'it is a folder',
};

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = codeOf(error) ?? '';
    throw new EnvFileError(`${path} cannot be read: ${reasons[code] ?? code}`, { cause: error });
  }
}

const marks: [bytes: number[], is: string][] = [
  [[0xef, 0xbb, 0xbf], 'the file begins with a byte order mark'],
  [[0xff, 0xfe], 'the file is UTF-16'],
  [[0xfe, 0xff], 'the file is UTF-16'],
];

function decode(path: string, bytes: Buffer): string {
  const mark = marks.find(([begin]) => begin.every((byte, index) => bytes[index] === byte));
  if (mark) throw new EnvFileError(`${path}, line 1: ${mark[1]}; save it as UTF-8 without such a mark`);
  // One character per byte.
  for (const [index, line] of bytes.toString('latin1').split('\n').entries()) {
    const is = line.includes('\0')
      ? 'has a NUL byte'
      : isUtf8(Buffer.from(line, 'latin1'))
        ? null
        : 'is not UTF-8';
    if (is) throw new EnvFileError(`${path}, line ${index + 1}: it ${is}; save the file as UTF-8`);
  }
  return bytes.toString('utf8');
}

function faultOf(line: string): string | null {
  if (/^\s*export\s/.test(line)) return 'remove the word export: a shell does not read this file';
  const [, name, value = ''] = /^\s*([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
  if (!name) return 'it is not NAME=value';
  return isAmbiguous(value) ? `put the value of ${name} in single quotes: ${name}='…'` : null;
}

/** Returns whether a value contains an escape, a quote or unclosed quotes, or has a comment after it. */
function isAmbiguous(value: string): boolean {
  return !/^('[^']*'|"[^"\\]*"|[^#\\'"`]*)$/.test(value);
}
