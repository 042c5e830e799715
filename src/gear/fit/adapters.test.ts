import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { factsOf } from './facts.server.ts';
import { judge } from './verdict.ts';

const root = join(import.meta.dirname, '../../..');

function readRows(path: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(root, path), 'utf8').replace(/\n$/, '').split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}

const adapters = readRows('reference/fit/adapters.tsv');
const mountsOf = (row: Record<string, string>) => `${row['lens_mount']} on ${row['body_mount']}`;
const duplicates = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
const named = (row: Record<string, string>) => `${row['name']}: ${mountsOf(row)}`;

describe('the table of adapters', () => {
  test('makes each of the 163 pairs of mounts that dealers sell adapters for fit', async () => {
    // The pairs were written down before the adapters.
    const pairs = readRows('test/gold/mount-pairs.tsv');
    expect([pairs.length, new Set(pairs.map(mountsOf)).size]).toEqual([163, 163]);
    const facts = await factsOf(root);
    const some = { id: '', maker: '', name: 'any', crop: null };
    const verdicts = pairs.map((row) => {
      const [camera, lens] = ['body_mount', 'lens_mount'].map((column) => ({
        ...some,
        mounts: [row[column] ?? ''],
      }));
      return [mountsOf(row), camera && lens && judge(facts, camera, lens).verdict];
    });
    expect(verdicts.filter(([, verdict]) => verdict !== 'adapter')).toEqual([]);
  });

  test.each([
    ['optics', /^(?:yes|no)$/],
    ['infinity', /^(?:yes|no)$/],
    ['autofocus', /^(?:all|motor-in-lens|none)$/],
    ['aperture', /^(?:body|adapter-ring|ring|none)$/],
  ] as const)('has only valid values for %s', (column, valid) => {
    expect(adapters.filter((row) => !valid.test(row[column] ?? '')).map(named)).toEqual([]);
  });

  test('lists each adapter once, except for cameras of its own', () => {
    expect(duplicates(adapters.map((row) => `${named(row)} ${row['bodies']}`))).toEqual([]);
  });

  test('lists only cameras that exist and have the mount of the adapter', async () => {
    const models = new Map((await referenceModels(root)).map((model) => [model.id, model]));
    const wrong = adapters.flatMap((row) =>
      (row['bodies'] ?? '')
        .split(', ')
        .filter((id) => id !== '' && !models.get(id)?.mounts.includes(row['body_mount'] ?? ''))
        .map((id) => `${named(row)}: ${id}`),
    );
    expect(wrong).toEqual([]);
  });

  test('keeps the autofocus and the aperture of EF lenses, which have no ring', () => {
    const ef = adapters.filter(({ lens_mount: mount }) => mount?.startsWith('Canon EF'));
    expect(ef.filter(({ autofocus, aperture }) => autofocus !== 'all' || aperture !== 'body')).toEqual([]);
  });

  test('gives the adapters of lenses that would sit too far from the sensor either a lens or no infinity', () => {
    const rows = adapters.filter(({ lens_mount: mount, body_mount: body }) =>
      ['Canon FD on Canon EF', 'Canon FD on Nikon F', 'M42 on Nikon F', 'Minolta SR on Canon EF'].includes(
        `${mount} on ${body}`,
      ),
    );
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.filter(({ optics, infinity }) => (optics === 'yes') !== (infinity === 'yes'))).toEqual([]);
  });
});
