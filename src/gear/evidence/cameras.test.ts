import { expect, test } from 'vitest';
import { isProgram } from './cameras.ts';

test.each([
  ['NIKON D750', 'Ver.1.15'],
  ['PENTAX K-70', 'PENTAX K-70 Ver 1.10'],
  ['ILCE-7', 'ILCE-7 v3.20'],
  ['Canon EOS R5', 'Firmware Version 1.8.1'],
  ['X-T3', 'Digital Camera X-T3 Ver3.01'],
  ['E-M1', 'Version 1.0'],
  ['E-M1', 'Version1.0'],
  ['LEICA Q2', '2.0.1.0'],
])('the software of an unedited %s file, %s, is recognized as firmware', (model, software) => {
  expect(isProgram(software, model)).toBe(false);
});

test.each([
  ['NIKON D750', 'ViewNX 2.0 W'],
  ['NIKON D750', 'Adobe Lightroom 14.1'],
  ['X-T3', 'Capture One 23'],
  ['X-T3', 'ON1 Photo RAW 2024'],
  ['E-M1', 'OLYMPUS Workspace 2.2'],
  ['Canon EOS R5', 'Digital Photo Professional'],
])('the software of an edited %s file, %s, is recognized as a program', (model, software) => {
  expect(isProgram(software, model)).toBe(true);
});
