import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';

const pages = globSync('src/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx', '**/*.server.tsx'] });

/** Returns the modules that a module of browsers loads. The build removes the server's. */
function loadedBy(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const found = code.matchAll(
    /^(?:import|export) (?!type )(?:[^;']*? from )?'([#.][^']+\.tsx?)'|\bimport\('([^']+\.tsx?)'\)/gm,
  );
  return [...found]
    .map(([, fixed, lazy]) => (fixed ?? lazy)!)
    .filter((path) => !/\.server\.tsx?$|\/\+types\//.test(path))
    .map((path) => (path.startsWith('#') ? join(root, path.slice(1)) : resolve(dirname(file), path)));
}

test('browsers load the texts of one language, without the words of its searches', () => {
  const loaded = new Set(pages.map((page) => join(root, page)));
  for (const file of loaded) for (const path of loadedBy(file)) loaded.add(path);
  const texts = [...loaded]
    .map((file) => relative(join(root, 'src/texts'), file))
    .filter((path) => !path.startsWith('..'));
  expect(texts).toContain('site.ts');
  expect(texts.filter((path) => path.includes('/') || path === 'search-words.ts')).toEqual([]);
});
