import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '#src/server/start-up/environment.ts';
import { guides, readBlocks } from './guides.ts';

test('the text before which a guide inserts code is in its file, once', () => {
  const blocks = guides.flatMap(({ pages }) => pages.flatMap(readBlocks));
  const wrong = blocks.filter(({ path, before }) => {
    const file = join(root, path);
    return before === undefined ? existsSync(file) : readFileSync(file, 'utf8').split(before).length !== 2;
  });
  expect(wrong).toEqual([]);
  expect(blocks.length).toBeGreaterThan(20);
});
