import { z } from 'zod';
import type { Evidence } from '#src/gear/evidence/schemas.ts';
import type { Draft as GradingAnswers } from '#src/gear/grading/client.ts';
import type { GradedItem } from '#src/gear/grading/grading-card.tsx';
import { checklistNamesOf } from '#src/gear/grading/schemas.ts';
import type { useSchemaForm } from '#src/ui/client/form.ts';
import { changesOf } from '#src/ui/client/merge.ts';
import { imageUrl } from '#src/platform/schemas.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { sortParts, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { listingFields, type NewListing } from '#src/catalog/items/schemas.ts';
import type { Listing, OwnListing } from '#src/catalog/listings/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { noPlace, type LastPlace } from './use-last-place.ts';

/** A number as it is typed can still be text. */
const typedNumber = <T extends z.ZodType>(number: T) => z.unknown().pipe(number);

/** Photos are uploaded separately, and the form sends only their URLs. */
export const typedFields = listingFields.extend({
  duration: typedNumber(listingFields.shape.duration),
  sale: typedNumber(listingFields.shape.sale),
  buy: typedNumber(listingFields.shape.buy),
  floor: typedNumber(listingFields.shape.floor),
  img: z.unknown(),
  photos: z.unknown(),
});
/** Requires a photo URL if there are no photos. The message appears at the photos, which come first in the form. */
export const fieldsWithoutPhotos = typedFields
  .extend({ img: z.union([z.literal(''), imageUrl], { error: () => fieldProblems.mustBePhotoUrl }) })
  .refine(({ img }) => Boolean(img), {
    path: ['photos'],
    message: photosTexts.photos.missing,
    // Also runs when other fields are invalid, so that all missing fields are reported together.
    when: ({ value }) => typeof value === 'object',
  });

export type FieldsInput = z.input<typeof typedFields>;
export type FieldsOutput = z.output<typeof typedFields>;
export type ListingForm = ReturnType<typeof useSchemaForm<FieldsInput, FieldsOutput>>;

/** Results of the checklist and of the shutter count. */
export type Findings = {
  graded: GradedItem | null;
  /** Answers to the checklist that are not finished. */
  answers: GradingAnswers | null;
  evidence: Evidence | null;
};
export const noFindings: Findings = { graded: null, answers: null, evidence: null };

/** The values with which a form opens. */
export type Start = {
  values: Partial<FieldsInput>;
  address: string;
  photos: string[];
  /** How many chosen photos an earlier page did not upload. */
  missing: number;
  findings: Findings;
};

type Empty = 'condition' | 'duration' | 'sale' | 'buy' | 'img' | 'photos';

export const blankValues = ({ location, place }: LastPlace = noPlace) =>
  ({
    title: '',
    brand: '',
    location,
    // Without a picked place, the server links the one that the location names.
    place,
    des: '',
    included: [],
    model: null,
    modelId: null,
    mount: null,
    conversion: null,
    parts: [],
    adaptsFrom: null,
    adaptsTo: null,
    offers: true,
    floor: null,
  }) satisfies Record<Exclude<keyof FieldsInput, Empty>, unknown>;

export function valuesOf({ products, ...listing }: Listing & { floor: number | null }) {
  const { title, brand, condition, duration, location, buy, sale, des } = products;
  const { included, model, modelId, mount, conversion, parts, adaptsFrom, adaptsTo, offers, floor } = listing;
  return {
    title,
    brand,
    condition,
    duration,
    location,
    place: listing.place?._id,
    sale,
    des,
    // Without a price when new, the asking price was stored.
    ...(buy !== sale && { buy }),
    included,
    model,
    modelId,
    mount,
    conversion,
    parts,
    adaptsFrom,
    adaptsTo,
    offers,
    floor,
  } satisfies Partial<FieldsInput>;
}

/** The fields of the form with which an item is edited. */
export const editedValues = (editing: OwnListing) => ({
  ...valuesOf(editing),
  img: editing.photos.length === 0 ? editing.products.img : '',
  photos: editing.photos.map(({ url }) => url),
});

/** Fields that the server decides on together. */
const together = [
  ['model', 'modelId', 'mount', 'conversion'],
  ['adaptsFrom', 'adaptsTo'],
  ['location', 'place'],
  ['offers', 'floor'],
  ['photos', 'img'],
] as const satisfies (keyof NewListing)[][];

/** Returns the fields of an edited item that differ from the stored one, and those that belong to them. */
export function editsOf(kind: Kind, body: NewListing, stored: OwnListing): Partial<NewListing> {
  const values = editedValues(stored);
  const changed = changesOf(body, toNewListing(kind, values as FieldsOutput, values.photos, noFindings));
  for (const group of together.filter((names) => names.some((name) => name in changed)))
    Object.assign(changed, Object.fromEntries(group.map((name) => [name, body[name]])));
  return changed;
}

/** Keeps what does not belong to this kind in the form, but does not send it. */
export function toNewListing(
  kind: Kind,
  fields: FieldsOutput,
  urls: string[],
  { graded, evidence }: Findings,
): NewListing {
  const lists: readonly string[] = checklistNamesOf[kind];
  const inspection = graded && lists.includes(graded.inspection.list) ? graded.inspection : null;
  return {
    ...fields,
    img: urls[0] ?? String(fields.img),
    photos: urls,
    buy: fields.buy ?? fields.sale,
    included: sortParts(kind, fields.included ?? []),
    conversion: kind === 'lens' ? fields.conversion : null,
    ...(kind !== 'accessories' && { adaptsFrom: undefined, adaptsTo: undefined }),
    floor: fields.offers ? fields.floor : null,
    ...(inspection && { inspection }),
    ...(evidence && kind === 'cameras' && { evidence: evidence._id }),
  };
}
