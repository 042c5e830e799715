import { expect, test } from 'vitest';
import { askedModelFor, rememberAskedModel } from './asked-model-client.ts';

test('the model of a filtered list is offered for its kind of items until the next list', () => {
  expect(askedModelFor('lens', 'lens')).toBe('');
  rememberAskedModel('Nikon FE2', 'lens');
  expect(askedModelFor('lens', 'lens')).toBe('Nikon FE2');
  expect(askedModelFor('lens', 'cameras')).toBe('Nikon FE2');
  expect(askedModelFor('cameras', 'cameras')).toBe('');
  rememberAskedModel('Nikon FE2', undefined);
  expect(askedModelFor('lens', 'lens')).toBe('Nikon FE2');
  expect(askedModelFor('cameras', 'lens')).toBe('');
  rememberAskedModel(undefined, 'lens');
  expect(askedModelFor('lens', 'lens')).toBe('');
});
