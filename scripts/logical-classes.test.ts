import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Classes that name a side of the screen: where people read from the right they are on the wrong one. */
const physical =
  /(?<![\w-])-?(?:[mp][lr]|border-[lr]|rounded-(?:[tb]?[lr])|scroll-[mp][lr]|left|right)-[\w[(]|(?<![\w-])(?:text-(?:left|right)|float-(?:left|right)|border-[lr]|rounded-[lr])(?![\w-])/g;
/** What is in the middle is so from either side. */
const isCentred = (line: string) => line.includes('left-1/2') && line.includes('-translate-x-1/2');

function findPhysical(source: string): string[] {
  const lines = source
    .split('\n')
    .filter((line) => /['"`]/.test(line) && !isCentred(line) && !line.startsWith('import '));
  return lines.flatMap((line) => line.match(physical) ?? []);
}

test('classes name a side by the direction of reading, not of the screen', () => {
  const files = globSync('src/**/*.tsx', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    findPhysical(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test.for(["'ml-2'", "'sm:pl-4'", "'border-l'", "'text-right'", "'left-3'", "'-mr-3'"])(
  '%s is one that names a side',
  (source) => {
    expect(findPhysical(source)).toHaveLength(1);
  },
);
