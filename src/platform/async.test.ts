import { expect, test } from 'vitest';
import { rememberByKey } from './async.server.ts';

test('a value is made once for each key, and again after a failure', async () => {
  const made: string[] = [];
  const remembered = rememberByKey(async (key) => {
    made.push(key);
    if (key === 'bad' && made.length < 3) throw new Error('not yet');
    return made.length;
  });
  expect([await remembered('good'), await remembered('good')]).toEqual([1, 1]);
  await expect(remembered('bad')).rejects.toThrow('not yet');
  expect([await remembered('bad'), await remembered('bad')]).toEqual([3, 3]);
  expect(made).toEqual(['good', 'bad', 'bad']);
});
