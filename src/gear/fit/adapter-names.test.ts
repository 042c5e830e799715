import { join } from 'node:path';
import { expect, test } from 'vitest';
import { joinedBy, joinedInQuery, joinedInTitle } from './adapter-service.server.ts';

const root = join(import.meta.dirname, '../../..');

test.for([
  ['Nikon', 'FTZ adapter', 'Nikon F > Nikon Z'],
  ['Nikon', 'Nikon FTZ II', 'Nikon F > Nikon Z'],
  ['Canon', 'EF-EOS R mount adapter', 'Canon EF > Canon RF'],
  ['Sony', 'LA-EA4 A-mount adapter', 'Sony A > Sony E'],
  ['Sigma', 'MC-11', 'Canon EF > Sony E'],
  ['Sigma', 'MC-11 for Sigma SA lenses', 'Sigma SA > Sony E'],
  ['Metabones', 'Metabones EF-E', 'Canon EF > Sony E'],
  ['Metabones', 'EF to E-mount T Speed Booster Ultra', 'Canon EF > Sony E'],
  ['Metabones', 'Canon EF to Sony E smart adapter V', 'Canon EF > Sony E'],
  ['Urth', 'Urth M42 to Sony E', 'M42 > Sony E'],
  ['Fotodiox', 'Leica M to Fuji X adapter', 'Leica M > Fujifilm X'],
  ['Fotodiox', 'M42 to Canon EF adapter ring', 'M42 > Canon EF'],
  ['K&F Concept', 'Nikon F to Nikon Z lens adapter', 'Nikon F > Nikon Z'],
  ['K&F Concept', 'K&F Concept M42-NEX adapter', 'M42 > Sony E'],
  ['Novoflex', 'Adapter Minolta MD auf Sony E', 'Minolta SR > Sony E'],
  ['Kipon', 'PK-M4/3 adapter', 'Pentax K > Micro Four Thirds'],
  ['Canon', 'Canon EF to Sony adapter', 'Canon EF > Sony E'],
  // Not adapters, or not clear.
  ['Nikon', 'EN-EL15 battery', null],
  ['Canon', 'Hood ET-65 for EF L lenses', null],
  ['Hoya', '67 to 77mm step-up ring', null],
  ['Nikon', 'Z to Z body cap', null],
  ['Fotodiox', 'Adapter for Sony E', null],
] as const)('the title of %s %s names %s', async ([brand, title, joined]) => {
  const found = await joinedInTitle(root, { brand, title });
  expect(found && `${found.from} > ${found.to}`).toBe(joined);
});

test.for([
  ['ef to rf adapter', ['Canon EF > Canon RF']],
  ['adapter canon ef to sony', ['Canon EF > Sony E']],
  ['adapter sony e canon ef', ['Canon EF > Sony E']],
  ['m42 to nikon adapter', ['M42 > Nikon 1', 'M42 > Nikon F', 'M42 > Nikon Z']],
  ['m42 adapter', []],
  ['canon ef lens', []],
  ['ef 50mm to 85mm', []],
] as const)('%s asks for %s', async ([typed, joined]) => {
  expect((await joinedInQuery(root, typed)).map(({ from, to }) => `${from} > ${to}`)).toEqual(joined);
});

test('the name of an adapter stands for all lens mounts that it takes', async () => {
  expect(await joinedBy(root, 'Nikon FTZ II')).toEqual([{ from: 'Nikon F', to: 'Nikon Z' }]);
  expect(await joinedBy(root, 'Sigma MC-21')).toEqual([
    { from: 'Canon EF', to: 'L-Mount' },
    { from: 'Sigma SA', to: 'L-Mount' },
  ]);
});
