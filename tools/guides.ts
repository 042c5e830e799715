import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#src/server/start-up/environment.ts';

type Block = { path: string; before: string | undefined; code: string };

/** Returns the code blocks of a page, each with its file, and with the text before which it is inserted. */
export function readBlocks(page: string): Block[] {
  const text = readFileSync(join(root, page), 'utf8');
  const found = text.matchAll(/^```\w+ (\S+)(?: before "(.+)")?\n([^]*?)^```$/gm);
  return [...found].map(([, path, before, code]) => ({ path: path!, before, code: code! }));
}

/** `places` are the files that an addition touches, apart from migrations and tests. */
export const guides = [
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
