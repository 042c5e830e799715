import { expect, test } from 'vitest';
import { coalesce } from './thread-messages.ts';
import type { ThreadRequest } from './thread-messages.ts';

const told = (items: string[], sellers: string[] = []): ThreadRequest => ({
  call: 'apply',
  args: [{ items, sellers }],
});
const asked = (id: number): ThreadRequest => ({ id, call: 'brands', args: [] });

test('waiting changes are merged, with each item once, before the questions', () => {
  expect(coalesce([told(['a', 'b'], ['x']), asked(1), told(['b', 'c'], ['x', 'y']), asked(2)])).toEqual({
    changes: { items: ['a', 'b', 'c'], sellers: ['x', 'y'] },
    questions: [asked(1), asked(2)],
  });
});

test('there are changes when items or sellers changed, otherwise none', () => {
  expect(coalesce([told([], ['x'])]).changes).toEqual({ items: [], sellers: ['x'] });
  expect(coalesce([told(['a'])]).changes).toEqual({ items: ['a'], sellers: [] });
  expect(coalesce([asked(1)])).toEqual({ changes: null, questions: [asked(1)] });
});
