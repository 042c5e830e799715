import { expect, test } from 'vitest';
import type { SuggestedModel } from './schemas.ts';
import { leaveModel, modelNamedIn, mountsText, valuesOfModel } from './typed-model.ts';

const model = (
  brand: string,
  name: string,
  { mounts = ['Sony A'], ...more }: Partial<SuggestedModel> = {},
): SuggestedModel => ({
  _id: `${brand}-${name}`,
  kind: 'lens',
  brand,
  name,
  mounts,
  choices: mounts,
  crop: null,
  film: false,
  build: null,
  format: null,
  autofocus: null,
  stabilizer: null,
  ...more,
});
const sony = model('Sony', '50mm f/1.4');
const canon = model('Canon', 'EF 50mm f/1.4 USM', { mounts: ['Canon EF'] });
const nikon = model('Nikon', 'D850', { kind: 'cameras', mounts: ['Nikon F'] });
const typed = (text: string, brand = '') => ({ brand, model: text, modelId: null, mount: '' });

test.each([
  ['a name without its maker', typed('50mm f/1.4'), [sony], undefined],
  ['a name of another maker', typed('50mm f/1.4', 'Yashica'), [sony], undefined],
  ['a lens that is not the only one found', typed('Sony 50mm f/1.4'), [sony, canon], undefined],
  ['a part of a name', typed('Sony 50mm'), [sony], undefined],
  ['a lens with its maker', typed('sony 50MM f/1.4'), [sony], sony],
  ['a camera with its maker', typed('Nikon D850'), [nikon, canon], nikon],
  ['a camera of the given brand', typed('d850', 'Nikon'), [nikon], nikon],
])('%s names only a model that is complete', (_, values, found, named) => {
  expect(modelNamedIn(values, found)).toBe(named);
});

test('a lens with an uncertain mount fills in none', () => {
  const samyang = model('Samyang', '50mm f/1.4', { mounts: [], choices: ['Canon EF', 'Sony E'] });
  expect(valuesOfModel(samyang)).toMatchObject({ model: '50mm f/1.4', mount: '' });
});

test('the mounts of a model are described even if none is certain', () => {
  const words = { fixedLens: 'fixed', severalMounts: 'several' };
  expect(mountsText(sony, words)).toBe('Sony A');
  expect(mountsText(model('Samyang', 'AF 85mm', { mounts: [], choices: ['Sony E'] }), words)).toBe('several');
  expect(mountsText(model('Leica', 'Q2', { kind: 'cameras', mounts: [] }), words)).toBe('fixed');
});

test('leaving a chosen model also clears the mount that it filled in', () => {
  expect(leaveModel(valuesOfModel(sony), sony)).toEqual({ modelId: null, mount: '' });
  expect(leaveModel(valuesOfModel(sony), undefined)).toEqual({ modelId: null, mount: '' });
});

test('leaving a model keeps a mount that the user has chosen', () => {
  const sigma = model('Sigma', '35mm f/1.4', { mounts: ['Canon EF', 'Pentax K'] });
  const values = { ...valuesOfModel(sigma), mount: 'Pentax K' };
  expect(leaveModel(values, sigma)).toEqual({ modelId: null });
  expect(leaveModel({ ...typed('my own'), mount: 'Pentax K' }, undefined)).toEqual({});
});
