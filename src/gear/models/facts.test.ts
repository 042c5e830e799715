import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { factsOfModel } from './facts-service.server.ts';
import { referenceModels } from './names-service.server.ts';
import { rowsOf, type Row } from './tables-service.server.ts';

const root = join(import.meta.dirname, '../../..');
const models = await referenceModels(root);

const tables = new Map<string, Row[]>();
function rowAt(place: string): Row {
  const [, file = '', line] = /^(.*):(\d+)$/.exec(place) ?? [];
  if (!tables.has(file)) tables.set(file, rowsOf(readFileSync(join(root, file), 'utf8')));
  return tables.get(file)![Number(line) - 2]!;
}

async function factOf(id: string, wanted: string) {
  const found = (await factsOfModel(root, id)).find(({ name }) => name === wanted);
  return found && { text: found.text, place: found.place.replace(/:\d+$/, ''), sources: found.sources };
}

test('each fact of each model is what the row says that it names', async () => {
  for (const model of models) {
    const { id } = model;
    const facts = await factsOfModel(root, id);
    const shown = Object.fromEntries(facts.map(({ name, text }) => [name, text]));
    expect(shown, id).toMatchObject({ maker: model.maker, name: model.name });
    for (const name of ['film', 'build', 'focal', 'aperture', 'autofocus', 'format'] as const)
      expect(name in shown, `${id} ${name}`).toBe(model[name] !== null);
    expect(shown['year'], id).toBe(model.year?.toString());
    expect(shown['mounts'] ?? 'fixed lens', id).toBe(model.mounts.join(', ') || 'fixed lens');
    const rows = new Map(facts.map(({ name, place }) => [name, rowAt(place)]));
    const ofTraits = [rows.get('year')?.['year'], rows.get('build')?.['build'], rows.get('film')?.['film']];
    const film = model.film === null ? undefined : model.film ? 'yes' : 'no';
    expect(ofTraits, id).toEqual([shown['year'], model.build ?? undefined, film]);
    for (const [name, row] of rows) {
      const of = row['id'] ?? row['model'] ?? row['models']!;
      const applies = [id, ...model.mounts, ...(model.variants?.ids ?? [])].some((each) =>
        of.split(', ').includes(each),
      );
      expect(applies || (of.endsWith('*') && id.startsWith(of.slice(0, -1))), `${id} ${name}`).toBe(true);
    }
  }
});

test.for([
  ['leica-m3', 'format', 'Full frame (24 × 36 mm)', 'reference/own-cameras.tsv'],
  ['canon-eos-5d', 'crop', '1 (full frame)', 'reference/cameras.tsv'],
  ['canon-eos-5d', 'year', '2005', 'reference/traits.tsv'],
  ['nikon-nikkor-af-50mm-f-1-8d', 'focal', '50 mm', 'reference/lenses.tsv'],
  ['nikon-nikkor-af-50mm-f-1-8d', 'covers', 'Full frame', 'reference/fit/lenses.tsv'],
  ['canon-eos-d30', 'mounts', 'Canon EF', 'reference/fit/corrections.tsv'],
  ['canon-eos-10', 'names', 'EOS 10S', 'reference/regional-variants.tsv'],
] as const)('%s: %s is %s, from %s', async ([id, name, text, place]) => {
  expect(await factOf(id, name)).toMatchObject({ text, place });
});

test('a fact names the pages that prove it, or the database of lensfun', async () => {
  expect((await factOf('canon-eos-d30', 'mounts'))?.sources).toEqual([
    'http://www.liquisearch.com/aps-c/aps-c_lens_formats',
  ]);
  expect((await factOf('canon-eos-5d', 'crop'))?.sources).toEqual([null]);
  const every = await Promise.all(models.map(async ({ id }) => factsOfModel(root, id)));
  const unproved = every.flat().filter(({ sources }) => sources.length === 0 || sources.includes(''));
  expect(unproved.map(({ place }) => place)).toEqual([]);
});

test('a lens that is known with one mount only, which its maker does not use, has no mount among its facts', async () => {
  const uncertain = models.find(
    ({ kind, mounts, choices }) => kind === 'lens' && mounts.length === 0 && choices.length > 0,
  )!;
  expect(await factOf(uncertain.id, 'mounts')).toBeUndefined();
  expect(await factsOfModel(root, 'no-such-model')).toEqual([]);
});
