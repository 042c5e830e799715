import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';

/** Returns the modules that a command imports, which are loaded without running the command. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /^(?:import (?!type )|} )[^;]*?from '((?:#|\.\/)[^']+)';/gm,
    ),
  ].map(([, path]) => (path!.startsWith('#') ? path! : `#tools/${path!.slice(2)}`));

test('Node.js loads the server and the commands without a build, so they import no .tsx files', () => {
  const commands = globSync(['server.ts', 'tools/*.ts'], { cwd: root, exclude: ['**/*.test.ts'] });
  const modules = new Set(['#src/app/features.server.ts', ...commands.flatMap(importsOf)]);
  const code = [...modules].map((path) => `await import(${JSON.stringify(path)});`).join('\n');
  const args = ['--input-type=module', '-e', code];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
