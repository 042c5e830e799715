import { z } from 'zod';
import { evidenceId } from '#src/gear/evidence/schemas.ts';
import { newInspection } from '#src/gear/grading/schemas.ts';
import { editedVersion, seenVersion, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { eachField, fieldsWith, included } from './fields.ts';
import { includedParts, type Kind } from './kind-schemas.ts';

/** The fields of an item as sellers send them. */
export const listingFields = z.object(eachField('schema'));
export type ListingFields = z.output<typeof listingFields>;

/** The fields of the form. */
export const typedFields = z.object(eachField('form'));
/** The fields of a draft. */
export const typedShape = eachField('typed');
/** The fields that everyone reads as they are stored. */
export const shownShape = eachField('shown');
export const versionFields = fieldsWith('version');

/** `included` accepts only the parts of this kind. */
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
