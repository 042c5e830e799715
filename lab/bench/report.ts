import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import pg from 'pg';
import { findEmbeddedPostgres } from '#embedded-postgres/start.ts';
import { tool } from './load.ts';
import type { Answered } from './scale.ts';
import type { Comparison, Side } from './throughput.ts';

/** Describes the machine in one line. */
export async function describeMachine(stateDir: string, sender: string = tool): Promise<string> {
  const client = new pg.Client((await findEmbeddedPostgres(stateDir))!);
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  const processor = cpus()[0]?.model.trim() || 'unknown processor';
  return [
    `${availableParallelism()} cores (${processor})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${rows[0]!.server_version.split(' ')[0]}`,
    `load by ${sender}`,
    `${loadavg()[0]!.toFixed(1)} processes running or waiting in the minute before`,
  ].join(', ');
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const fine = (value: number): string => value.toFixed(value < 10 ? 2 : 0);
const latencies = ({ p50, p99 }: Side): string => `${fine(p50)}, ${fine(p99)}`;

/** Prints a Markdown table that can be copied to docs/performance.md. */
export function printTable(rows: string[][]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = rows;
  console.log([line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n'));
}

export const comparisonHead = [
  'path',
  'encoding',
  'bytes',
  'ours / raw',
  'requests/s',
  'raw',
  'processor µs per request',
  'raw',
  'p50, p99 ms',
  'raw',
];

export function comparisonRow({ path, encoding, bytes, ratio, ours, raw }: Comparison): string[] {
  const pairs = [
    [whole(ours.perSecond), whole(raw.perSecond)],
    [fine(ours.micros), fine(raw.micros)],
    [latencies(ours), latencies(raw)],
  ];
  return [path, encoding, whole(bytes), `${Math.round(ratio * 100)} %`, ...pairs.flat()];
}

export const sideHead = [
  'rendered for each request',
  'requests/s',
  'processor µs per request',
  'p50, p99 ms',
];

export function sideRow(name: string, side: Side): string[] {
  return [name, whole(side.perSecond), whole(side.micros), latencies(side)];
}

export const scaleHead = ['role', 'first page of', 'median ms', 'slowest ms'];

export function scaleRow({ as, path, median, worst }: Answered): string[] {
  return [as, `\`${path}\``, fine(median), fine(worst)];
}
