import { join } from 'node:path';
import { expect, test } from 'vitest';
import { attributeTokens } from './attributes.ts';
import { referenceOf } from './models.server.ts';
import { understandTyped } from './typed-words.server.ts';

const root = join(import.meta.dirname, '../../../..');
const { described } = await referenceOf(root);
/** Returns the models that have the tokens of all attributes in a query. */
async function idsOf(typed: string): Promise<string[]> {
  const { groups } = await understandTyped(root, typed);
  const tokens = groups.flatMap(({ any }) => any.filter((word) => /^=(?!cameras|lens)/.test(word)));
  return [...described.values()]
    .filter((model) => tokens.every((token) => attributeTokens(model).includes(token)))
    .map(({ id }) => id);
}

test.for([
  ['film camera', 'nikon-fm2', 'nikon-d750'],
  ['kamera analog', 'olympus-ii', 'canon-eos-5d'],
  ['フィルムカメラ', 'leica-m6', 'leica-m10'],
  ['dslr', 'nikon-d750', 'nikon-f3'],
  ['full frame', 'nikon-d750', 'olympus-ii'],
  ['aps-c', 'nikon-d3500', 'nikon-d750'],
  ['medium format', 'yashica-mat-124-g', 'leica-m6'],
  ['rangefinder', 'yashica-electro-35', 'contax-t2'],
  ['point and shoot', 'ricoh-gr-iiix', 'sony-alpha-7-iii'],
  ['wide angle', 'canon-ef-s-10-18mm-f-4-5-5-6-is-stm', 'canon-ef-24-70mm-f-2-8l-ii-usm'],
  ['weitwinkel', 'canon-ef-28mm-f-2-8', 'panasonic-lumix-g-20mm-f-1-7-asph'],
  ['ultra wide', 'sony-e-10-18mm-f-4-oss', 'canon-ef-24mm-f-2-8'],
  ['フィルム一眼レフ', 'nikon-fm2', 'nikon-d750'],
  ['digital compact', 'canon-powershot-s95', 'contax-t2'],
  ['tele', 'canon-ef-70-200mm-f-2-8l-is-ii-usm', 'canon-ef-24-70mm-f-2-8l-ii-usm'],
  ['normal lens', 'nikon-nikkor-ai-s-50mm-f-1-4', 'nikon-nikkor-ai-s-105mm-f-2-5'],
  ['half frame camera', 'olympus-pen-ft', 'nikon-fm2'],
  ['half frame', 'canon-dial-35', 'nikon-fm2'],
  ['Halbformat', 'pentax-17', 'leica-m6'],
  ['ハーフカメラ', 'canon-demi-ee17', 'olympus-xa'],
  ['コンデジ', 'canon-powershot-s95', 'contax-t2'],
  ['vintage lens', 'kmz-helios-44-58mm-f-2', 'nikon-nikkor-af-s-50mm-f-1-8g'],
  ['vintage', 'pentax-super-takumar-55mm-f-1-8', 'pentax-takumar-f-70-210mm-f-4-5-6'],
  ['altes objektiv', 'minolta-md-rokkor-50mm-f-1-4', 'canon-ef-50mm-f-1-8-stm'],
  ['オールドレンズ', 'olympus-zuiko-auto-s-50mm-f-1-8', 'sony-e-10-18mm-f-4-oss'],
  ['pancake', 'canon-ef-40mm-f-2-8-stm', 'canon-ef-50mm-f-1-8-stm'],
] as const)('%s finds %s and not %s', async ([typed, found, other]) => {
  const ids = await idsOf(typed);
  expect(ids).toContain(found);
  expect(ids).not.toContain(other);
});

test.for(['old lens m42', 'm42 old lens', 'オールドレンズ m42', 'vintage m42 lens'])(
  '%s names the mount and no camera',
  async (typed) => {
    const { groups, camera } = await understandTyped(root, typed);
    expect(camera).toBeNull();
    expect(groups.flatMap(({ any }) => any)).toContain('lens@m42');
    expect(groups.flatMap(({ any }) => any)).not.toContain('lens@leica m');
  },
);

test('a mount stands for a type of camera only if nearly all cameras with that mount are of the type', async () => {
  const { groups } = await understandTyped(root, 'dslr');
  expect(groups[0]!.any).toContain('cameras@canon ef-s');
  expect(groups[0]!.any).not.toContain('cameras@nikon f');
  const rangefinder = await understandTyped(root, 'rangefinder');
  expect(rangefinder.groups[0]!.any).toContain('cameras@leica m');
});
