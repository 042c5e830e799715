import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Db } from '#src/platform/db/connect.server.ts';
import { setLanguage } from '#src/texts/languages.server.ts';
import { modelNoteTexts } from '#src/texts/model-notes.server.ts';
import { modelFeature } from './feature.server.ts';
import { modelsById } from './names-service.server.ts';
import { belongingsOf, findNoteErrors, notesOf } from './notes-service.server.ts';
import { rowsOf } from './tables-service.server.ts';

afterAll(async () => setLanguage('en'));

const root = join(import.meta.dirname, '../../..');
const models = await modelsById(root);
const model = (id: string) => models.get(id)!;

/** Returns a copy of the reference with further rows, and the place of the first one in each file. */
async function withRows(rows: Record<string, string[][]>) {
  const copy = await mkdtemp(join(tmpdir(), 'reference-'));
  await cp(join(root, 'reference'), join(copy, 'reference'), {
    recursive: true,
    filter: (path) => !path.endsWith('/places'),
  });
  const lines = Object.entries(rows).map(async ([file, cells]) => {
    const path = join(copy, 'reference', file);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text + cells.map((row) => `${row.join('\t')}\n`).join(''));
    return [file, text.split('\n').length] as const;
  });
  return { copy, lines: Object.fromEntries(await Promise.all(lines)) };
}

const keysOf = async (id: string) => (await notesOf(copy, model(id))).map(({ key }) => key);
const textOf = async (id: string, note: string) =>
  (await notesOf(root, model(id))).find(({ key }) => key === note)?.text;

const page = ['https://example.com/page', 'A page'];
const { copy, lines } = await withRows({
  'notes/film-cameras.tsv': [['mamiya-rb67*', 'loose-covering', '', ...page]],
  'belongings.tsv': [
    ['canon-eos-6d', 'screen', 'Eg-D', ...page],
    ['canon-eos-6d', 'charger', 'LC-E6', ...page],
    ['canon-eos-6d', 'screen', 'Eg-D', 'https://example.com/other', 'Another page'],
  ],
});

test('all rows are correct, and each note is used', async () => {
  expect(await findNoteErrors(root)).toEqual([]);
  const folder = join(root, 'reference/notes');
  const texts = (await readdir(folder)).map(async (name) => readFile(join(folder, name), 'utf8'));
  const used = new Set((await Promise.all(texts)).flatMap(rowsOf).map(({ note }) => note));
  expect([...used].toSorted()).toEqual(Object.keys(modelNoteTexts.notes).toSorted());
});

describe('the notes of a model', () => {
  test('come with every page that says the same, and the place of its row', async () => {
    const [note, ...others] = await notesOf(root, model('nikon-d600'));
    expect(others).toEqual([]);
    expect(note).toMatchObject({
      key: 'spots-from-shutter',
      text: modelNoteTexts.notes['spots-from-shutter'],
    });
    expect(note!.sources.map(({ url }) => new URL(url).host)).toEqual([
      'www.imaging-resource.com',
      'www.digitalcamerareview.com',
    ]);
    for (const { url, title, place } of note!.sources) {
      const [file = '', line = ''] = place.split(':');
      const cells = (await readFile(join(root, file), 'utf8')).split('\n')[Number(line) - 1]!.split('\t');
      expect(cells).toEqual(['nikon-d600', 'spots-from-shutter', '', url, title]);
    }
  });

  test('have their detail in the text, in the language of the shop', async () => {
    expect(await textOf('olympus-om-1', 'mercury-battery')).toContain('the mercury battery PX625, which');
    await setLanguage('de');
    expect(await textOf('olympus-om-1', 'mercury-battery')).toContain('die Quecksilberbatterie PX625, die');
    await setLanguage('en');
  });

  test('are also those of the same camera under the name of another region', async () => {
    expect(await keysOf('canon-eos-rebel-t4i')).toEqual(['white-grip']);
    expect(await keysOf('canon-eos-600d')).toEqual([]);
  });

  test('can be of a whole series', async () => {
    expect(await keysOf('mamiya-rb67-pro-sd')).toContain('loose-covering');
    expect(await keysOf('mamiya-rz67')).not.toContain('loose-covering');
  });
});

test('the items that belong to a model are in the order of their kinds', async () => {
  const found = await belongingsOf(copy, model('canon-eos-6d'));
  expect(found.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'battery LP-E6',
    'charger LC-E6',
    'screen Eg-D',
  ]);
  expect(found[2]!.sources).toEqual([
    { url: page[0], title: page[1], place: `reference/belongings.tsv:${lines['belongings.tsv']}` },
    {
      url: 'https://example.com/other',
      title: 'Another page',
      place: `reference/belongings.tsv:${lines['belongings.tsv']! + 2}`,
    },
  ]);
});

test('a shop with wrong rows does not start, and each error names its file and line', async () => {
  const wrongNotes: [string[], string][] = [
    [['', 'thorium', '', ...page], 'models'],
    [['nikon-d6000', 'thorium', '', ...page], 'models'],
    [['nikon-d600,nikon-d610', 'thorium', '', ...page], 'models'],
    [['nikon-q*', 'thorium', '', ...page], 'models'],
    [['nikon-d600', 'plutonium', '', ...page], 'note'],
    [['nikon-d600', 'toString', '', ...page], 'note'],
    [['nikon-d600', 'thorium', 'x', ...page], 'note'],
    [['nikon-d600', 'mercury-battery', '', ...page], 'note'],
    [['nikon-d600', 'thorium', '', 'book', 'A book'], 'source'],
    [['nikon-d600', 'thorium', '', 'ftp://example.com', 'A'], 'source'],
    [['nikon-d600', 'thorium', '', 'https://example.com/a b', 'A'], 'source'],
    [['nikon-d600', 'thorium', '', 'https://example.com'], 'title'],
    [['nikon-d600', 'thorium', '', 'https://example.com', 'Again'], 'repeats'],
  ];
  const wrongBelongings: [string[], string][] = [
    [['nikon-d600', 'bag', 'X', ...page], 'kind'],
    [['nikon-d600', 'battery', '', ...page], 'name'],
    [['nikon-d600', 'filter', '52 mm', ...page], 'name'],
  ];
  const tables = { 'notes/lenses.tsv': wrongNotes, 'belongings.tsv': wrongBelongings };
  const wrong = await withRows({
    'notes/lenses.tsv': wrongNotes.map(([row]) => row),
    'belongings.tsv': wrongBelongings.map(([row]) => row),
  });
  const expected = Object.entries(tables).flatMap(([file, rows]) =>
    rows.map(([, column], at) => `reference/${file}:${wrong.lines[file]! + at} ${column}`),
  );
  const errors = await findNoteErrors(wrong.copy);
  expect(errors.map((error) => /^\S+ \w+/.exec(error)?.[0])).toEqual(expected);
  // The rows are checked before the database is used.
  const start = modelFeature.prepare.load({} as Db, wrong.copy);
  await expect(start).rejects.toThrow(new Error(errors.join('\n')));
});
