import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';
import { guides, readBlocks } from './guides.ts';

const parts = ['db', 'demo', 'packages', 'reference', 'src', 'test', 'tools'];
const files = ['.oxfmtrc.json', '.oxlintrc.json', 'package.json', 'tsconfig.json', 'vite.config.ts'];

function copyShop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rangefinder-feature-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of [...parts, ...files]) cpSync(join(root, part), join(folder, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

// Compiles most of the shop, which takes a loaded machine minutes.
const timeout = 900_000;

test.each(guides)(
  'the code of $pages.0 compiles, passes lint and works',
  { timeout },
  ({ pages, tests, places }) => {
    const blocks = pages.flatMap((page) => readBlocks(page));
    const shop = copyShop();
    for (const { path, before, code } of blocks) {
      const file = join(shop, path);
      mkdirSync(dirname(file), { recursive: true });
      const [start = '', ...rest] = before === undefined ? [''] : readFileSync(file, 'utf8').split(before);
      expect(rest, `"${before}" in ${path}`).toHaveLength(before === undefined ? 0 : 1);
      writeFileSync(file, start + code + rest.map((end) => before + end).join(''));
    }
    const sources = [...new Set(blocks.map(({ path }) => path))].filter((path) => /\.tsx?$/.test(path));
    const touched = sources.filter((path) => !path.endsWith('.test.ts'));
    expect(touched).toHaveLength(places ?? touched.length);
    const config = {
      extends: './tsconfig.json',
      // The features add their routes to the module `calls.ts`, which no other file of a filter needs.
      include: [
        ...sources,
        'test/postgres.ts',
        'src/catalog/search/**/*.test.ts',
        'src/platform/http/calls.ts',
      ],
    };
    writeFileSync(join(shop, 'tsconfig.feature.json'), JSON.stringify(config));
    const run = (tool: string, ...args: string[]): void => {
      const command = join(shop, 'node_modules/.bin', tool);
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: shop, encoding: 'utf8' });
      expect(status, `${tool} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
    };
    run('node', 'tools/tables.ts');
    run('tsc', '--noEmit', '-p', 'tsconfig.feature.json');
    // Code that is inserted into a line ends it.
    if (places !== undefined) run('oxfmt', ...sources);
    run('oxlint', '--deny-warnings', ...sources);
    run('oxfmt', '--check', ...sources);
    run('vitest', 'run', '--config=test/vitest.config.ts', '--project=unit', ...tests);
  },
);
