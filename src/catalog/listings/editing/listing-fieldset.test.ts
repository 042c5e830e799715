import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSchemaForm } from '#src/ui/client/form.ts';
import { listingFields } from '#src/catalog/listings/schemas.ts';
import { ListingFieldset, typedFields, type FieldsInput, type FieldsOutput } from './listing-fieldset.tsx';

/** These fields have inputs in GearFieldset or in the photo upload instead. */
const elsewhere = ['brand', 'included', 'model', 'modelId', 'mount', 'img', 'photos'];
const nothing = () => null;

function Fields() {
  const form = useSchemaForm<FieldsInput, FieldsOutput>(typedFields, {}, async () => undefined, String);
  return createElement(ListingFieldset, {
    kind: 'cameras',
    form,
    takesOffers: true,
    renderGrading: nothing,
    renderEvidence: nothing,
    renderGear: nothing,
    renderPhoto: nothing,
  });
}

test('the form of an item has an input for each field', () => {
  const html = renderToStaticMarkup(createElement(Fields));
  const missing = Object.keys(listingFields.shape).filter((name) => !html.includes(` name="${name}"`));
  expect(missing).toEqual(elsewhere);
});
