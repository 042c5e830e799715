import { z } from 'zod';
import { line, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { builds } from './camera-traits.ts';

const gearKinds = ['cameras', 'lens'] as const;
export type GearKind = (typeof gearKinds)[number];

export const gearModel = z
  .object({
    _id: z.string(),
    kind: z.enum(gearKinds),
    brand: z.string(),
    name: z.string().meta({ description: 'without the brand' }),
    mounts: z.array(z.string()).meta({
      description:
        'empty if the lens is not removable; of lenses only the certain ones, and empty if none is certain',
    }),
    choices: z.array(z.string()).meta({ description: 'the mounts that it may have, one of which is stated' }),
    crop: z
      .number()
      .nullable()
      .meta({ description: 'the crop factor of a camera; 1 is 24 x 36 mm, 1.5 is APS-C' }),
  })
  .meta({ id: 'GearModel' });
export type GearModel = z.output<typeof gearModel>;

const suggestedModel = gearModel.extend({
  film: z.boolean().meta({ description: 'whether it is a camera that takes film' }),
  build: z.enum(builds).nullable().meta({ description: 'the build of a camera; null if it is not known' }),
  format: z
    .string()
    .nullable()
    .meta({ description: 'the size of its sensor or film; null if it is not known' }),
  autofocus: z.boolean().nullable().meta({ description: 'null if it is not known' }),
  stabilizer: z.boolean().nullable().meta({ description: 'of a lens; null if it is not known' }),
});
export type SuggestedModel = z.output<typeof suggestedModel>;

/** The fields of a form about a model. `modelId` is null while the model is free text. */
export type GearValues = { brand: string; model: string; modelId: string | null; mount: string };

export const gearQuery = z.object({
  q: text(120).optional().meta({ description: 'the text typed so far' }),
  kind: z
    .enum(gearKinds, { error: () => fieldProblems.oneOf('cameras', 'lens') })
    .optional()
    .meta({ description: 'only models of this kind' }),
  brand: text(120)
    .optional()
    .meta({ description: 'only models of this brand, if it is a maker that the reference knows' }),
  mount: text(60).optional().meta({ description: 'the name of a mount typed so far, in any spelling' }),
});
export type GearQuery = z.output<typeof gearQuery>;

export const gearFound = z
  .object({
    brands: z.array(z.string()).meta({ description: 'at most 8 brands with a word that begins with `q`' }),
    mounts: z.array(z.string()).meta({ description: 'at most 8 mounts that `mount` can mean' }),
    models: z
      .array(suggestedModel)
      .meta({ description: 'at most 12 models that `q` can mean, the best match first' }),
  })
  .meta({ id: 'GearFound' });
export type GearFound = z.output<typeof gearFound>;

/** `ai`: made AI; `other-mount`: given a mount that its model never had; `cine`: made for filming. */
export const conversions = ['ai', 'other-mount', 'cine'] as const;

/** Null clears a field. */
export const gearFields = z.object({
  model: line(120).nullable().optional().meta({ description: 'its name without the brand, in free text' }),
  modelId: text(120)
    .nullable()
    .optional()
    .meta({ description: '`_id` of a model from `GET /gear`; `model` is then its name' }),
  mount: line(60).nullable().optional().meta({
    description:
      'any spelling of a mount; default: the only mount of `modelId`. Text that names no mount is kept, but nothing filters by it',
  }),
  conversion: z
    .enum(conversions, { error: () => fieldProblems.oneOfMany(...conversions) })
    .nullable()
    .optional()
    .meta({
      description:
        'how a lens was converted: `ai`: a Nikon lens from before 1977 was made AI; `other-mount`: it has a mount that its model never had; `cine`: it was made for filming',
    }),
});
export type GearFields = z.output<typeof gearFields>;

export const noteChange = z.object({
  text: text(500, 0).meta({ description: 'an empty one hides the note' }),
});

export const shopNote = noteChange
  .extend({ key: z.string(), original: z.string().meta({ description: 'the text that ships' }) })
  .meta({ id: 'ModelNote' });
export type ShopNote = z.output<typeof shopNote>;
