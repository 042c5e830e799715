import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { judge } from './aims.ts';
import { sizeName } from './options.ts';
import { drawPlot } from './plot.ts';
import type { Results, Row } from './results.ts';
import type { Starts } from './starts.ts';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { within } from './databases.ts';

const page = join(import.meta.dirname, '../../../docs/performance.md');
const picture = 'pictures/cost-by-size.svg';
const marks = ['<!-- bench:size, written by the script -->', '<!-- bench:size, end -->'] as const;

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const fine = (value: number): string => (value < 10 ? value.toFixed(1) : whole(value));
const percent = (value: number): string => `${Math.round(value * 100)} %`;
const heats = { hot: 'from cache', cold: 'uncached', write: 'written' } as const;

function besideOf({ perSecond, raw, pgbench, pgbenchPrepared, pgbenchOwn, stale }: Row): string {
  if (stale) return `${stale.count} of ${whole(stale.reads)} were stale`;
  if (raw) return `${percent(raw.ratio)} of ${whole(raw.perSecond)}, node:http`;
  const beside = ([value, what]: [number | undefined, string]): string[] =>
    value ? [`${percent(perSecond / value)} of ${whole(value)}, ${what}`] : [];
  return (
    [
      [pgbench, pgbenchOwn ? 'pgbench in two bare tables' : 'pgbench'],
      [pgbenchPrepared, 'pgbench with prepared plans'],
      [pgbenchOwn, "pgbench in the shop's tables"],
    ] as [number | undefined, string][]
  )
    .flatMap(beside)
    .join('; ');
}

function toCells(row: Row): string[] {
  const { name, heat, perSecond, p50, p99, alone, residentMb } = row;
  const times = alone ? `${fine(alone.median)}, ${fine(alone.worst)}` : '';
  return [
    name,
    heats[heat],
    whole(perSecond),
    `${fine(p50)}, ${fine(p99)}`,
    times,
    besideOf(row),
    whole(residentMb),
  ];
}

function describeStarts({ rows, snapshot, fileMb }: Starts): string {
  const time = ({ ms, mb }: Starts['rows']) => `after ${fine(ms / 1000)} s, with ${whole(mb)} MB`;
  return ` The index is ready ${time(rows)} if it is built from all rows, and ${time(snapshot)} if it is loaded from its snapshot of ${whole(fileMb)} MB.`;
}

const head = [
  'request',
  'response',
  'per second',
  'p50, p99 ms',
  'alone: median, worst ms',
  'reference',
  'MB',
];

function toTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [line(rows[0]!), line(widths.map((width) => '-'.repeat(width))), ...rows.slice(1).map(line)].join(
    '\n',
  );
}

function compose(results: Results): string {
  const sizes = [...new Set(results.rows.map(({ size }) => size))].toSorted((one, other) => one - other);
  const parts = sizes.map((size) => {
    const rows = results.rows.filter((row) => row.size === size);
    const { machine, command, databaseMb, starts } = results.runs[size]!;
    const how = `${machine}. A database of ${whole(databaseMb)} MB.${starts ? describeStarts(starts) : ''} \`${command}\`:`;
    return `### ${sizeName(size)} items\n\n${how}\n\n${toTable([head, ...rows.map(toCells)])}`;
  });
  const aims = toTable([['target', 'measured', 'reached'], ...judge(results.rows)]);
  const slowest = results.rows
    .filter(({ alone }) => alone)
    .toSorted((one, other) => other.alone!.worst - one.alone!.worst)
    .slice(0, 8)
    .map(({ size, alone }) => [
      sizeName(size),
      `\`${alone!.path.replace(/cursor=[\w-]+/, 'cursor=…')}\``,
      fine(alone!.worst),
    ]);
  const slow = toTable([['items', 'the slowest requests, one at a time', 'ms'], ...slowest]);
  return [...parts, '### Targets', aims, slow].join('\n\n');
}

export function printResults(results: Results): void {
  console.log(`\n${compose(results)}`);
}

/** Writes the tables into the page with the results, and saves the plot next to it. */
export async function writeResults(results: Results): Promise<void> {
  const text = await readFile(page, 'utf8');
  const [before, rest] = text.split(marks[0]);
  const after = rest?.split(marks[1])[1];
  if (before === undefined || after === undefined)
    throw new Error(`${page} does not contain the markers for these results`);
  const plot = `![Milliseconds of each kind of request by the number of items](${picture})`;
  await writeFile(page, `${before}${marks[0]}\n\n${compose(results)}\n\n${plot}\n\n${marks[1]}${after}`);
  await writeFile(join(page, '..', picture), drawPlot(results.rows));
}

/** Describes the machine and the database in one line. */
export async function describeServer(database: string): Promise<string> {
  const version = await within(database, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]!.server_version.split(' ')[0]!;
  });
  return [
    `${availableParallelism()} cores (${cpus()[0]?.model.trim() || 'unknown processor'})`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${version}`,
    'load by wrk and pgbench from the same machine',
    `${loadavg()[0]!.toFixed(1)} processes running or waiting on average in the minute before`,
  ].join(', ');
}
