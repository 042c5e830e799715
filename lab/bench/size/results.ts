import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Starts } from './starts.ts';

/** A measurement. Times are in milliseconds. */
export type Row = {
  size: number;
  name: string;
  /** `hot` responses come from a cache, `cold` ones do not, and `write` requests change data. */
  heat: 'hot' | 'cold' | 'write';
  perSecond: number;
  p50: number;
  p99: number;
  /** The median time and the slowest request, when requests are sent one at a time. */
  alone?: { median: number; worst: number; path: string };
  residentMb: number;
  /** Requests per second of a bare server that sends the same bytes, and the shop's rate as a ratio to it. */
  raw?: { perSecond: number; ratio: number };
  /** Transactions per second when pgbench runs the same statements, or a minimal booking. */
  pgbench?: number;
  /** The same with prepared plans, if the shop uses prepared statements. */
  pgbenchPrepared?: number;
  /** How many reads after the user's own writes were stale. */
  stale?: { count: number; reads: number };
  /**
   * Transactions per second when pgbench does the update and insert of a booking in the shop's own tables, with their
   * indexes and checks.
   */
  pgbenchOwn?: number;
};

/** The conditions under which one size was measured; sizes can be measured by separate commands. */
type Run = { machine: string; command: string; databaseMb: number; starts?: Starts };
export type Results = { runs: Record<string, Run>; rows: Row[] };

export function readResults(folder: string): Results {
  try {
    return JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as Results;
  } catch {
    return { runs: {}, rows: [] };
  }
}

/** Stores a result, and replaces an earlier one with the same name. */
export async function storeRow(folder: string, results: Results, row: Row): Promise<void> {
  const isSame = (other: Row) =>
    other.size === row.size && other.name === row.name && other.heat === row.heat;
  const index = results.rows.findIndex(isSame);
  if (index === -1) results.rows.push(row);
  else results.rows[index] = row;
  await writeFile(join(folder, 'results.json'), JSON.stringify(results, null, 1));
}
