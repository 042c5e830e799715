import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMountErrors } from './gear/check-mounts.ts';

/** The tables of facts that we maintain ourselves, with their columns and those that may be empty. */
const tables: Record<string, { columns: string[]; mayBeEmpty: string[] }> = {
  'digital-cameras.tsv': {
    columns: ['id', 'maker', 'name', 'mounts', 'crop', 'alias', 'source'],
    mayBeEmpty: ['mounts', 'alias'],
  },
  'film-cameras.tsv': {
    columns: ['id', 'maker', 'name', 'mount', 'frame', 'alias', 'source'],
    mayBeEmpty: ['mount', 'alias'],
  },
  'mounts.tsv': {
    columns: ['mount', 'aliases', 'takes', 'register_mm', 'contacts', 'covers', 'source', 'second_source'],
    mayBeEmpty: ['aliases', 'register_mm', 'covers', 'second_source'],
  },
  'fit/makers.tsv': { columns: ['maker', 'own', 'made', 'source'], mayBeEmpty: ['own', 'made'] },
  'fit/corrections.tsv': { columns: ['model', 'column', 'value', 'source'], mayBeEmpty: ['value'] },
  'fit/coverage.tsv': {
    columns: ['maker', 'mount', 'pattern', 'covers', 'source'],
    mayBeEmpty: ['maker', 'mount', 'pattern'],
  },
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
  'fit/limits.tsv': {
    columns: ['lens_maker', 'lens_mount', 'lens', 'body_mount', 'body', 'code', 'text', 'source'],
    mayBeEmpty: ['lens_maker', 'lens_mount', 'lens', 'body_mount', 'body'],
  },
};

/**
 * The codes of limits in src/gear/fit/verdict.ts. The first four mean that the lens cannot be used; the others name
 * lost features or notes.
 */
const codes =
  /^(?:damages-body|does-not-mount|loses-focus|ask|loses-(?:autofocus|aperture|stabilisation)|aperture-ring|firmware|lift-tab)$/;

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
    if (text && !isAddress(text)) errors.push(`has a ${column} that is no address`);
  }
  if (columns.includes('code') && !codes.test(row[columns.indexOf('code')]!))
    errors.push('has an unknown code');
  const valueOf = (column: string): string => row[columns.indexOf(column)] ?? '';
  if (valueOf('register_mm') && !valueOf('second_source')) errors.push('has a register with only one source');
  return errors;
}

/** Returns the errors in a table of facts, such as rows without a source. */
export function findErrorsIn(name: string, text: string): string[] {
  const { columns, mayBeEmpty } = tables[name]!;
  const [head, ...lines] = text.replace(/\n$/, '').split('\n');
  if (head !== columns.join('\t')) return [`reference/${name} must have the columns ${columns.join(', ')}`];
  return lines.flatMap((line, at) =>
    findRowErrors(columns, mayBeEmpty, line.split('\t')).map(
      (error) => `reference/${name}:${at + 2} ${error}`,
    ),
  );
}

/** Returns the errors in all tables of facts about cameras, lenses and mounts. */
export function checkFacts(root: string): string[] {
  const errors = Object.keys(tables).flatMap((name) => {
    const path = join(root, 'reference', name);
    return existsSync(path)
      ? findErrorsIn(name, readFileSync(path, 'utf8'))
      : [`reference/${name} is missing`];
  });
  return errors.length > 0
    ? errors
    : findMountErrors((name) => readFileSync(join(root, 'reference', name), 'utf8'));
}
