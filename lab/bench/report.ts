import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { timeReferenceLoop } from '#tools/reference-loop.ts';

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
export function printTable(rows: readonly string[][]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
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
