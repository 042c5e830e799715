import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * The settings in a file as systemd's EnvironmentFile has them: `NAME=value`, and nothing of a shell. A value that Node
 * and systemd read differently is refused, or the shop and its commands would not have the same settings.
 * @throws Error with one line that names the file and the line
 */
export function readEnvFile(path: string): Record<string, string> {
  const text = readFileSync(path, 'utf8');
  for (const [index, line] of text.split('\n').entries()) {
    const [, name, value] = /^\s*(\w+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (name && value && isAmbiguous(value))
      throw new Error(`${path}, line ${index + 1}: put the value of ${name} in single quotes: ${name}='…'`);
  }
  return parseEnv(text) as Record<string, string>;
}

/** A comment after the value, an escape, a quote within it, or quotes that are not closed. */
function isAmbiguous(value: string): boolean {
  return !/^('[^']*'|"[^"\\]*"|[^#\\'"`]*)$/.test(value);
}
