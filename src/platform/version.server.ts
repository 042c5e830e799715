import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The shop's version, as the package.json in its folder says it: an operator finds what it brings in CHANGELOG.md. */
export function readVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}
