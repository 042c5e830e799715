import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mountNamed } from '#src/gear/models/mounts-service.server.ts';
import { checklistFor } from './checklists.ts';
import { knownTraits } from './service.server.ts';
import { namedMounts, traitsOf } from './traits.ts';

const pointsFor = (name: string, mounts: string[], film: boolean) =>
  checklistFor(film ? 'film' : 'digital', traitsOf({ kind: 'cameras', name, mounts, film }), {}).points;
const idsFor = (name: string, mounts: string[], film: boolean) =>
  pointsFor(name, mounts, film).map(({ id }) => id);

const root = join(import.meta.dirname, '../../..');

test('every mount that decides a trait is in the table of mounts', async () => {
  const names = [...namedMounts];
  expect(names).toEqual(await Promise.all(names.map(async (name) => mountNamed(root, name))));
});

test('a camera is asked only what applies to its model', () => {
  const glass = ['fungus', 'haze', 'scratches', 'blades', 'lensDust', 'extends'];
  for (const [name, mounts, film] of [
    ['X100V', [], false],
    ['T2', [], true],
  ] as const) {
    expect(idsFor(name, [...mounts], film), name).toEqual(expect.arrayContaining(glass));
    expect(idsFor(name, [...mounts], film), name).not.toContain('mount');
  }
  const d750 = idsFor('D750', ['Nikon F'], false);
  expect(d750).toEqual(expect.arrayContaining(['autofocus', 'mirror', 'mount', 'curtains']));
  for (const id of [...glass, 'rangefinder', 'build']) expect(d750).not.toContain(id);
  expect(idsFor('Alpha 7 IV', ['Sony E'], false)).not.toContain('mirror');
  const m6 = idsFor('M6', ['Leica M'], true);
  expect(m6).toContain('rangefinder');
  for (const id of ['mirror', 'autofocus', 'magazines', 'bellows']) expect(m6).not.toContain(id);
  expect(idsFor('M1', ['Leica M'], true)).not.toContain('rangefinder');
  expect(idsFor('K-01', ['Pentax K'], false)).not.toContain('mirror');
  expect(idsFor('500C/M', ['Hasselblad V'], true)).toContain('magazines');
  expect(idsFor('Sensorex', ['Miranda'], true)).toContain('mirror');
  for (const name of ['EOS C200', 'Pocket Cinema Camera 6K']) {
    const cine = idsFor(name, ['Canon EF-S'], false);
    for (const id of ['mirror', 'curtains']) expect(cine, name).not.toContain(id);
  }
});

const answersFor = (name: string, mounts: string[], id: string) =>
  pointsFor(name, mounts, true)
    .find((point) => point.id === id)
    ?.answers.map(({ value }) => value);

test('a model with a part does not offer the answer none', () => {
  expect(answersFor('EOS 3', ['Canon EF'], 'autofocus')).toEqual(['sure', 'slow', 'fails']);
  // The reference does not say whether it has autofocus.
  expect(answersFor('F100', ['Nikon F'], 'autofocus')).toEqual(['sure', 'none', 'slow', 'fails']);
  expect(answersFor('FM2', ['Minolta SR'], 'autofocus')).toBeUndefined();
});

const parts = ['mirror', 'rangefinder', 'autofocus', 'bellows', 'magazines'];
const partsOf = (name: string) => idsFor(name, [], true).filter((id) => parts.includes(id));

test('a film camera with a built-in lens is asked only about parts that it has', () => {
  for (const name of ['T2', 'T4', 'GR1v', 'Stylus Epic', 'µ-II'])
    expect(partsOf(name), name).toEqual(['autofocus']);
  for (const name of ['Canonet QL17 G-III', 'XA', 'GW690II', 'Electro 35'])
    expect(partsOf(name), name).toEqual(['rangefinder']);
  for (const name of [
    '2.8E',
    'Rolleiflex 3.5F',
    'Mat-124 G',
    'Trip 35',
    'XA2',
    '35',
    'Pen EE-3',
    'Autocord L',
  ])
    expect(partsOf(name), name).toEqual([]);
  expect(partsOf('SX-70')).toEqual(expect.arrayContaining(['mirror', 'bellows']));
});

test('a camera is never asked what would spoil its film or what nobody can see', () => {
  const hidden = ['advance', 'rewind', 'slowSpeeds', 'fastSpeeds', 'shutter', 'seals'];
  const askedOf = (name: string, mounts: string[]) =>
    idsFor(name, mounts, true).filter((id) => hidden.includes(id));
  for (const name of ['Instax Mini 11', 'SX-70', 'OneStep 600']) {
    expect(askedOf(name, []), name).toEqual([]);
    expect(idsFor(name, [], true), name).toEqual(expect.arrayContaining(['eject', 'rollers']));
  }
  expect(askedOf('T2', [])).toEqual(['advance', 'rewind', 'slowSpeeds', 'seals']);
  expect(askedOf('FM2', ['Nikon F'])).toEqual(hidden);
  expect(askedOf('500C/M', ['Hasselblad V'])).not.toContain('rewind');
  for (const name of ['GW690II', 'GA645Zi', 'GS645', 'Lubitel 166B'])
    expect(askedOf(name, []), name).not.toContain('rewind');
  for (const [name, mount] of [
    ['Z 8', 'Nikon Z'],
    ['Alpha 9 III', 'Sony E'],
    ['FX6', 'Sony E'],
    ['Komodo 6K', 'Canon RF'],
    ['fp L', 'L-Mount'],
    ['X2D II 100C', 'Hasselblad X'],
  ] as const)
    expect(idsFor(name, [mount], false), name).not.toContain('curtains');
  expect(idsFor('Z 6 II', ['Nikon Z'], false)).toContain('curtains');
});

const checksWithCamera = (name: string, mounts: string[]) =>
  checklistFor('lens', traitsOf({ kind: 'lens', name, mounts, film: false }), {})
    .points.map(({ id }) => id)
    .filter((id) => ['coupling', 'stopping'].includes(id));

test('only rangefinder lenses are compared with a rangefinder, and only autofocus lenses stopped down by a camera', () => {
  expect(checksWithCamera('Jupiter-8 50mm f/2', ['M39 (Leica thread)'])).toEqual(['coupling']);
  expect(checksWithCamera('EF 24-105mm f/4L IS USM', ['Canon EF'])).toEqual(['stopping']);
  expect(checksWithCamera('smc Pentax-M 50mm f/1.7', ['Pentax K'])).toEqual([]);
});

const focusPoints = (name: string, mount: string) => {
  const known = traitsOf({ kind: 'lens', name, mounts: [mount], film: false });
  const ids = checklistFor('lens', known, {}).points.map(({ id }) => id);
  return ['autofocus', 'flaking'].filter((id) => ids.includes(id));
};

test('a lens is asked about autofocus or about what old manual lenses suffer from', () => {
  for (const [name, mount] of [
    ['Nikkor Z 50mm f/1.8 S', 'Nikon Z'],
    ['E 16-50mm f/3.5-5.6 OSS PZ', 'Sony E'],
    ['M.Zuiko Digital 45mm f/1.8', 'Micro Four Thirds'],
    ['LUMIX S 50mm f/1.8', 'L-Mount'],
    ['smc Pentax-FA 43mm f/1.9 Limited', 'Pentax K'],
    ['HD Pentax-D FA* 70-200mm f/2.8 ED DC AW', 'Pentax K'],
    ['smc Pentax-DA* 50-135mm f/2.8 ED IF SDM', 'Pentax K'],
    ['24-70mm f/2.8 DG DN | Art', 'Sony E'],
    ['GF45mm f/2.8 R WR', 'Fujifilm G'],
  ] as const)
    expect(focusPoints(name, mount), name).toEqual(['autofocus']);
  for (const [name, mount] of [
    ['Nikkor AI-S 105mm f/2.5', 'Nikon F'],
    ['Lens Series E 50mm f/1.8', 'Nikon F'],
    ['smc Pentax-M 50mm f/1.7', 'Pentax K'],
    ['Loxia 50mm f/2 Planar T*', 'Sony E'],
    ['Planar T* 1,4/50 ZF.2', 'Nikon F'],
  ] as const)
    expect(focusPoints(name, mount), name).toEqual(['flaking']);
  expect(focusPoints('Nikkor 50mm f/1.4', 'Nikon F')).toEqual(['autofocus', 'flaking']);
});

test.each([
  ['film', 'nikon-fm2', ['mirror'], ['autofocus', 'rangefinder']],
  ['film', 'nikon-f100', ['autofocus', 'mirror'], ['rangefinder']],
  ['film', 'kodak-retina-ib', ['bellows'], ['autofocus', 'mirror', 'rangefinder']],
  ['film', 'seagull-4a', ['advance'], ['autofocus', 'mirror', 'rangefinder', 'rewind']],
  ['digital', 'sigma-sd-quattro', ['autofocus'], ['mirror', 'accuracy']],
  ['lens', 'lzos-industar-61-l-z-mc-50mm-f-2-8', ['flaking'], ['autofocus', 'stabilizer', 'stopping']],
  ['lens', 'om-system-om-12-100mm-f-4', ['autofocus', 'stabilizer'], ['flaking', 'yellowing']],
] as const)('the list %s for %s has only points that the facts of the reference allow', async (...row) => {
  const [list, id, asked, leftOut] = row;
  const ids = checklistFor(list, await knownTraits(root, id), {}).points.map((point) => point.id);
  expect(ids).toEqual(expect.arrayContaining([...asked]));
  for (const point of leftOut) expect(ids).not.toContain(point);
});
