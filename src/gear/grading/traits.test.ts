import { expect, test } from 'vitest';
import { checklistFor } from './checklists.ts';
import { traitsOf } from './traits.ts';

const pointsFor = (name: string, mounts: string[], film: boolean) =>
  checklistFor(film ? 'film' : 'digital', traitsOf({ kind: 'cameras', name, mounts, film }), {}).points;
const idsFor = (name: string, mounts: string[], film: boolean) =>
  pointsFor(name, mounts, film).map(({ id }) => id);

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
});

const answersFor = (name: string, mounts: string[], id: string) =>
  pointsFor(name, mounts, true)
    .find((point) => point.id === id)
    ?.answers.map(({ value }) => value);

test('a model that has a part does not offer the answer that it has none', () => {
  expect(answersFor('EOS 3', ['Canon EF'], 'autofocus')).toEqual(['sure', 'slow', 'fails']);
  // The reference does not say whether it has autofocus.
  expect(answersFor('F100', ['Nikon F'], 'autofocus')).toEqual(['sure', 'none', 'slow', 'fails']);
  expect(answersFor('FM2', ['Minolta SR'], 'autofocus')).toBeUndefined();
});
