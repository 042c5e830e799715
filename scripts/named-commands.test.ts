import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './environment.ts';
import { tools } from './tool.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const named = /npm run (?:-s )?([a-z][\w:-]*)(?: -- ([a-z][\w-]*))?/g;
// Decisions say what was true on their date.
const files = globSync(
  [
    '*.md',
    'docs/*.md',
    '{demo,mutants,reference}/**/*.md',
    '{src,scripts,bench,test,e2e,demo}/**/*.{ts,tsx}',
    'deploy/*',
    '.github/**/*.yml',
  ],
  { cwd: root },
);

test('every npm script and every tool that a document or a message names is there', () => {
  const unknown = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(named)].flatMap(([said, script = '', tool]) => {
      const isKnown = script in scripts && (script !== 'tool' || !tool || tool in tools);
      return isKnown ? [] : [`${file}: ${said}`];
    }),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(unknown).toEqual([]);
});

test('every npm script and every tool starts a file that is there', () => {
  const started = [
    ...Object.values(scripts).flatMap((line) => line.match(/[\w./-]+\.ts\b/g) ?? []),
    ...Object.values(tools).map(([file]) => file),
  ];
  expect(started.length).toBeGreaterThan(30);
  expect(started.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('a tool that is not known is refused with the list of those that are', () => {
  const args = [join(root, 'scripts/tool.ts'), 'constructor'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.split('\n')[0]).toBe('usage: npm run tool -- NAME');
  const listed = [...stderr.matchAll(/^ {2}([\w-]+) /gm)].map(([, name]) => name);
  expect(listed).toEqual(Object.keys(tools));
});
