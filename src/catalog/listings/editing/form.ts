import { z } from 'zod';
import { imageUrl } from '#src/platform/schemas.ts';
import { photosTexts } from '#src/texts/photos.ts';
import type { useSchemaForm } from '#src/ui/client/form.ts';
import { listingFields } from '#src/catalog/listings/schemas.ts';

/** Photos are uploaded beside the form, and only their addresses are posted. */
export const typedFields = listingFields.extend({ img: z.unknown(), photos: z.unknown() });
/** Without photos an address is required; the message appears at the photos, which come first. */
export const fieldsWithoutPhotos = typedFields
  .extend({ img: z.union([z.literal(''), imageUrl], 'must be an https address of a photo') })
  .refine(({ img }) => Boolean(img), {
    path: ['photos'],
    message: photosTexts.photos.missing,
    // Together with what else is missing.
    when: ({ value }) => typeof value === 'object',
  });

export type FieldsInput = z.input<typeof typedFields>;
export type FieldsOutput = z.output<typeof typedFields>;
export type ListingForm = ReturnType<typeof useSchemaForm<FieldsInput, FieldsOutput>>;
