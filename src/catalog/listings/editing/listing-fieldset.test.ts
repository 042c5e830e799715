import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kinds, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { listingFields } from '#src/catalog/items/schemas.ts';
import { typedFields } from '#src/catalog/items/schemas.ts';
import { useSchemaForm } from '#src/ui/forms/form.ts';
import { elementsOf } from '#test/markup.ts';
import { ListingFieldset } from './listing-fieldset.tsx';
import type { FieldsInput, FieldsOutput } from './listing-values.ts';

/** These fields have inputs in GearFieldset or in the photo upload instead; the place is that of the location. */
const elsewhere = [
  'title',
  'brand',
  'model',
  'modelId',
  'mount',
  'conversion',
  'adaptsFrom',
  'adaptsTo',
  'parts',
  'place',
  'img',
  'photos',
];

const client = new QueryClient();

function Fields({
  kind = 'cameras',
  isFilm = false,
  hasFixedLens = false,
}: {
  kind?: Kind;
  isFilm?: boolean;
  hasFixedLens?: boolean;
}) {
  const form = useSchemaForm<FieldsInput, FieldsOutput>(
    typedFields,
    { offers: true },
    async () => undefined,
    String,
  );
  const fieldset = createElement(ListingFieldset, {
    kind,
    isFilm,
    hasFixedLens,
    form,
    photos: null,
    gear: null,
    findings: null,
  });
  return createElement(QueryClientProvider, { client }, fieldset);
}

test('the form of an item has an input for each field', () => {
  const html = renderToStaticMarkup(createElement(Fields));
  const missing = Object.keys(listingFields.shape).filter((name) => !html.includes(` name="${name}"`));
  expect(missing).toEqual(elsewhere);
});

test.each(kinds)('the form for %s marks required fields, and offers three conditions', (kind) => {
  const html = renderToStaticMarkup(createElement(Fields, { kind }));
  const inputs = ['input', 'select', 'textarea'].flatMap((name) => elementsOf(html, name));
  const namesWith = (attribute: string, value: string) =>
    inputs.flatMap(({ attributes }) => (attributes[attribute] === value ? attributes['name'] : []));
  expect(namesWith('required', '')).toEqual(['sale', 'duration', 'location', 'condition', 'des']);
  expect(namesWith('inputMode', 'decimal')).toEqual(['sale', 'buy', 'floor', 'duration']);
  const options = elementsOf(html, 'option').map(({ attributes, text }) => [text, 'disabled' in attributes]);
  expect(options).toEqual([
    ['Select', true],
    ['Excellent', false],
    ['Good', false],
    ['Fair', false],
    ...(kind === 'accessories' ? [] : ['years', 'months'].map((unit) => [unit, false])),
  ]);
});

test.each([
  [false, ['Charger', 'Memory card']],
  [true, []],
])('the form of a camera with film %s offers the parts of digital cameras %j', (isFilm, offered) => {
  const html = renderToStaticMarkup(createElement(Fields, { isFilm }));
  expect(html).toContain('Strap');
  expect(['Charger', 'Memory card'].filter((part) => html.includes(part))).toEqual(offered);
});

test.each([
  [false, ['Body cap', 'Lens']],
  [true, []],
])('the form of a camera with built-in lens %s offers the parts %j', (hasFixedLens, offered) => {
  const html = renderToStaticMarkup(createElement(Fields, { hasFixedLens }));
  const labels = elementsOf(html, 'label').map(({ text }) => text);
  expect(labels).toContain('Strap');
  expect(labels.filter((label) => label === 'Body cap' || label === 'Lens')).toEqual(offered);
});
