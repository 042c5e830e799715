import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { factsOf } from '#src/gear/fit/facts.server.ts';
import { commonKnowledge } from '#src/gear/fit/facts.ts';
import { glassOf } from '#src/gear/fit/reasoning.ts';
import { referenceModels } from '#src/gear/models/names-service.server.ts';
import { root } from '#src/server/start-up/environment.ts';
import { findMountErrors } from './check-mounts.ts';
import { findTableErrors } from './check-tables.ts';

const folder = join(root, 'reference');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const tables = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.tsv') && read(name).split('\n', 1)[0]!.split('\t').includes('source'),
);

test('the tables in reference/ agree with each other and have only known values', () => {
  expect([...findTableErrors(read), ...findMountErrors(read)]).toEqual([]);
});

test.each(tables)('each row of %s has all columns, and sources with addresses', (name) => {
  const [head = '', ...lines] = read(name).replace(/\n$/, '').split('\n');
  const columns = head.split('\t');
  const rows = lines.map((line) => line.split('\t'));
  expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
  const addresses = rows.flatMap((row) => row[columns.indexOf('source')]!.split(' '));
  const others = addresses.filter((address) => address !== commonKnowledge);
  expect(others.filter((address) => !/^https?:\/\/[\w.-]*\w(:\d+)?(\/|$)/.test(address))).toEqual([]);
});

/** Lenses of which two versions have the same name, or of which no page says whether they have a ring. */
const unclearApertures = [
  'mamiya-35mm-f-3-5',
  'mamiya-55-110mm-f-4-5',
  'mamiya-80mm-f-2-8',
  'mamiya-120mm-f-4',
  'mamiya-150mm-f-3-5',
  'pentax-hd-pentax-d-fa-645-90mm-f-2-8-ed-aw-sr',
  'pentax-hd-pentax-da-645-28-45mm-f-4-5-ed-aw-sr',
  'pentax-smc-pentax-d-fa-645-25mm-f-4-al-if-sdm-aw',
  'pentax-smc-pentax-d-fa-645-55mm-f-2-8-al-if-sdm-aw',
  'tokina-af-28-300mm-f-4-6-3-emz',
];

test('each camera of a mount whose cameras differ in their functions has a row, and each lens of it a kind of aperture', async () => {
  const facts = await factsOf(root);
  const of = await referenceModels(root);
  const mounts = ['Nikon F', 'Pentax K', 'Sony A', 'Mamiya 645', 'Pentax 645', 'Hasselblad V'];
  expect([...facts.unequalMounts].toSorted()).toEqual(mounts.toSorted());
  const models = of.filter((model) => model.mounts.some((mount) => facts.unequalMounts.has(mount)));
  const lacking = models.flatMap(({ id, kind, maker, mounts: own }) => {
    if (kind === 'cameras') return facts.bodies.has(id) ? [] : id;
    const [mount = '', ...others] = own;
    const { aperture, shutter } = glassOf(facts, { id, maker }, mount);
    const isKnown = aperture !== undefined && (mount !== 'Hasselblad V' || shutter !== undefined);
    return others.length > 0 || isKnown ? [] : id;
  });
  expect(lacking.toSorted()).toEqual(unclearApertures.toSorted());
});
