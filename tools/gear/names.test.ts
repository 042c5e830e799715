import { expect, test } from 'vitest';
import { nameOf, tidyName } from './names.ts';

test.each([
  ['Canon', 'Canon EF 85mm f/1.8 USM', 'Canon', 'EF 85mm f/1.8 USM'],
  ['Carl Zeiss', 'Carl Zeiss Planar T* 50mm f/1.4', 'Zeiss', 'Planar T* 50mm f/1.4'],
  ['LEICA CAMERA AG', 'Leica Summicron-M 50mm f/2', 'Leica', 'Summicron-M 50mm f/2'],
  ['Ricoh Imaging Company, Ltd.', 'PENTAX K-3 Mark III', 'Pentax', 'K-3 Mark III'],
  ['Voigtlander', 'Voigtlander Nokton 42.5mm f/0.95', 'Voigtländer', 'Nokton 42.5mm f/0.95'],
  ['Olympus Imaging Corp.', 'E-M5MarkII', 'Olympus Imaging Corp.', 'E-M5 Mark II'],
  ['Olympus', 'Olympus OM-System Zuiko Auto-S 50mm', 'Olympus', 'Zuiko Auto-S 50mm'],
  ['Leica Camera AG', 'M8 Digital Camera', 'Leica', 'M8'],
  ['Viltrox', 'Viltrox AF 16mm f/1.8 FE/L/Z', 'Viltrox', 'AF 16mm f/1.8'],
  ['Sigma', 'Sigma 14mm F1.8 DG HSM | A 017', 'Sigma', '14mm F1.8 DG HSM | Art'],
  ['Sigma', 'Sigma 50mm f/1.4 DG HSM [A]', 'Sigma', '50mm f/1.4 DG HSM | Art'],
  ['Sigma', '70-200mm F2.8 DG OS HSM | S', 'Sigma', '70-200mm F2.8 DG OS HSM | Sports'],
  ['Sony', 'Sony', 'Sony', 'Sony'],
])('%s, %s', (maker, model, cleanMaker, name) =>
  expect(nameOf({ maker: { '': maker }, model: { '': model } })).toEqual({ maker: cleanMaker, name }),
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
  ['Vario-Elmarit-SL 1:2.8-4/24-90 ASPH.', 'Vario-Elmarit-SL 24-90mm f/2.8-4 ASPH.'],
  ['D-Xenon 1:4-5.6 50-200mm AL', 'D-Xenon 50-200mm f/4-5.6 AL'],
  ['120mm f/32-4', '120mm f/4'],
  ['35–80mm f/4–5.6', '35-80mm f/4-5.6'],
  ['SP 35mm F/1.8 Di VC USD F012', 'SP 35mm f/1.8 Di VC USD F012'],
  ['RF-S55-210mm F5-7.1 IS STM', 'RF-S 55-210mm f/5-7.1 IS STM'],
  ['Nikkor AI-S 28mm f/3.5 PC (unshifted)', 'Nikkor AI-S 28mm f/3.5 PC'],
  ['SP 90mm f/2.8 Macro 1:1', 'SP 90mm f/2.8 Macro 1:1'],
])('%s becomes %s', (written, tidy) => expect(tidyName(written)).toBe(tidy));
