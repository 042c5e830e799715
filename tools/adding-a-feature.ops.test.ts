import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';

type Block = { path: string; before: string | undefined; code: string };

/** Returns the files in the code blocks of a page. */
function readBlocks(page: string): Block[] {
  const found = page.matchAll(/^```\w+ (\S+)(?: before "(.+)")?\n([^]*?)^```$/gm);
  return [...found].map(([, path, before, code]) => ({ path: path!, before, code: code! }));
}

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

/** `places` are the files that an addition touches, apart from migrations and tests. */
const guides = [
  { pages: ['docs/adding-a-feature.md'], tests: ['src/content/notices', 'src/texts'], places: undefined },
  {
    pages: ['docs/adding-a-filter.md'],
    tests: ['src/catalog/search/filtering/included.test.ts'],
    places: 4,
  },
  {
    pages: ['docs/adding-a-field.md', 'tools/planted-fields.md'],
    tests: ['src/app/listing-fields.test.ts', 'src/catalog/listings/editing/planted.test.ts'],
    places: 4,
  },
];

test.each(guides)(
  'the code of $pages.0 compiles, passes lint and works',
  { timeout },
  ({ pages, tests, places }) => {
    const blocks = pages.flatMap((page) => readBlocks(readFileSync(join(root, page), 'utf8')));
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
