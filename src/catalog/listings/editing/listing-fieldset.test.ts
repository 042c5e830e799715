import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSchemaForm } from '#src/ui/client/form.ts';
import { listingFields } from '#src/catalog/listings/schemas.ts';
import { ListingFieldset } from './listing-fieldset.tsx';
import { typedFields, type FieldsInput, type FieldsOutput } from './listing-values.ts';

/** These fields have inputs in GearFieldset or in the photo upload instead. */
const elsewhere = ['title', 'brand', 'model', 'modelId', 'mount', 'img', 'photos'];

function Fields({ isFilm = false }: { isFilm?: boolean }) {
  const form = useSchemaForm<FieldsInput, FieldsOutput>(
    typedFields,
    { offers: true },
    async () => undefined,
    String,
  );
  return createElement(ListingFieldset, {
    kind: 'cameras',
    isFilm,
    form,
    photos: null,
    gear: null,
    findings: null,
  });
}

test('the form of an item has an input for each field', () => {
  const html = renderToStaticMarkup(createElement(Fields));
  const missing = Object.keys(listingFields.shape).filter((name) => !html.includes(` name="${name}"`));
  expect(missing).toEqual(elsewhere);
});

test.each([
  [false, ['Charger', 'Memory card']],
  [true, []],
])('the form of a camera with film %s offers the parts of digital cameras %j', (isFilm, offered) => {
  const html = renderToStaticMarkup(createElement(Fields, { isFilm }));
  expect(html).toContain('Strap');
  expect(['Charger', 'Memory card'].filter((part) => html.includes(part))).toEqual(offered);
});
