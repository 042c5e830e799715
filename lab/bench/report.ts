import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { timeReferenceLoop } from '#tools/reference-loop.ts';

type Values<T> = { [Name in keyof T]: T[Name] extends number ? number : string };

/** Reads an option `--name value` for each of the defaults. A value is a number if its default is one. */
export function readOptions<T extends Record<string, number | string>>(defaults: T): Values<T> {
  const options = Object.fromEntries(
    Object.keys(defaults).map((name) => [name, { type: 'string' as const }]),
  );
  const given = Object.entries(parseArgs({ options }).values).map(([name, value]) => {
    if (typeof defaults[name] === 'string') return [name, value];
    if (!Number.isFinite(Number(value))) throw new Error(`--${name} must be a number, not ${String(value)}`);
    return [name, Number(value)];
  });
  return { ...defaults, ...Object.fromEntries(given) } as Values<T>;
}

/** Returns the time that the share `part` of all times does not exceed, or NaN if there are no times. */
export function quantile(times: readonly number[], part: number): number {
  if (times.length === 0) return Number.NaN;
  const sorted = Float64Array.from(times).toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;
}

export const median = (times: readonly number[]): number => quantile(times, 0.5);

/** Calls `measure` several times, and returns the median of each number. */
export async function medians<Key extends string>(
  rounds: number,
  measure: () => Promise<Record<Key, number>>,
): Promise<Record<Key, number>> {
  const all: Record<Key, number>[] = [];
  while (all.length < rounds) all.push(await measure());
  const keys = Object.keys(all[0]!) as Key[];
  return Object.fromEntries(keys.map((key) => [key, median(all.map((each) => each[key]))])) as Record<
    Key,
    number
  >;
}

export async function timed(run: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await run();
  return performance.now() - startMs;
}

/** Prints the machine in one line, with the reference loop by which machines can be compared. */
export function printMachine(): void {
  const processor = cpus()[0]?.model.trim() || 'unknown processor';
  const parts = [
    `${availableParallelism()} cores (${processor})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `${loadavg()[0]!.toFixed(1)} processes running or waiting in the minute before`,
    `the reference loop takes ${timeReferenceLoop().toFixed(1)} s`,
  ];
  console.log(parts.join(', '));
}

export const whole = (value: number): string =>
  Number.isNaN(value) ? '–' : Math.round(value).toLocaleString('en-US');
export const fine = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));
export const percent = (value: number): string => `${Math.round(value * 100)} %`;

/** Prints a Markdown table that can be copied to docs/performance.md. The first row is its head. */
export function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = rows;
  const lines = [line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)];
  console.log(`\n${lines.join('\n')}`);
}

/** Fails the run for wrong results. A slow result never fails it, because machines differ. */
export function failFor(wrong: readonly string[]): void {
  for (const line of [...new Set(wrong)].slice(0, 20)) console.error(`WRONG: ${line}`);
  if (wrong.length > 0) process.exitCode = 1;
}
