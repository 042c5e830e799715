import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type TypedName = { typed: string; maker: string; names: string[]; kind: string };
export type GoldListing = {
  id: string;
  kind: 'cameras' | 'lens' | 'accessories';
  model: string;
  mount: string;
  brand: string;
  title: string;
  sale: number;
  condition: string;
  location: string;
  des: string;
};
export type GoldQuery = { q: string; kind: string; right: string[]; also: string[] };

function readRows(root: string, name: string): Record<string, string>[] {
  const text = readFileSync(join(root, 'test/gold', `words-${name}.tsv`), 'utf8');
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((row) => Object.fromEntries(head.map((column, at) => [column, row[at] ?? ''])));
}

const split = (text = ''): string[] => text.split(/;\s*/).filter(Boolean);

export const readTyped = (root: string, name: 'bodies' | 'lenses'): TypedName[] =>
  readRows(root, name).map(({ typed = '', maker = '', model = '', also, kind = '' }) => ({
    typed,
    maker,
    names: [model, ...split(also)],
    kind,
  }));

export const readListings = (root: string): GoldListing[] =>
  readRows(root, 'listings').map(({ id = '', kind, model = '', mount = '', ...row }) => ({
    id,
    kind: kind as GoldListing['kind'],
    model,
    mount,
    brand: row['brand'] ?? '',
    title: row['title'] ?? '',
    sale: Number(row['sale']),
    condition: row['condition'] ?? '',
    location: row['place'] ?? '',
    des: row['description'] ?? '',
  }));

export const readQueries = (root: string): GoldQuery[] =>
  readRows(root, 'queries').map(({ q = '', kind = '', right, also }) => ({
    q,
    kind,
    right: split(right),
    also: split(also),
  }));

/** The names for which a person chose the models, with the ids of these. */
export const readRuledNames = (root: string): ReadonlyMap<string, readonly string[]> =>
  new Map(readRows(root, 'names').map(({ name = '', models }) => [name, split(models)]));
