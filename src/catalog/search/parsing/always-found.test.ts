import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFiller } from '#src/gear/models/nicknames.ts';
import { items } from '#test/gold/searches/shop.ts';
import { referenceOf } from './models.server.ts';
import { searchTokens } from './tokens.ts';
import { understandWords } from './understand.ts';

const root = join(import.meta.dirname, '../../../..');

function termsOf(text: string): Set<string> {
  const tokens = searchTokens(text);
  const joins = tokens.flatMap((token, at) => [
    token + (tokens[at + 1] ?? ''),
    token + (tokens[at + 1] ?? '') + (tokens[at + 2] ?? ''),
  ]);
  const numbers = tokens.flatMap((token) => /^f?(\d+)(?:mm)?$/.exec(token)?.[1] ?? []);
  return new Set([...tokens, ...joins, ...numbers]);
}

test('an item with every word of a query in its brand and title meets all conditions of the query', async () => {
  const reference = {
    ...(await referenceOf(root)),
    makerOf: () => undefined,
    fits: { mounts: [], words: new Set<string>() },
  };
  const lost: string[] = [];
  for (const { brand, title } of items) {
    const words = `${brand} ${title}`.split(' ');
    const terms = termsOf(`${brand} ${title}`);
    for (const one of words)
      for (const other of words) {
        const { groups } = understandWords(`${one} ${other}`, reference, isFiller);
        for (const { any } of groups)
          if (!any.some((word) => terms.has(word))) lost.push(`${one} ${other}: ${title}: ${any.join(' ')}`);
      }
  }
  expect(lost.slice(0, 20)).toEqual([]);
});
