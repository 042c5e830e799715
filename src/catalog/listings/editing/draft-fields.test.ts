import { expect, test } from 'vitest';
import { typedFields } from '#src/catalog/items/schemas.ts';
import { draftFields } from '#src/catalog/listings/drafts/schemas.ts';
import {
  blankValues,
  noFindings,
  noPlace,
  startOf,
  toDraftFields,
  toNewListing,
  type Findings,
} from './listing-values.ts';

const values = {
  title: 'Nikon D750',
  brand: 'Nikon',
  condition: 'Good',
  duration: 12,
  location: 'Porto',
  place: 2_735_943,
  buy: '1,2',
  sale: 310.5,
  des: 'Works.',
  included: ['box', 'strap'],
  model: 'D750',
  modelId: 'nikon-d750',
  mount: 'Nikon F',
  conversion: null,
  parts: [
    {
      kind: 'lens',
      brand: 'Nikon',
      model: 'Nikkor AI-S 50mm f/1.8',
      modelId: 'nikon-nikkor-ai-s-50mm-f-1-8',
      mount: 'Nikon F',
      conversion: null,
    },
  ],
  adaptsFrom: 'Canon EF',
  adaptsTo: null,
  offers: false,
  floor: 200,
} as const;
const inspection = { list: 'digital', version: 1, answers: { mount: 'tight' }, photos: {} } as const;
const findings: Findings = {
  graded: { inspection, condition: 'Good', cap: 'Good', grade: null },
  answers: { list: 'digital', version: 1, answers: { mount: null }, photos: {} },
  evidence: {
    _id: 'e1',
    make: 'NIKON',
    model: 'D750',
    modelId: 'nikon-d750',
    count: 12,
    counts: 'exposures',
    unknown: null,
    taken: null,
    firmware: null,
    notes: [],
    serial: null,
  },
};
const photos = ['/images/a.jpg'];

test('a draft has every field of the form as it was typed, and the findings of other dialogs', () => {
  expect(Object.keys({ ...values, img: '', photos })).toEqual(
    expect.arrayContaining(Object.keys(typedFields.shape)),
  );
  const typed = {
    ...values,
    included: [...values.included],
    parts: [...values.parts],
    img: '/images/b.jpg',
    photos: undefined,
  };
  const stored = draftFields.parse(toDraftFields({ values: typed, photos, missing: 4, findings }));
  const { photos: _, ...rest } = typed;
  expect(startOf(stored, noPlace)).toEqual({ values: rest, photos, missing: 4, findings });
});

test('an empty draft opens an empty form, and a new item starts at the place of the last one', () => {
  const empty = { values: { ...blankValues(), img: '' }, photos: [], missing: 0, findings: noFindings };
  const stored = draftFields.parse(toDraftFields(empty));
  const last = { location: 'Porto', place: 2_735_943 };
  expect(startOf(stored, last)).toEqual(empty);
  expect(startOf(null, last).values).toEqual({ ...empty.values, ...last });
});

test('a sent item has only the parts and findings of its kind, and without a price when new the sale price', () => {
  const fields = typedFields.parse({
    ...values,
    buy: undefined,
    included: ['strap', 'hood'],
    offers: true,
    img: '',
    photos: undefined,
  });
  expect(toNewListing('lens', fields, photos, findings)).toEqual({
    ...values,
    adaptsFrom: undefined,
    adaptsTo: undefined,
    buy: 310.5,
    included: ['hood'],
    offers: true,
    img: photos[0],
    photos,
  });
  expect(toNewListing('cameras', { ...fields, offers: false }, photos, findings)).toMatchObject({
    included: ['strap'],
    floor: null,
    inspection,
    evidence: 'e1',
  });
});
