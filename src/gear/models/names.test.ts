import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findNamedModels, namedInTitle } from './names-service.server.ts';

const root = join(import.meta.dirname, '../../..');

test.for([
  ['cameras', 'Sony', 'A7 III body', 'sony-alpha-7-iii'],
  ['cameras', 'Nikon', 'Z6 II body, 3,000 shutter releases', 'nikon-z-6ii'],
  ['cameras', 'Sony', 'Sony a6400 with 16-50mm OSS', 'sony-alpha-6400'],
  ['lens', 'Canon', 'Canon EF 50mm f/1.8 STM, boxed', 'canon-ef-50mm-f-1-8-stm'],
  ['lens', 'Nikon', 'AF-S Nikkor 50mm 1:1.8 G', 'nikon-nikkor-af-s-50mm-f-1-8g'],
  ['cameras', 'Nikon', 'FG-20 body, black', 'nikon-fg-20'],
  // Null when in doubt: the words may name a model that the reference lacks.
  ['cameras', 'Nikon', 'Nikkorex 35 body, black', null],
  ['cameras', 'Nikon', 'FM2n body, black', 'nikon-fm2'],
  ['cameras', 'Canon', 'AE-1 Program with 50mm', 'canon-ae-1-program'],
  ['cameras', 'Minolta', 'SRT 101 chrome', 'minolta-sr-t-101'],
  ['cameras', 'Canon', 'EOS 5D Mark II', 'canon-eos-5d-mark-ii'],
  ['cameras', 'Nikon', 'Nikon camera', null],
  ['lens', 'Sony', 'FE 50mm f/1.4 GM', null],
  ['lens', 'Canon', '50mm', null],
  ['accessories', 'Nikon', 'Nikon D850 battery grip', null],
] as const)('among %s, the brand %s and the title %s name the model %s', async ([kind, brand, title, id]) => {
  expect(await namedInTitle(root, kind, brand, title)).toBe(id);
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
])('a search for hostile text ends within two seconds: %#', async (typed) => {
  const began = performance.now();
  expect(await findNamedModels(root, typed, 5)).toBeInstanceOf(Array);
  expect(performance.now() - began).toBeLessThan(2_000);
});
