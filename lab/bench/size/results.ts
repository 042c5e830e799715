import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Starts } from './starts.ts';

/** A measurement. Times are in milliseconds. */
export type Row = {
  size: number;
  name: string;
  /** Whether the responses are cached or not, or the requests are writes. */
  heat: 'hot' | 'cold' | 'write';
  perSecond: number;
  p50: number;
  p99: number;
  /** The median and the slowest request, when sent one at a time. */
  alone?: { median: number; worst: number; path: string };
  residentMb: number;
  /** Requests per second of a bare server with the same bytes, and the ratio of the shop to it. */
  raw?: { perSecond: number; ratio: number };
  /** Transactions per second of the same statements under pgbench, or of a minimal booking. */
  pgbench?: number;
  /** The same with prepared plans, if the shop prepares them. */
  pgbenchPrepared?: number;
  /** The stale reads of a writer. */
  stale?: { count: number; reads: number };
  /** The update and the insert of a booking in the tables of the shop, with their indexes and checks. */
  pgbenchOwn?: number;
};

/** The conditions under which a size was measured. A separate command can measure each size. */
type Run = { machine: string; command: string; databaseMb: number; starts?: Starts };
export type Results = { runs: Record<string, Run>; rows: Row[] };

/** Reads the results of an earlier run. */
export function readResults(folder: string): Results {
  try {
    return JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as Results;
  } catch {
    return { runs: {}, rows: [] };
  }
}

/** Replaces an older result with the same name, and writes all of them. */
export async function storeRow(folder: string, results: Results, row: Row): Promise<void> {
  const isSame = (other: Row) =>
    other.size === row.size && other.name === row.name && other.heat === row.heat;
  const index = results.rows.findIndex(isSame);
  if (index === -1) results.rows.push(row);
  else results.rows[index] = row;
  await writeFile(join(folder, 'results.json'), JSON.stringify(results, null, 1));
}
