import { z } from 'zod';
import { text } from '#src/platform/schemas.ts';

const gearKinds = ['cameras', 'lens'] as const;
export type GearKind = (typeof gearKinds)[number];

export const gearModel = z
  .object({
    _id: z.string(),
    kind: z.enum(gearKinds),
    brand: z.string(),
    name: z.string().meta({ description: 'without the brand' }),
    mounts: z.array(z.string()).meta({ description: 'none where the lens cannot be taken off' }),
    crop: z.number().nullable().meta({ description: 'of a camera: 1 is 24 x 36 mm, 1.5 a third smaller' }),
  })
  .meta({ id: 'GearModel' });
export type GearModel = z.output<typeof gearModel>;

export const gearQuery = z.object({
  q: text(120).optional().meta({ description: 'what was typed so far' }),
  kind: z
    .enum(gearKinds, 'must be cameras or lens')
    .optional()
    .meta({ description: 'only models of this kind' }),
  brand: text(120).optional().meta({ description: 'only models of this brand' }),
});
export type GearQuery = z.output<typeof gearQuery>;

export const gearFound = z
  .object({
    brands: z.array(z.string()).meta({ description: 'brands with a word that begins with `q`, 8 at most' }),
    models: z.array(gearModel).meta({ description: 'models that have each word of `q`, 12 at most' }),
  })
  .meta({ id: 'GearFound' });
export type GearFound = z.output<typeof gearFound>;

/** Null clears a field. */
export const gearFields = z.object({
  model: text(120).nullable().optional().meta({ description: 'its name without the brand, in free text' }),
  modelId: text(120)
    .nullable()
    .optional()
    .meta({ description: '`_id` of a model that `GET /gear` answered; `model` is then its name' }),
  mount: text(60)
    .nullable()
    .optional()
    .meta({ description: 'the only one of `modelId` where nothing is said' }),
});
export type GearFields = z.output<typeof gearFields>;
