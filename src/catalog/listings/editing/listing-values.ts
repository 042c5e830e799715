import { z } from 'zod';
import {
  eachField,
  fieldNames,
  fields,
  fieldsOf,
  groups,
  hasField,
  type Field,
} from '#src/catalog/items/fields.ts';
import { sortParts, type Kind } from '#src/catalog/items/kind-schemas.ts';
import { typedFields, type NewListing } from '#src/catalog/items/schemas.ts';
import { typedNumber } from '#src/catalog/items/typed-schemas.ts';
import type { DraftFields } from '#src/catalog/listings/drafts/schemas.ts';
import type { Listing, OwnListing } from '#src/catalog/listings/schemas.ts';
import type { Evidence } from '#src/gear/evidence/schemas.ts';
import type { Draft as GradingAnswers } from '#src/gear/grading/client.ts';
import type { GradedItem } from '#src/gear/grading/grading-card.tsx';
import { checklistNamesOf } from '#src/gear/grading/schemas.ts';
import { imageUrl } from '#src/platform/schemas.ts';
import { photosTexts } from '#src/texts/photos.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import type { useSchemaForm } from '#src/ui/forms/form.ts';
import { changesOf } from '#src/ui/forms/merge.ts';

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

/** The current content of the form. */
export type Content = {
  kind: Kind;
  values: Partial<FieldsInput>;
  photos: string[];
  /** How many chosen photos are not uploaded. */
  missing: number;
  findings: Findings;
};

/** The content with which a form opens. The missing photos are those that an earlier page did not upload. */
export type Start = Omit<Content, 'kind'>;

/** The location of a user's newest item, and the town that it is linked to. */
export type LastPlace = { location: string; place: number | undefined };

export const noPlace: LastPlace = { location: '', place: undefined };

export const blankValues = ({ location, place }: LastPlace = noPlace): Partial<FieldsInput> => ({
  ...eachField('blank'),
  location,
  // Without a picked place, the server links the one that the location names.
  place,
});

export function valuesOf({ products, ...listing }: Listing & { floor: number | null }): Partial<FieldsInput> {
  const { buy, ...rest } = { ...listing, ...products, place: listing.place?._id };
  // Without a price when new, the asking price was stored.
  const values: Partial<Record<Field, unknown>> = { ...rest, ...(buy !== products.sale && { buy }) };
  const names = fieldNames.filter((name) => name in values && fields[name].group !== 'photos');
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

/** The fields of the form with which an item is edited. */
export const editedValues = (editing: OwnListing) => ({
  ...valuesOf(editing),
  img: editing.photos.length === 0 ? editing.products.img : '',
  photos: editing.photos.map(({ url }) => url),
});

/** Fields that the server decides on together. */
const together = groups.filter((group) => group !== 'plain').map(fieldsOf);

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
  typed: FieldsOutput,
  urls: string[],
  { graded, evidence }: Findings,
): NewListing {
  const lists: readonly string[] = checklistNamesOf[kind];
  const inspection = graded && lists.includes(graded.inspection.list) ? graded.inspection : null;
  return {
    ...typed,
    img: urls[0] ?? String(typed.img),
    photos: urls,
    buy: typed.buy ?? typed.sale,
    included: sortParts(kind, typed.included ?? []),
    floor: typed.offers ? typed.floor : null,
    ...Object.fromEntries(
      fieldNames.filter((name) => !hasField(kind, name)).map((name) => [name, undefined]),
    ),
    ...(inspection && { inspection }),
    ...(evidence && kind === 'cameras' && { evidence: evidence._id }),
  };
}

const textOf = (typed: unknown): string | null => (typeof typed === 'string' ? typed : null);
const numberOf = (typed: unknown): string | number | null =>
  typeof typed === 'number' ? typed : textOf(typed);

/** A select without a choice has an empty value, or none before it was rendered. A draft has null for both. */
function draftValue(name: Field, value: unknown): unknown {
  if (name === 'img') return textOf(value);
  if (fields[name].typed === typedNumber) return numberOf(value);
  const isEmpty = value === '' || value === undefined;
  const { typed } = fields[name];
  return isEmpty && !('blank' in fields[name]) && typed.safeParse(null).success ? null : value;
}

/** The fields of a draft for the content of a form. */
export function toDraftFields({ values, photos, missing, findings }: Start): DraftFields {
  const { graded, answers, evidence } = findings;
  const { serial: _serial, ...read } = evidence ?? { serial: null, _id: '' };
  return {
    ...Object.fromEntries(fieldNames.map((name) => [name, draftValue(name, values[name])])),
    photos,
    ...(missing > 0 && { missing }),
    graded,
    answers,
    evidence: 'make' in read ? read : null,
  };
}

/** The values with which a form opens. `draft` is null for a new item, which is at the place of the user's last one. */
export function startOf(draft: DraftFields | null, last: LastPlace): Start {
  if (!draft)
    return { values: { ...blankValues(last), img: '' }, photos: [], missing: 0, findings: noFindings };
  const { photos = [], missing = 0, graded = null, answers = null, evidence = null, parts, ...rest } = draft;
  const typed: Partial<Record<Field, unknown>> = {
    ...rest,
    parts: parts?.map((part) => ({ ...part, brand: part.brand ?? '' })),
  };
  // An empty number is missing, and null would be a wrong one.
  const given = fieldNames.filter((name) => (typed[name] ?? null) !== null);
  return {
    values: { ...blankValues(), img: '', ...Object.fromEntries(given.map((name) => [name, typed[name]])) },
    photos,
    missing,
    findings: { graded, answers, evidence: evidence?.count ? { ...evidence, serial: null } : null },
  };
}
