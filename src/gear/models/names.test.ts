import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  findNamedModels,
  namedInTitle,
  referenceModels,
  sameModels,
  suggestModels,
} from './names-service.server.ts';

const root = join(import.meta.dirname, '../../..');

test.for([
  ['cameras', 'Sony', 'A7 III body', 'sony-alpha-7-iii'],
  ['cameras', 'Nikon', 'Z6 II body, 3,000 shutter releases', 'nikon-z-6ii'],
  ['cameras', 'Sony', 'Sony a6400 with 16-50mm OSS', 'sony-alpha-6400'],
  ['lens', 'Canon', 'Canon EF 50mm f/1.8 STM, boxed', 'canon-ef-50mm-f-1-8-stm'],
  ['lens', 'Nikon', 'AF-S Nikkor 50mm 1:1.8 G', 'nikon-nikkor-af-s-50mm-f-1-8g'],
  ['cameras', 'Nikon', 'FG-20 body, black', 'nikon-fg-20'],
  // Null when in doubt: the words may name a model that the reference lacks.
  ['cameras', 'Nikon', 'FG-30 body, black', null],
  ['cameras', 'Nikon', 'Nikkorex 35 body, black', 'nikon-nikkorex-35'],
  ['cameras', 'Nikon', 'FM2n body, black', 'nikon-fm2'],
  ['cameras', 'Canon', 'AE-1 Program with 50mm', 'canon-ae-1-program'],
  ['cameras', 'Minolta', 'SRT 101 chrome', 'minolta-sr-t-101'],
  ['cameras', 'Canon', 'EOS 5D Mark II', 'canon-eos-5d-mark-ii'],
  // There are cameras with 'Flash' in their names.
  ['cameras', 'Nikon', 'D750 with built-in flash', 'nikon-d750'],
  ['cameras', 'Canon', 'EOS Rebel T7i body', 'canon-eos-rebel-t7i'],
  ['cameras', 'Canon', 'Canon EOS 800D (Rebel T7i, Kiss X9i)', 'canon-eos-kiss-x9i'],
  ['cameras', 'Nikon', 'Nikon N4004', 'nikon-f-401'],
  ['cameras', 'Olympus', 'Infinity Stylus Epic', 'olympus-stylus-epic'],
  ['cameras', 'Nikon', 'Nikon camera', null],
  ['cameras', 'Nikon', 'Camera f5b56485', null],
  ['lens', 'Sony', 'FE 50mm f/1.4 GM', 'sony-fe-50mm-f-1-4-gm'],
  ['lens', 'Sony', 'FE 300mm f/2.8 GM', null],
  ['lens', 'Leica', 'Summilux 50mm f/1.4 ASPH, boxed', 'leica-summilux-m-50mm-f-1-4-asph'],
  ['lens', 'Leica', 'Leitz Summicron-R 50mm f/2', 'leica-summicron-r-50mm-f-2'],
  ['lens', 'Leica', 'Summicron 35mm f/2 ASPH', 'leica-summicron-m-35mm-f-2-asph'],
  ['lens', 'Rokinon', 'Rokinon 12mm f/2 NCS CS', 'samyang-12mm-f-2-ncs-cs'],
  ['lens', 'Voigtlaender', 'Nokton 58mm f/1.4 SLII', 'voigtlander-nokton-58mm-f-1-4-slii'],
  ['lens', 'Leica', 'Summilux-M 35mm f/1.4 pre-ASPH', 'leica-summilux-m-35mm-f-1-4'],
  ['lens', 'Canon', 'EF 70-200mm f/2.8L non-IS USM', 'canon-ef-70-200mm-f-2-8l-usm'],
  ['lens', 'Nikon', 'Nikkor-S 50mm f/1.4 pre-AI', 'nikon-nikkor-s-auto-50mm-f-1-4'],
  ['lens', 'Contax', 'Carl Zeiss Planar T* 1.4/50 C/Y', 'contax-planar-t-50mm-f-1-4'],
  ['lens', 'Canon', 'Canon New FD 85mm 1:1.8', 'canon-fdn-85mm-f-1-8'],
  ['lens', 'Nikon', 'Nikkor 85mm f/1.4 AI-S', 'nikon-nikkor-ai-s-85mm-f-1-4'],
  ['lens', 'Canon', '50mm', null],
  ['accessories', 'Nikon', 'Nikon D850 battery grip', null],
] as const)('among %s, the brand %s and the title %s name the model %s', async ([kind, brand, title, id]) => {
  expect(await namedInTitle(root, kind, brand, title)).toBe(id);
});

test.for([
  ['rebel t7i', 'canon-eos-rebel-t7i', 'canon-eos-800d'],
  ['canon 800d', 'canon-eos-800d', 'canon-eos-rebel-t7i'],
  ['kissx9i', 'canon-eos-kiss-x9i', 'canon-eos-rebel-t7i'],
  ['stylus epic', 'olympus-stylus-epic', 'olympus-ii'],
  ['mju ii', 'olympus-ii', 'olympus-stylus-epic'],
  ['gx85', 'panasonic-dmc-gx85', 'panasonic-dmc-gx80'],
  ['gx7mk2', 'panasonic-dmc-gx80', 'panasonic-dmc-gx85'],
  ['maxxum 5d', 'konica-minolta-maxxum-5d', 'konica-minolta-dynax-5d'],
] as const)('%s finds %s first, and its variant %s', async ([typed, id, variant]) => {
  const found = await findNamedModels(root, typed, 10);
  expect(found[0]?.model.id).toBe(id);
  expect(found.find(({ model }) => model.id === variant)?.exactly).toBe(true);
  expect(await sameModels(root, id)).toContain(variant);
});

test.for([
  ['EF 50mm F1.8 STM', 'canon-ef-50mm-f-1-8-stm'],
  ['stm 1.8 50mm canon', 'canon-ef-50mm-f-1-8-stm'],
  ['nikkor 1:1.8/85 g af-s', 'nikon-nikkor-af-s-85mm-f-1-8g'],
  ['Sigma 35 F1.4 Art', 'sigma-35mm-f-1-4-dg-hsm-art'],
  ['Tamron 28-75mm F2.8 Di III RXD', 'tamron-e-28-75mm-f-2-8'],
  ['tamron 90 macro', 'tamron-sp-af-90mm-f-2-8-di-macro-1-1'],
  ['tamron 28-75 2.8 sony e', 'tamron-e-28-75mm-f-2-8'],
  ['E 16-50 kit', 'sony-e-16-50mm-f-3-5-5-6-oss-pz'],
  ['lumix s5', 'panasonic-dc-s5'],
  ['Cyber-shot DSC-RX100 III', 'sony-rx100-iii'],
  ['mju 2', 'olympus-ii'],
  ['5DIII', 'canon-eos-5d-mark-iii'],
  ['a7r3', 'sony-alpha-7r-iii'],
  ['gr3x', 'ricoh-gr-iiix'],
  ['griiix', 'ricoh-gr-iiix'],
  ['grd', 'ricoh-gr-digital'],
  ['M6', 'leica-m6'],
  ['SEL35F18', 'sony-e-35mm-f-1-8-oss'],
  ['SEL35F18F', 'sony-fe-35mm-f-1-8'],
  ['ILCE7RM3', 'sony-alpha-7r-iii'],
  ['Walimex Pro 85mm f/1.4', 'samyang-af-85mm-f-1-4'],
  ['beercan', 'minolta-af-70-210mm-f-4-macro'],
  ['canon 40mm pancake', 'canon-ef-40mm-f-2-8-stm'],
  ['rolliflex 2.8f', 'rollei-rolleiflex-2-8f'],
  ['summicr', 'leica-summicron-m-35mm-f-2'],
  // Words of sellers, and what comes with an item.
  ['5d classic', 'canon-eos-5d'],
  ['xt5 black body', 'fujifilm-x-t5'],
  ['sony a7rv boxed, 2k shutter count, uk stock', 'sony-alpha-7r-v'],
  ['leica m3 double stroke, serviced', 'leica-m3'],
  ['nikon em w/ series e 50mm', 'nikon-em'],
  ['canon 7d mark i + case', 'canon-eos-7d'],
  ['new f1', 'canon-new-f-1'],
  ['zenit e with helios 44-2', 'zenit-e'],
  // Short forms.
  ['cannon 17-40L', 'canon-ef-17-40mm-f-4l-usm'],
  ['canon 35L mk2', 'canon-ef-35mm-f-1-4l-ii-usm'],
  ['ttartisan 50 .95', 'ttartisan-50mm-f-0-95-asph'],
  ['pl 42.5 1.2 nocticron', 'panasonic-leica-dg-nocticron-42-5mm-f-1-2-asph-power-ois'],
  ['pl 12 1.4', 'panasonic-leica-dg-summilux-12mm-f-1-4-asph'],
  ['laowa 7.5 f2', 'venus-laowa-7-5mm-f-2'],
  ['touit 50', 'zeiss-touit-2-8-50m'],
  ['elmar 5cm 3.5', 'leica-elmar-50mm-f-3-5'],
  ['sal50f18', 'sony-dt-50mm-f-1-8-sam'],
  ['m240', 'leica-m-typ-240'],
  ['helios 44m4', 'kmz-mc-helios-44m-4-58mm-f-2'],
  ['s5iix', 'panasonic-dc-s5m2x'],
  ['tamron a036', 'tamron-e-28-75mm-f-2-8'],
  ['summilux 50 apsh', 'leica-summilux-m-50mm-f-1-4-asph'],
  ['sony 16-50 kit', 'sony-e-16-50mm-f-3-5-5-6-oss-pz'],
  // 'Pre-AI' excludes AI, and the name of a maker excludes lenses for its cameras.
  ['nikkor s 50 1.4 pre ai', 'nikon-nikkor-s-auto-50mm-f-1-4'],
  ['summilux 35 pre-asph', 'leica-summilux-m-35mm-f-1-4'],
  ['panny 25 1.7', 'panasonic-lumix-g-25mm-f-1-7-asph'],
  ['nifty fifty', 'canon-ef-50mm-f-1-8'],
  ['texas leica', 'fujifilm-gw690'],
  ['bigma', 'sigma-50-500mm-f-4-6-3-ex-dg-hsm'],
] as const)('%s suggests %s first', async ([typed, id]) => {
  expect((await suggestModels(root, { typed }, 12))[0]?.model.id).toBe(id);
});

test('the version of a model alone suggests nothing', async () => {
  expect(await suggestModels(root, { typed: 'mark ii' }, 12)).toEqual([]);
  expect(await namedInTitle(root, 'cameras', 'Canon', 'Mark II')).toBeNull();
});

const numbers: Record<string, number> = { II: 2, III: 3, IV: 4, V: 5, VI: 6, VII: 7 };
const mutations: Record<string, (name: string) => string> = {
  'lower case': (name) => name.toLowerCase(),
  'no punctuation': (name) => name.replaceAll(/[-/*(),]/g, ' '),
  'reversed words': (name) => name.split(' ').toReversed().join(' '),
  'one typo': (name) => name.replace(/\p{L}{5,}/u, (word) => word[0]! + word[2]! + word[1]! + word.slice(3)),
  'another version': (name) =>
    name.replace(/ (?:Mark )?(VII|VI|IV|V|III|II)\b/, (_all, numeral: string) => ` mk${numbers[numeral]}`),
};

test.for(Object.entries(mutations))(
  'nearly every model or its variant is found first by its name with %s',
  async ([, mutate]) => {
    const models = (await referenceModels(root)).filter((_model, at) => at % 29 === 0);
    const missed: string[] = [];
    for (const { id, maker, name } of models) {
      const [first] = await findNamedModels(root, mutate(`${maker} ${name}`), 1);
      if (!(await sameModels(root, id)).includes(first?.model.id ?? '')) missed.push(id);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(models.length * 0.02);
  },
);

test('the right model is at or near the top for names that users type', async () => {
  const rows = readFileSync(join(root, 'test/gold/names-typed.tsv'), 'utf8').trimEnd().split('\n').slice(1);
  let sum = 0;
  for (const row of rows) {
    const [typed = '', right = ''] = row.split('\t');
    const found = await findNamedModels(root, typed, 10);
    const rank =
      1 + found.findIndex(({ model }) => right.split('; ').includes(`${model.maker} ${model.name}`));
    sum += rank === 0 ? 0 : 1 / rank;
  }
  expect(sum / rows.length, 'mean reciprocal rank').toBeGreaterThanOrEqual(0.9);
});

const suggest = async (brand: string, typed: string) =>
  (await suggestModels(root, { typed, brand, kind: 'lens' }, 12)).map(({ model }) => model.maker);

test('a brand limits suggestions to its own models only if it is a maker', async () => {
  expect(new Set(await suggest('Rokinon', '12mm'))).toEqual(new Set(['Samyang']));
  expect(new Set(await suggest('Helios', '44-2'))).toEqual(new Set(['KMZ']));
});

test.for([
  '',
  ' ',
  '…',
  '%',
  '\0',
  "' or 1=1 --",
  'constructor',
  '__proto__ valueof',
  'x'.repeat(10_000),
  'f/'.repeat(3000),
  '1:1:'.repeat(2500),
  '5-'.repeat(5000),
])('a search for hostile text takes at most two seconds of CPU: %#', async (typed) => {
  const began = process.threadCpuUsage();
  expect(await findNamedModels(root, typed, 5)).toBeInstanceOf(Array);
  expect(process.threadCpuUsage(began).user).toBeLessThan(2_000_000);
});
