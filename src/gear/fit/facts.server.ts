import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rememberByKey } from '#src/platform/async.server.ts';
import type { Adapter, Coverage, Facts, Limit } from './facts.ts';

type Row = Record<string, string>;

async function readRows(root: string, name: string): Promise<Row[]> {
  const [head = '', ...lines] = (await readFile(join(root, 'reference', name), 'utf8')).trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => Object.fromEntries(line.split('\t').map((text, at) => [columns[at]!, text])));
}

export const factsOf = rememberByKey(async (root): Promise<Facts> => {
  const [takes, mounts, adapters, limits, coverage] = await Promise.all(
    ['mounts.tsv', 'fit/mounts.tsv', 'fit/adapters.tsv', 'fit/limits.tsv', 'fit/coverage.tsv'].map((name) =>
      readRows(root, name),
    ),
  );
  return {
    takes: new Map(takes!.map((row) => [row['mount']!, row['takes']!.split(', ')])),
    registers: new Map(
      mounts!.map((row) => [row['mount']!, { mm: Number(row['register_mm']), source: row['source']! }]),
    ),
    adapters: adapters!.map(toAdapter),
    limits: limits!.map(toLimit),
    coverage: coverage!.map(toCoverage),
  };
});

const toAdapter = (row: Row): Adapter => ({
  lensMount: row['lens_mount']!,
  bodyMount: row['body_mount']!,
  name: row['name']!,
  optics: row['optics'] === 'yes',
  autofocus: row['autofocus'] as Adapter['autofocus'],
  aperture: row['aperture'] as Adapter['aperture'],
  infinity: row['infinity'] === 'yes',
  source: row['source']!,
});

const toLimit = (row: Row): Limit => ({
  lensMaker: row['lens_maker']!,
  lensMount: row['lens_mount']!,
  lens: new RegExp(row['lens']!),
  bodyMount: row['body_mount']!,
  body: new RegExp(row['body']!),
  code: row['code']!,
  text: row['text']!,
  source: row['source']!,
});

const toCoverage = (row: Row): Coverage => ({
  maker: row['maker']!,
  mount: row['mount']!,
  pattern: new RegExp(row['pattern']!),
  covers: Number(row['covers']),
  source: row['source']!,
});
