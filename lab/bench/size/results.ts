import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Starts } from './starts.ts';

/** One measurement; times in milliseconds. */
export type Row = {
  size: number;
  name: string;
  /** Answered from memory, made for each request, or a change. */
  heat: 'hot' | 'cold' | 'write';
  perSecond: number;
  p50: number;
  p99: number;
  /** One at a time: the median and the slowest of all requests of this row. */
  alone?: { median: number; worst: number; path: string };
  residentMb: number;
  /** A bare server with the same bytes, requests a second, and ours beside it. */
  raw?: { perSecond: number; ratio: number };
  /** The same statements under pgbench, a second; of a booking the least that it is. */
  pgbench?: number;
  /** The same with plans that are kept, where ours are. */
  pgbenchKept?: number;
  /** Of the reads of a writer, how many showed what was there before. */
  stale?: { count: number; reads: number };
  /** A booking's update and insert in the shop's own tables, with their indexes and checks. */
  pgbenchOwn?: number;
};

/** How the rows of a size came about; the sizes may be measured by a command each. */
type Run = { machine: string; command: string; databaseMb: number; starts?: Starts };
export type Results = { runs: Record<string, Run>; rows: Row[] };

/** What an earlier run left in the folder. */
export function readResults(folder: string): Results {
  try {
    return JSON.parse(readFileSync(join(folder, 'results.json'), 'utf8')) as Results;
  } catch {
    return { runs: {}, rows: [] };
  }
}

/** Takes a row over, in the place of an older one, and keeps all of them. */
export async function keepRow(folder: string, results: Results, row: Row): Promise<void> {
  const isSame = (other: Row) =>
    other.size === row.size && other.name === row.name && other.heat === row.heat;
  const index = results.rows.findIndex(isSame);
  if (index === -1) results.rows.push(row);
  else results.rows[index] = row;
  await writeFile(join(folder, 'results.json'), JSON.stringify(results, null, 1));
}
