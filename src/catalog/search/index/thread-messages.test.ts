import { expect, test } from 'vitest';
import { coalesce } from './thread-messages.ts';
import type { ThreadRequest } from './thread-messages.ts';

const changed = (items: string[], sellers: string[] = []): ThreadRequest => ({
  call: 'apply',
  args: [{ items, sellers }],
});
const brandsQuestion = (id: number): ThreadRequest => ({ id, call: 'brands', args: [] });

test('waiting changes are merged, with each item once, and applied before any question is answered', () => {
  expect(
    coalesce([
      changed(['a', 'b'], ['x']),
      brandsQuestion(1),
      changed(['b', 'c'], ['x', 'y']),
      brandsQuestion(2),
    ]),
  ).toEqual({
    changes: { items: ['a', 'b', 'c'], sellers: ['x', 'y'] },
    questions: [brandsQuestion(1), brandsQuestion(2)],
  });
});

test('changes are reported only if items or sellers changed', () => {
  expect(coalesce([changed([], ['x'])]).changes).toEqual({ items: [], sellers: ['x'] });
  expect(coalesce([changed(['a'])]).changes).toEqual({ items: ['a'], sellers: [] });
  expect(coalesce([brandsQuestion(1)])).toEqual({ changes: null, questions: [brandsQuestion(1)] });
});
