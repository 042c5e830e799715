import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';
import { root } from './environment.ts';

type Block = { path: string; before?: string | undefined; code: string };

/** The files of the walk, and what it puts into files that are there. */
function readBlocks(document: string): Block[] {
  const found = document.matchAll(/^```\w+ (\S+)(?: before "(.+)")?\n([\s\S]*?)^```$/gm);
  return [...found].map(([, path, before, code]) => ({ path: path!, before, code: code! }));
}

const parts = [
  'src',
  'packages',
  'bench',
  'e2e',
  'db',
  'demo',
  'reference',
  'scripts',
  'test',
  'server.ts',
  'package.json',
  'tsconfig.json',
];
const settings = ['vite.config.ts', 'vitest.config.ts', 'react-router.config.ts', '.oxlintrc.json'];

/** A copy of what the shop is made of, with the packages of this one. */
function copyShop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-walk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of [...parts, ...settings])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

test(
  'a feature that is added as the document says compiles, passes lint and works',
  // It compiles the whole shop once more, beside other tests: minutes on a slow machine.
  { timeout: 900_000 },
  () => {
    const blocks = readBlocks(readFileSync(join(root, 'docs/adding-a-feature.md'), 'utf8'));
    const changed = blocks.filter(({ before }) => before !== undefined).map(({ path }) => path);
    expect([...new Set(changed)].toSorted()).toEqual(['src/manifests.server.ts', 'src/routes.ts']);
    const made = blocks.filter(({ before }) => before === undefined).map(({ path }) => path);
    expect(made.filter((path) => !path.startsWith('src/notices/'))).toEqual([
      'db/migrations/0999_notices.additive.sql',
      'src/texts/notices.ts',
    ]);
    const shop = copyShop();
    for (const { path, before, code } of blocks) {
      const file = join(shop, path);
      mkdirSync(dirname(file), { recursive: true });
      const text = before === undefined ? '' : readFileSync(file, 'utf8');
      const times = before === undefined ? 1 : text.split(before).length - 1;
      expect(times, `"${before}" stands once in ${path}`).toBe(1);
      writeFileSync(file, before === undefined ? code : text.replace(before, () => code + before));
    }
    const run = (tool: string, ...args: string[]): void => {
      const file = join(shop, 'node_modules/.bin', tool);
      const { status, stdout, stderr } = spawnSync(file, args, { cwd: shop, encoding: 'utf8' });
      expect(status, `${tool} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
    };
    run('node', 'scripts/tables.ts');
    run('react-router', 'typegen');
    run('tsc', '--noEmit');
    run('oxlint', '--deny-warnings', 'src');
    run('vitest', 'run', 'src/notices');
  },
);
