import { sizeName } from './options.ts';
import type { Row } from './results.ts';
import { nearRows } from './samples.ts';

const percent = (value: number): string => `${Math.round(value * 100)} %`;
const yes = (is: boolean): string => (is ? 'yes' : 'no');
const ms = (value: number): string => `${value.toFixed(1)} ms`;
type Judged = [aim: string, measured: string, reached: string];

function atLeast(row: Row, aim: number, ratio: number | undefined, what: string): Judged[] {
  if (ratio === undefined) return [];
  const name = `${row.name}, ${sizeName(row.size)}: at least ${percent(aim)} of ${what}`;
  return [[name, percent(ratio), yes(ratio >= aim)]];
}

function atMost(name: string, aim: number, value: number): Judged {
  return [`${name}: at most ${aim} ms`, ms(value), yes(value <= aim)];
}

/** Returns a table of the targets with the measured values. */
export function judge(rows: readonly Row[]): string[][] {
  const sorted = rows.toSorted((one, other) => one.size - other.size);
  return [...sorted.flatMap(judgeRow), ...judgeNear(rows), ...judgeGrowth(rows)];
}

function judgeRow(row: Row): Judged[] {
  const { name, heat, size, raw, pgbench, perSecond, p99, alone, stale } = row;
  if (stale)
    return [[`${name}, ${sizeName(size)}: none`, `${stale.count} of ${stale.reads}`, yes(stale.count === 0)]];
  if (name.startsWith('changes'))
    return [
      [`${name}, ${sizeName(size)}: 2,500 reads per second`, perSecond.toFixed(0), yes(perSecond >= 2_500)],
      atMost(`${name}, ${sizeName(size)}, p99`, 50, p99),
    ];
  const beside = pgbench && perSecond / pgbench;
  if (heat === 'hot') return atLeast(row, 0.8, raw?.ratio, 'node:http');
  if (heat === 'write')
    return [
      ...atLeast(row, 0.4, beside, 'pgbench in two bare tables'),
      ...atLeast(row, 0.4, row.pgbenchOwn && perSecond / row.pgbenchOwn, "pgbench in the shop's tables"),
    ];
  if (name === 'list, first page' || name === 'detail') return atLeast(row, 0.5, beside, 'pgbench');
  if (name.startsWith('facets')) return [atMost(`${name}, ${sizeName(size)}, alone`, 100, alone!.worst)];
  if (name.startsWith('search') && size >= 1_000_000)
    return [atMost(`${name}, ${sizeName(size)}, p99`, 50, p99)];
  return [];
}

/** Compares lists near a place with lists by brand of the same size. */
function judgeNear(rows: readonly Row[]): Judged[] {
  return rows.flatMap((row): Judged[] => {
    const byBrand = rows.find(({ name, size }) => name === nearRows.byBrand && size === row.size);
    if (!byBrand || ![nearRows.near, nearRows.byDistance].includes(row.name)) return [];
    const ratio = row.p99 / byBrand.p99;
    const aim = `${row.name}, ${sizeName(row.size)}: p99 at most 1.5 times that by brand`;
    return [[aim, `× ${ratio.toFixed(2)}`, yes(ratio <= 1.5)]];
  });
}

/** Compares the times at the largest size with those at the smallest. */
function judgeGrowth(rows: readonly Row[]): Judged[] {
  const sizes = rows.map(({ size }) => size);
  const [small, large] = [Math.min(...sizes), Math.max(...sizes)];
  const grown = [
    ['list, first page', 'cold'],
    ['list, deep page', 'cold'],
    ['detail', 'cold'],
    ['booking', 'write'],
  ] as const;
  return grown.flatMap(([name, heat]): Judged[] => {
    const of = (size: number) =>
      rows.find((row) => row.size === size && row.name === name && row.heat === heat)?.p99;
    const [before, after] = [of(small), of(large)];
    if (!before || !after || small === large) return [];
    const aim = `${name}: p99 at ${sizeName(large)} at most twice that at ${sizeName(small)}`;
    return [
      [aim, `${ms(after)} and ${ms(before)}: × ${(after / before).toFixed(2)}`, yes(after <= 2 * before)],
    ];
  });
}
