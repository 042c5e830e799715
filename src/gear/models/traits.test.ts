import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lensTraitsOf } from './lens-traits.ts';
import { modelsById } from './names-service.server.ts';
import { traitsOfCamera, traitsOfLens } from './traits.ts';

const byId = await modelsById(join(import.meta.dirname, '../../..'));

const isMacro = (name: string) => lensTraitsOf(name, undefined).macro;
const autofocus = (focus: string, name = '50mm f/2') => traitsOfLens(name, focus, () => undefined).autofocus;

test.each([
  ['nikon-f3', true, 'slr', 'full-frame'],
  ['nikon-d750', false, 'slr', 'full-frame'],
  ['nikon-d90', false, 'slr', 'aps-c'],
  ['canon-eos-1d', false, 'slr', 'aps-h'],
  ['olympus-ii', true, 'compact', 'full-frame'],
  ['rollei-rolleiflex-2-8f', true, 'tlr', 'medium-format'],
  ['yashica-electro-35', true, 'rangefinder', 'full-frame'],
  ['fujifilm-x100v', false, 'compact', 'aps-c'],
  ['panasonic-dmc-gx80', false, 'mirrorless', 'four-thirds'],
  ['panasonic-dmc-lx100', false, 'compact', 'four-thirds'],
  ['leica-m6', true, 'rangefinder', 'full-frame'],
  ['leica-m-ev1', false, 'mirrorless', 'full-frame'],
  ['hasselblad-xpan', true, 'rangefinder', 'panorama'],
  ['polaroid-sx-70', true, 'instant', 'instant'],
  ['nikon-coolpix-p950', false, 'bridge', null],
  ['mamiya-c220', true, 'tlr', 'medium-format'],
  ['olympus-pen-ft', true, 'slr', 'half-frame'],
  ['canon-demi', true, null, 'half-frame'],
  ['yashica-samurai-x3-0', true, null, 'half-frame'],
  ['fujifilm-gfx-50r', false, 'mirrorless', 'medium-format'],
  ['sony-rx100', false, 'compact', 'one-inch'],
  ['canon-powershot-g1', false, 'compact', 'small'],
])('the camera %s has the film %s, the build %s and the format %s', (id, film, build, format) => {
  const model = byId.get(id);
  expect(model).toMatchObject({ film, build, format, focal: null, macro: null });
});

test('the most exact rule that knows a trait counts, and the row of a camera before any rule', () => {
  const rules = [
    { models: 'x-*', film: false, build: 'compact', year: null },
    { models: 'x-1*', film: true, build: null, year: 1990 },
    { models: 'Nikon F', film: null, build: 'slr', year: null },
    { models: 'x-10', film: false, build: null, year: null },
  ] as const;
  const traits = (id: string, mounts: string[] = [], film: boolean | null = null) =>
    traitsOfCamera(
      rules,
      { id, mounts, crop: null, frame: null },
      { models: '', film, build: null, year: null },
    );
  expect(traits('x-2')).toMatchObject({ film: false, build: 'compact', year: null });
  expect(traits('x-11')).toMatchObject({ film: true, build: 'compact', year: 1990 });
  expect(traits('x-10', ['Nikon F'])).toMatchObject({ film: false, build: 'slr', year: 1990 });
  expect(traits('x-10', [], true)).toMatchObject({ film: true });
  expect(traits('y-1')).toMatchObject({ film: null, build: null });
});

test.each([
  ['EF 24-70mm f/2.8L II USM', [24, 70], 2.8],
  ['AF-S Nikkor 18-55mm f/3.5-5.6G', [18, 55], 3.5],
  ['Nokton 42.5mm f/0.95', [42.5, 42.5], 0.95],
  ['Color-Skopar X 1:2,8/50', [50, 50], 2.8],
  ['VARIO-ELMARIT-SL 1:2.8/24-70 ASPH.', [24, 70], 2.8],
  ['Summicron TL 1:2 23 ASPH.', [23, 23], 2],
  ['MC Variozenitar-K 2.8-3.5/25-45', [25, 45], 2.8],
  ['Auto Petri 1:2.8 f=28mm', [28, 28], 2.8],
  ['AT-X 14-20 f/2 PRO DX', [14, 20], 2],
  ['24mm 2.0 Macro', [24, 24], 2],
  ['F 28-80mm f/3.5-4.5', [28, 80], 3.5],
  ['35mm T1.5 Cine Lens', [35, 35], null],
  ['Nikkor Z', null, null],
] as const)('the name %s has the focal lengths %j and the aperture %s', (name, focal, aperture) => {
  expect(lensTraitsOf(name, undefined)).toMatchObject({ focal, aperture });
});

test('a lens is a macro lens by its name, unless it is a zoom that only focuses closer', () => {
  expect(
    ['Makro-Planar T* 2/100', 'AF 70-180mm f/4.5-5.6D ED Micro', '90mm f/2.8 Macro'].map(isMacro),
  ).toEqual([true, true, true]);
  expect(['70-300mm f/4-5.6 DG Macro', '25mm f/1.8 Micro Four Thirds', '50mm f/2'].map(isMacro)).toEqual([
    false,
    false,
    false,
  ]);
});

test("a lens has autofocus as far as its focus is known or its name has 'AF', and corrections replace what was derived", () => {
  expect(['manual', 'screw', 'by-wire', ''].map((focus) => autofocus(focus))).toEqual([
    false,
    true,
    true,
    null,
  ]);
  expect([autofocus('', 'AF 50mm f/2'), autofocus('manual', 'AF 50mm f/2')]).toEqual([true, false]);
  expect(autofocus('', 'TTArtisan AFN 50mm')).toBeNull();
  const corrected: Partial<Record<string, string>> = { focal: '20-21', aperture: '3.4', pancake: 'yes' };
  expect(traitsOfLens('Skopar 20mm f/4 Macro', 'manual', (column) => corrected[column])).toMatchObject({
    focal: [20, 21],
    aperture: 3.4,
    autofocus: false,
    macro: true,
    pancake: true,
    film: null,
  });
});

test('every lens in the reference but a few has focal lengths and an aperture that exist', () => {
  const lenses = [...byId.values()].filter(({ kind }) => kind === 'lens');
  const odd = lenses.filter(({ focal, aperture }) => {
    const [from, to] = focal ?? [0, 0];
    return !(from >= 3 && from <= to && to <= 2000 && (aperture ?? 0) >= 0.7 && (aperture ?? 99) <= 11);
  });
  expect(odd.length).toBeLessThan(lenses.length / 100);
});
