import { z } from 'zod';
import { gearFields, conversions } from '#src/gear/models/schemas.ts';
import { text } from '#src/platform/schemas.ts';

export const maxParts = 5;

// The kinds of items, in a file that listings can import.
const partKinds = ['cameras', 'lens', 'accessories'] as const;
const kind = z.enum(partKinds, `must be one of ${partKinds.join(', ')}`);

/** Something that is sold together with an item. Its model is its name. */
const newPart = z
  .object({ kind, brand: text(120), ...gearFields.shape }, 'must be an object')
  .refine(({ model, modelId }) => Boolean(model ?? modelId), { path: ['model'], message: 'is required' });
export type NewPart = z.output<typeof newPart>;

export const newParts = z
  .array(newPart, 'must be a list')
  .max(maxParts, `can have at most ${maxParts} parts`)
  .meta({ description: 'what is sold together with it, for example the lens on a camera' });

export const listingPart = z
  .object({
    kind,
    brand: z.string(),
    model: z.string().meta({ description: 'its name without the brand' }),
    modelId: z.string().nullable().meta({ description: 'id of the model in the reference, see `GET /gear`' }),
    mount: z.string().nullable(),
    conversion: z.enum(conversions).nullable(),
  })
  .meta({ id: 'ListingPart' });
export type ListingPart = z.output<typeof listingPart>;
