import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownLensFiles } from '#src/gear/models/tables-service.server.ts';
import { findFitErrors } from './gear/check-fit.ts';
import { findMountErrors } from './gear/check-mounts.ts';
import { findOwnLensErrors } from './gear/check-own-lenses.ts';
import { findTraitErrors } from './gear/check-traits.ts';
import { findVariantErrors } from './gear/check-variants.ts';

const bodyFacts = [
  'aperture_control',
  'ai_tab',
  'folding_tab',
  'screw_drive',
  'motor',
  'pulse',
  'e_aperture',
  'stabilizer',
  'meters_manual',
];
const lensFacts = ['aperture', 'focus', 'stabilizer', 'ai', 'covers'];

type Table = { columns: string[]; mayBeEmpty: string[] };

const ownLensFacts = ['aperture', 'focus', 'stabilizer', 'covers'];
const ownLenses: Table = {
  columns: ['id', 'maker', 'name', 'mounts', 'alias', ...ownLensFacts, 'year', 'source'],
  mayBeEmpty: ['alias', ...lensFacts, 'year'],
};
/** Files with lenses for Nikon F have a further column. */
const ownNikonLenses: Table = {
  ...ownLenses,
  columns: ownLenses.columns.flatMap((column) => (column === 'year' ? ['ai', 'year'] : column)),
};

/** The tables of facts that we maintain ourselves, with their columns and those that may be empty. */
const tables: Record<string, Table> = {
  'own-cameras.tsv': {
    columns: ['id', 'maker', 'name', 'mount', 'frame', 'alias', 'film', 'build', 'year', 'source'],
    mayBeEmpty: ['mount', 'frame', 'alias', 'build', 'year'],
  },
  'mounts.tsv': {
    columns: ['mount', 'aliases', 'takes', 'register_mm', 'contacts', 'covers', 'source', 'second_source'],
    mayBeEmpty: ['aliases', 'register_mm', 'covers', 'second_source'],
  },
  'traits.tsv': {
    columns: ['models', 'film', 'build', 'year', 'source'],
    mayBeEmpty: ['film', 'build', 'year'],
  },
  'regional-variants.tsv': { columns: ['models', 'names', 'source'], mayBeEmpty: ['names'] },
  'fit/corrections.tsv': { columns: ['model', 'column', 'value', 'source'], mayBeEmpty: ['value'] },
  'fit/adapters.tsv': {
    columns: [
      'lens_mount',
      'body_mount',
      'name',
      'optics',
      'infinity',
      'autofocus',
      'aperture',
      'bodies',
      'source',
    ],
    mayBeEmpty: ['bodies'],
  },
  'fit/bodies.tsv': {
    columns: ['model', ...bodyFacts, 'source', 'further_sources'],
    mayBeEmpty: [...bodyFacts, 'further_sources'],
  },
  'fit/lenses.tsv': {
    columns: ['model', ...lensFacts, 'source', 'further_sources'],
    mayBeEmpty: [...lensFacts, 'further_sources'],
  },
  'fit/pairs.tsv': { columns: ['camera', 'lens', 'code', 'source'], mayBeEmpty: [] },
};

function isAddress(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !new URL(text).hostname.endsWith('.')
  );
}

function findRowErrors(columns: string[], mayBeEmpty: string[], row: string[]): string[] {
  if (row.length !== columns.length) return [`has ${row.length} columns of ${columns.length}`];
  const errors = columns.flatMap((column, at) =>
    row[at] === '' && !mayBeEmpty.includes(column) ? [`has no ${column}`] : [],
  );
  for (const column of ['source', 'second_source']) {
    const text = row[columns.indexOf(column)];
    if (text && !text.split(' ').every(isAddress)) errors.push(`has a ${column} that is no address`);
  }
  return errors;
}

/** Returns the errors in a table of facts, such as rows without a source. */
export function findErrorsIn(name: string, text: string): string[] {
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const { columns, mayBeEmpty } = tables[name] ?? (head.includes('\tai\t') ? ownNikonLenses : ownLenses);
  if (head !== columns.join('\t')) return [`reference/${name} must have the columns ${columns.join(', ')}`];
  return lines.flatMap((line, at) =>
    findRowErrors(columns, mayBeEmpty, line.split('\t')).map(
      (error) => `reference/${name}:${at + 2} ${error}`,
    ),
  );
}

/** Returns the errors in all tables of facts about cameras, lenses and mounts. */
export function checkFacts(root: string): string[] {
  const errors = [...Object.keys(tables), ...ownLensFiles(root)].flatMap((name) => {
    const path = join(root, 'reference', name);
    return existsSync(path)
      ? findErrorsIn(name, readFileSync(path, 'utf8'))
      : [`reference/${name} is missing`];
  });
  const read = (name: string): string => readFileSync(join(root, 'reference', name), 'utf8');
  return errors.length > 0
    ? errors
    : [
        ...findFitErrors(read),
        ...findMountErrors(read),
        ...findOwnLensErrors(read, ownLensFiles(root)),
        ...findTraitErrors(read),
        ...findVariantErrors(read),
      ];
}
