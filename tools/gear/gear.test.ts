import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readLensfun, type Entry } from './lensfun-xml.ts';
import { idOf, nameOf, tidyName, toCameras, toLenses, readRenamed, withoutSuccessor } from './models.ts';
import { mountOf } from './mounts.ts';

const entry = (maker: string, model: string, mounts: string[] = ['Nikon F AF'], crop = 1): Entry => ({
  maker: { '': maker },
  model: { '': model },
  mounts,
  cropFactor: crop,
});

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
    expect(toCameras(cameras)).toEqual([
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

describe('names', () => {
  test.each([
    ['Canon', 'Canon EF 85mm f/1.8 USM', 'Canon', 'EF 85mm f/1.8 USM'],
    ['Carl Zeiss', 'Carl Zeiss Planar T* 50mm f/1.4', 'Zeiss', 'Planar T* 50mm f/1.4'],
    ['LEICA CAMERA AG', 'Leica Summicron-M 50mm f/2', 'Leica', 'Summicron-M 50mm f/2'],
    ['Ricoh Imaging Company, Ltd.', 'PENTAX K-3 Mark III', 'Pentax', 'K-3 Mark III'],
    ['Voigtlander', 'Voigtlander Nokton 42.5mm f/0.95', 'Voigtländer', 'Nokton 42.5mm f/0.95'],
    ['Olympus Imaging Corp.', 'E-M5MarkII', 'Olympus Imaging Corp.', 'E-M5 Mark II'],
    ['Sony', 'Sony', 'Sony', 'Sony'],
  ])('%s, %s', (maker, model, cleanMaker, name) =>
    expect(nameOf(entry(maker, model))).toEqual({ maker: cleanMaker, name }),
  );

  test.each([
    ['FE 35mm F1.8', 'FE 35mm f/1.8'],
    ['XF27mmF2.8', 'XF27mm f/2.8'],
    ['E 28-75mm F2.8-2.8', 'E 28-75mm f/2.8'],
    ['14-150mm F/3.5-5.8 DiIII C001:', '14-150mm f/3.5-5.8 DiIII C001'],
    ['Nikkor AF 35mm f/2.0D', 'Nikkor AF 35mm f/2D'],
    ['M.Zuiko ED 14-150mm f/4.0-5.6', 'M.Zuiko ED 14-150mm f/4-5.6'],
    ['NIKKOR Z 85mm f/1.8 S', 'Nikkor Z 85mm f/1.8 S'],
    ['AF Nikkor 24mm f/2.8D 54', 'AF Nikkor 24mm f/2.8D'],
    ['MD 35mm 1/2.8', 'MD 35mm f/2.8'],
    ['smc Pentax-M Macro 1:4 100mm', 'smc Pentax-M Macro 100mm f/4'],
    ['15mm F4,5 Heliar III', '15mm f/4.5 Heliar III'],
    ['56 mm F1.4 DC DN | C', '56mm f/1.4 DC DN | C'],
    ['SP 90mm f/2.8 Macro 1:1', 'SP 90mm f/2.8 Macro 1:1'],
  ])('%s becomes %s', (written, tidy) => expect(tidyName(written)).toBe(tidy));

  test('an id can be used in a URL without escaping', () => {
    expect(idOf('Voigtländer', 'Nokton 42.5mm f/0.95 (II) +')).toBe(
      'voigtlander-nokton-42-5mm-f-0-95-ii-plus',
    );
  });

  test('two spellings of a lens become one model with the mounts of both entries', () => {
    const lenses = toLenses([
      entry('Nikon', 'NIKKOR AF-S 50mm f/1.8G', ['Nikon F AF']),
      entry('Nikon', 'Nikon Nikkor AF-S 50mm F1.8G', ['Nikon F AI-S', 'Sigma']),
    ]);
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
    expect(toCameras([entry('Nikon', 'D7500'), entry('Sony', 'D6503')])).toMatchObject([
      { id: 'nikon-d7500' },
    ]);
    const ids = new Set(read('cameras.tsv').map(([id]) => id));
    for (const number of [
      3000, 3100, 3200, 3300, 3400, 3500, 5000, 5100, 5200, 5300, 5500, 5600, 7000, 7100, 7200, 7500,
    ])
      expect(ids.has(`nikon-d${number}`), `D${number}`).toBe(true);
  });

  test('phones, lenses that cannot be removed, and lenses with a converter are left out', () => {
    expect(toCameras([entry('Apple', 'iPhone XS'), entry('Samsung', 'SM-G930F')])).toEqual([]);
    expect(
      toLenses([
        entry('Canon', 'fixed lens', ['canonG7']),
        entry('Canon', 'Canon EF 300mm f/2.8L + EF 1.4× ext. III', ['Canon EF']),
        entry('Sony', 'FE 35mm F1.8', ['sonyRX1']),
      ]),
    ).toEqual([]);
  });
});

describe('renamed models', () => {
  test('a removed id is reported unless a successor exists for it', () => {
    const renamed = new Map([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    expect(withoutSuccessor(['a', 'c', 'e', 'f'], ['b', 'f'], renamed)).toEqual(['c', 'e']);
  });

  test('renamed.tsv maps removed ids to existing ids', async () => {
    const ids = new Set([...read('cameras.tsv'), ...read('lenses.tsv')].map(([id]) => id));
    const renamed = await readRenamed(join(import.meta.dirname, '../../reference'));
    expect(renamed.size).toBeGreaterThan(20);
    for (const [was, is] of renamed)
      expect([was, ids.has(was), is, ids.has(is)]).toEqual([was, false, is, true]);
  });
});

describe('the reference', () => {
  test.each(['cameras.tsv', 'lenses.tsv'])(
    '%s lists each model once, without the maker in its name',
    (file) => {
      const rows = read(file);
      expect(rows.length).toBeGreaterThan(890);
      expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
      expect(new Set(rows.map(([, maker, name]) => `${maker} ${name}`.toLowerCase())).size).toBe(rows.length);
      for (const [id = '', maker = '', name = ''] of rows) {
        expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(id.length).toBeLessThanOrEqual(120);
        expect(name.toLowerCase().startsWith(`${maker.toLowerCase()} `), `${maker} ${name}`).toBe(false);
        expect(name, id).not.toMatch(/compatible|fixed lens|Pentak|\s\s|[:,]$|mm F\d/);
      }
    },
  );

  test('no id belongs to both a camera and a lens', () => {
    const ids = [...read('cameras.tsv'), ...read('lenses.tsv')].map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('every lens has a mount', () => {
    expect(read('lenses.tsv').filter(([, , , list]) => !list)).toEqual([]);
  });
});
