import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { codeOf } from './system.ts';

/** A settings file with lines that could be misread; the message is one line that names the file. */
export class EnvFileError extends Error {}

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
