import { z } from 'zod';
import { gearFields, conversions } from '#src/gear/models/schemas.ts';
import { line } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { kinds } from './kind-schemas.ts';
import { typedText } from './typed-schemas.ts';

export const maxParts = 5;

const partKind = z.enum(kinds, { error: () => fieldProblems.oneOfMany(...kinds) });

/** Something that is sold together with an item. Its model is its name. */
const newPart = z
  .object(
    { kind: partKind, brand: line(120), ...gearFields.shape },
    { error: () => fieldProblems.mustBeObject },
  )
  .refine(({ model, modelId }) => Boolean(model ?? modelId), {
    path: ['model'],
    error: () => fieldProblems.required,
  });
export type NewPart = z.output<typeof newPart>;

export const newParts = z
  .array(newPart, { error: () => fieldProblems.mustBeList })
  .max(maxParts, { error: () => fieldProblems.atMostParts(maxParts) })
  .meta({ description: 'what is sold together with it, for example the lens on a camera' });

const typedPart = z.object(
  {
    kind: partKind,
    brand: typedText(500),
    model: typedText(500),
    modelId: typedText(120),
    mount: typedText(120),
    conversion: gearFields.shape.conversion,
  },
  { error: () => fieldProblems.mustBeObject },
);
export const typedParts = z
  .array(typedPart, { error: () => fieldProblems.mustBeList })
  .max(maxParts, { error: () => fieldProblems.atMostParts(maxParts) });

export const listingPart = z
  .object({
    kind: partKind,
    brand: z.string(),
    model: z.string().meta({ description: 'its name without the brand' }),
    modelId: z.string().nullable().meta({ description: 'id of the model in the reference, see `GET /gear`' }),
    mount: z.string().nullable(),
    conversion: z.enum(conversions).nullable(),
  })
  .meta({ id: 'ListingPart' });
export type ListingPart = z.output<typeof listingPart>;
