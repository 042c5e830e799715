import { z } from 'zod';
import { evidenceId } from '#src/gear/evidence/schemas.ts';
import { newInspection } from '#src/gear/grading/schemas.ts';
import { gearFields } from '#src/gear/models/schemas.ts';
import { placeId } from '#src/accounts/places/schemas.ts';
import {
  editedVersion,
  explainChoice,
  explainNumber,
  imageUrl,
  line,
  money,
  seenVersion,
  text,
} from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import {
  anyPart,
  conditions,
  includedParts,
  maxPhotos,
  type IncludedPart,
  type Kind,
} from './kind-schemas.ts';
import { newParts } from './part-schemas.ts';

const included = (parts: readonly IncludedPart[]) =>
  z
    .array(z.enum(parts, { error: () => fieldProblems.oneOfMany(...parts) }), {
      error: () => fieldProblems.mustBeList,
    })
    .refine((given) => new Set(given).size === given.length, { error: () => fieldProblems.noDuplicates })
    .optional()
    .meta({ description: 'what the buyer gets with it' });

export const listingFields = z.object({
  title: line(120),
  brand: line(120),
  condition: z.enum(conditions, { error: explainChoice(() => fieldProblems.oneOf(...conditions)) }),
  duration: z
    .number({ error: explainNumber })
    .min(0, { error: () => fieldProblems.atLeast(0) })
    .max(1200, { error: () => fieldProblems.atMost(1_200) })
    .refine((value) => Number.isInteger(value * 10), { error: () => fieldProblems.atMostDecimals(1) }),
  location: line(120),
  place: placeId.nullable().optional().meta({
    description: 'the `_id` of the place that `location` names; default: the only one that it can mean',
  }),
  buy: money
    .optional()
    .meta({ description: 'the price when new; equal to `sale`, also after edits, until it is given' }),
  sale: money,
  des: text(5000),
  included: included(anyPart),
  ...gearFields.shape,
  parts: newParts.optional(),
  adaptsFrom: line(60)
    .nullable()
    .optional()
    .meta({ description: 'of an adapter: the mount of the lens; default: what the title names' }),
  adaptsTo: line(60).nullable().optional().meta({ description: 'of an adapter: the mount of the camera' }),
  offers: z
    .boolean({ error: () => fieldProblems.oneOf('true', 'false') })
    .optional()
    .meta({ description: 'whether buyers can offer less' }),
  floor: money
    .nullable()
    .optional()
    .meta({ description: 'offers below it are declined at once; returned only to its owner' }),
  img: imageUrl,
  /** The first photo becomes `img`. */
  photos: z
    .array(imageUrl, { error: () => fieldProblems.mustBeAddresses })
    .max(maxPhotos, { error: () => fieldProblems.atMostPhotos(maxPhotos) })
    .refine((urls) => new Set(urls).size === urls.length, { error: () => fieldProblems.noDuplicates })
    .optional()
    .meta({ description: 'URLs that `POST /images` returned to the caller; the first becomes `img`' }),
});
export type ListingFields = z.output<typeof listingFields>;

/** The same fields, but `included` accepts only the parts of this kind. */
const ofKind = (kind: Kind) => ({ included: included(includedParts[kind]) });

/** Clients of the original API also send `_id`, `seller` and `status`, which are ignored. */
export const newListing = listingFields
  .extend({
    inspection: newInspection
      .optional()
      .meta({ description: "the seller's answers to the checklist of `GET /checklists/{list}`" }),
    evidence: evidenceId.optional(),
    draft: text(64).optional().meta({ description: 'the `_id` of the draft of this item, which is deleted' }),
    draftVersion: editedVersion.meta({
      description:
        'the `version` of that draft which the caller has read; 409 `changed` if it is another one',
    }),
  })
  .meta({
    description: '`_id`, `seller` and `status` are accepted and ignored: they are taken from the caller.',
  });
export const newListingOf = (kind: Kind) => newListing.extend(ofKind(kind)).meta(newListing.meta() ?? {});
export type NewListing = z.output<typeof newListing>;

export const listingChanges = listingFields.partial();
/** `version` and `edited` are those of the item that the form was opened with. */
const editedFrom = z.object({
  version: seenVersion,
  edited: z.iso
    .datetime({ error: () => fieldProblems.mustBeTime })
    .nullable()
    .optional()
    .meta({
      description:
        'the `edited` of the item that the caller has read; 409 `changed` after any edit since, also one that does not raise `version`',
    }),
});
export type EditedFrom = z.output<typeof editedFrom>;
export const listingChangesOf = (kind: Kind) => listingChanges.extend(ofKind(kind)).extend(editedFrom.shape);
export type ListingChanges = z.output<typeof listingChanges>;
