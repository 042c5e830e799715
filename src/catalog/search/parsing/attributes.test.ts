import { join } from 'node:path';
import { expect, test } from 'vitest';
import { understandTyped } from './typed-words.server.ts';

const root = join(import.meta.dirname, '../../../..');
const idsOf = async (typed: string) => (await understandTyped(root, typed)).models.map(({ id }) => id);

test.for([
  ['film camera', 'nikon-fm2', 'nikon-d750'],
  ['kamera analog', 'olympus-ii', 'canon-eos-5d'],
  ['フィルムカメラ', 'leica-m6', 'leica-m10'],
  ['dslr', 'nikon-d750', 'nikon-f3'],
  ['35mm slr', 'canon-ae-1', 'bronica-etr'],
  ['full frame', 'nikon-d750', 'olympus-ii'],
  ['aps-c', 'nikon-d3500', 'nikon-d750'],
  ['medium format', 'yashica-mat-124-g', 'leica-m6'],
  ['rangefinder', 'yashica-electro-35', 'contax-t2'],
  ['point and shoot', 'ricoh-gr-iiix', 'sony-alpha-7-iii'],
  ['canon compact', 'canon-powershot-s95', 'sony-rx100-vii'],
  ['nikon film camera', 'nikon-f3', 'leica-m6'],
  ['wide angle for fuji', 'fujifilm-xf-10-24mm-f-4-r-ois', 'fujifilm-xf-23mm-f-1-4-r'],
  ['wide angle', 'canon-ef-s-10-18mm-f-4-5-5-6-is-stm', 'canon-ef-24-70mm-f-2-8l-ii-usm'],
  ['weitwinkel', 'canon-ef-28mm-f-2-8', 'panasonic-lumix-g-20mm-f-1-7-asph'],
  ['ultra wide', 'sony-e-10-18mm-f-4-oss', 'canon-ef-24mm-f-2-8'],
] as const)('%s finds %s and not %s', async ([typed, found, other]) => {
  const ids = await idsOf(typed);
  expect(ids).toContain(found);
  expect(ids).not.toContain(other);
});

test('a mount stands for a type of camera only if nearly all cameras with that mount are of the type', async () => {
  const { groups } = await understandTyped(root, 'dslr');
  expect(groups[0]!.any).toContain('cameras@canon ef-s');
  expect(groups[0]!.any).not.toContain('cameras@nikon f');
  const rangefinder = await understandTyped(root, 'rangefinder');
  expect(rangefinder.groups[0]!.any).toContain('cameras@leica m');
});
