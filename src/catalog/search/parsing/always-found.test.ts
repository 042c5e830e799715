import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addTerms } from '#src/catalog/search/terms/words.ts';
import { isFiller } from '#src/gear/models/nicknames.ts';
import { items } from '#test/gold/searches/shop.ts';
import { referenceOf } from './models.server.ts';
import { understandWords } from './understand.ts';

const root = join(import.meta.dirname, '../../../..');

test('an item with every word of a query in its brand and title meets all conditions of the query', async () => {
  const reference = {
    ...(await referenceOf(root)),
    makerOf: () => undefined,
    fits: { mounts: [], words: new Set<string>() },
  };
  const lost: string[] = [];
  for (const { brand, title } of items) {
    const words = `${brand} ${title}`.split(' ');
    const terms = new Set<string>();
    addTerms(terms, `${brand} ${title}`);
    for (const one of words)
      for (const other of words) {
        const { groups } = understandWords(`${one} ${other}`, reference, isFiller);
        for (const { any } of groups)
          if (!any.some((word) => terms.has(word))) lost.push(`${one} ${other}: ${title}: ${any.join(' ')}`);
      }
  }
  expect(lost.slice(0, 20)).toEqual([]);
});
