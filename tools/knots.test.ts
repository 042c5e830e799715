import { expect, test } from 'vitest';
import { knotsOf } from './knots.ts';

const edgesOf = (imports: Record<string, string[]>) =>
  new Map(Object.entries(imports).map(([folder, others]) => [folder, new Set(others)]));

test('folders that import each other, directly or through others, are one knot', () => {
  const edges = edgesOf({ a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: ['d'], f: ['a', 'd'] });
  expect(knotsOf(edges)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]);
});

test('folders that import in one direction are no knot', () => {
  expect(knotsOf(edgesOf({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});
