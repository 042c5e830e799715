import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLensfun, type Entry } from './lensfun-xml.ts';
import { idOf, readRenamed, toCameras, toLenses, withoutSuccessor } from './models.ts';
import { mountOf } from './mounts.ts';

const entry = (maker: string, model: string, mounts: string[] = ['Nikon F AF'], crop = 1): Entry => ({
  maker: { '': maker },
  model: { '': model },
  mounts,
  cropFactor: crop,
});

const camerasOf = (...entries: Entry[]) => toCameras(entries, new Map());
const lensesOf = (...entries: Entry[]) => toLenses(entries, new Map());

const read = (name: string): string[][] =>
  readFileSync(join(import.meta.dirname, '../../reference', name), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

describe('reading lensfun', () => {
  const xml = `<lensdatabase version="1">
    <mount><name>Nikon F</name><name lang="ru">Никон F</name><compat>M42</compat><compat>Nikon F AI</compat></mount>
    <!-- <camera><maker>Nobody</maker><model>Commented</model></camera> -->
    <camera>
      <maker>Nikon Corporation</maker><maker lang="en">Nikon</maker>
      <model>NIKON Z 6_2</model><model lang="en">Z 6II</model>
      <mount>Nikon Z</mount><cropfactor>1.003</cropfactor>
    </camera>
    <lens>
      <maker>Sigma</maker><model>Sigma 50mm f/1.4 &amp; more</model>
      <mount>Canon EF</mount><mount>Nikon F AF</mount><cropfactor>1</cropfactor>
      <calibration><distortion model="ptlens" focal="50" a="0" b="0" c="0"/></calibration>
    </lens></lensdatabase>`;
  const { cameras, lenses } = readLensfun([xml]);

  test('the parser reads names in every language and skips comments', () => {
    expect(cameras).toEqual([
      {
        maker: { '': 'Nikon Corporation', en: 'Nikon' },
        model: { '': 'NIKON Z 6_2', en: 'Z 6II' },
        mounts: ['Nikon Z'],
        cropFactor: 1.003,
      },
    ]);
    expect(lenses).toMatchObject([
      { model: { '': 'Sigma 50mm f/1.4 & more' }, mounts: ['Canon EF', 'Nikon F AF'] },
    ]);
  });

  test('a model keeps its EXIF name as an alias if it differs from the usual name', () => {
    expect(camerasOf(...cameras)).toEqual([
      {
        id: 'nikon-z-6ii',
        maker: 'Nikon',
        name: 'Z 6II',
        mounts: ['Nikon Z'],
        cropFactor: 1,
        alias: 'NIKON Z 6_2'.slice(6),
      },
    ]);
  });
});

test('a Nikon Z whose name has no space is also known with one', () => {
  const z5: Entry = { ...entry('Nikon', 'NIKON Z5_2', ['Nikon Z']), model: { '': 'NIKON Z5_2', en: 'Z5II' } };
  expect(camerasOf(z5)).toMatchObject([{ name: 'Z5II', alias: 'Z5_2,Z 5II' }]);
});

describe('mounts', () => {
  test.each([
    ['Pentak K', 'Pentax K'],
    ['Pentax KAF3', 'Pentax K'],
    ['Nikon AF F', 'Nikon F'],
    ['Minolta AF', 'Sony A'],
    ['Micro 4/3 System', 'Micro Four Thirds'],
    ['canonG7', undefined],
    ['LeicaQ2', undefined],
    ['Generic', undefined],
    ['M39/1', 'M39 (Zenit)'],
  ])('%s is %s', (written, mount) => expect(mountOf(written)).toBe(mount));
});

describe('models', () => {
  test('an id can be used in a URL without escaping', () => {
    expect(idOf('Voigtländer', 'Nokton 42.5mm f/0.95 (II) +')).toBe(
      'voigtlander-nokton-42-5mm-f-0-95-ii-plus',
    );
  });

  test('two spellings of a lens become one model with the mounts of both entries', () => {
    const lenses = lensesOf(
      entry('Nikon', 'NIKKOR AF-S 50mm f/1.8G', ['Nikon F AF']),
      entry('Nikon', 'Nikon Nikkor AF-S 50mm F1.8G', ['Nikon F AI-S', 'Sigma']),
    );
    expect(lenses).toEqual([
      {
        id: 'nikon-nikkor-af-s-50mm-f-1-8g',
        maker: 'Nikon',
        name: 'Nikkor AF-S 50mm f/1.8G',
        mounts: ['Nikon F', 'Sigma SA'],
      },
    ]);
  });

  test('a name with one letter and four digits is a camera if Nikon makes it, and a phone if Sony does', () => {
    expect(camerasOf(entry('Nikon', 'D7500'), entry('Sony', 'D6503'))).toMatchObject([{ id: 'nikon-d7500' }]);
    const ids = new Set(read('cameras.tsv').map(([id]) => id));
    for (const number of [
      3000, 3100, 3200, 3300, 3400, 3500, 5000, 5100, 5200, 5300, 5500, 5600, 7000, 7100, 7200, 7500,
    ])
      expect(ids.has(`nikon-d${number}`), `D${number}`).toBe(true);
  });

  test('names that are no product are left out', () => {
    const cameras = [
      entry('Apple', 'iPhone XS'),
      entry('Samsung', 'SM-G930F'),
      entry('Hasselblad', 'DJI Mavic 3'),
      entry('Hasselblad', 'Hasselblad 500 mech.'),
      entry('Sony', 'Cyber-shot'),
      entry('Canon', '35mm film: full frame'),
    ];
    expect(camerasOf(...cameras)).toEqual([]);
    const lenses = [
      entry('Canon', 'fixed lens', ['canonG7']),
      entry('Canon', 'Canon EF 300mm f/2.8L + EF 1.4× ext. III', ['Canon EF']),
      entry('Fujifilm', 'XF 70-300mm f/4-5.6 R LM OIS WR + 1.4x', ['Fujifilm X']),
      entry('Sigma', '100-400mm F5-6.3 DG OS HSM | C +1.4x ext.', ['Canon EF']),
      entry('Sony', 'FE 35mm F1.8', ['sonyRX1']),
    ];
    expect(lensesOf(...lenses)).toEqual([]);
  });

  test('the shapes of its photos are one camera with the largest of their frames', () => {
    const shapes = ['4:3', '3:2', '16:9'].map((shape, at) =>
      entry('Canon', `G7 X (${shape})`, [], 2.94 - at / 10),
    );
    expect(camerasOf(...shapes)).toMatchObject([{ id: 'canon-g7-x', name: 'G7 X', cropFactor: 2.74 }]);
  });

  test('a lens that Zeiss names by its mounts becomes one model for each mount', () => {
    const names = ['Nikon F AF', 'Canon EF', 'Pentax KAF2'];
    expect(lensesOf(entry('Carl Zeiss', 'Carl Zeiss Distagon T* 2/35 ZF.2', names))).toMatchObject([
      { name: 'Distagon T* 2/35 ZE', mounts: ['Canon EF'] },
      { name: 'Distagon T* 2/35 ZF.2', mounts: ['Nikon F'] },
      { name: 'Distagon T* 2/35 ZK', mounts: ['Pentax K'] },
    ]);
  });

  test('a model under a former id has the mounts of its successor, and is left out without a successor', () => {
    const entries = [
      entry('Tokina', 'AT-X 11-20 F2.8', ['Nikon F']),
      entry('Tokina', 'AF 11-20mm F2.8', ['Canon EF']),
      entry('Tokina', 'Gone', ['Canon EF']),
    ];
    const renamed = new Map([
      ['tokina-at-x-11-20-f-2-8', 'tokina-af-11-20mm-f-2-8'],
      ['tokina-gone', ''],
    ]);
    expect(toLenses(entries, renamed)).toMatchObject([
      { name: 'AF 11-20mm f/2.8', mounts: ['Canon EF', 'Nikon F'] },
    ]);
  });
});

describe('renamed models', () => {
  test('a removed id is reported unless it has an existing successor, or is known to have none', () => {
    const renamed = new Map([
      ['a', 'b'],
      ['c', 'd'],
      ['g', ''],
    ]);
    expect(withoutSuccessor(['a', 'c', 'e', 'f', 'g'], ['b', 'f'], renamed)).toEqual(['c', 'e']);
  });

  test('renamed.tsv maps removed ids to existing ids', async () => {
    const ids = new Set([...read('cameras.tsv'), ...read('lenses.tsv')].map(([id]) => id));
    const renamed = await readRenamed(join(import.meta.dirname, '../../reference'));
    expect(renamed.size).toBeGreaterThan(20);
    for (const [was, is] of renamed)
      expect([was, ids.has(was), is, is === '' || ids.has(is)]).toEqual([was, false, is, true]);
  });
});

test.each(['cameras.tsv', 'lenses.tsv'])('%s names each model once, without its maker', (file) => {
  const rows = read(file);
  expect(rows.length).toBeGreaterThan(970);
  expect(new Set(rows.map(([, maker, name]) => `${maker} ${name}`.toLowerCase())).size).toBe(rows.length);
  for (const [id = '', maker = '', name = ''] of rows) {
    expect(name.toLowerCase().startsWith(`${maker.toLowerCase()} `), `${maker} ${name}`).toBe(false);
    expect(name, id).not.toMatch(/compatible|fixed lens|Pentak|\s\s|[:,]$|mm F\d/);
  }
});
