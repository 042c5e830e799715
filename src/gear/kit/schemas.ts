import { z } from 'zod';
import { fitPair } from '#src/gear/fit/schemas.ts';
import { gearModel } from '#src/gear/models/schemas.ts';
import { line, text } from '#src/platform/schemas.ts';

export const maxItems = 60;

export const newKitItem = z.object({
  model: text(120).meta({ description: '`_id` of a model from `GET /gear`' }),
  mount: line(60)
    .nullable()
    .optional()
    .meta({ description: 'one of its `choices`, in any spelling; optional if it has only one' }),
  name: line(60).nullable().optional().meta({ description: 'a name to distinguish two of the same model' }),
});
export type NewKitItem = z.output<typeof newKitItem>;

export const kitChanges = newKitItem.pick({ mount: true, name: true });
export type KitChanges = z.output<typeof kitChanges>;

export const kitItem = z
  .object({
    _id: z.string(),
    model: gearModel,
    mount: z
      .string()
      .nullable()
      .meta({ description: 'null if a lens is made for several mounts and none was chosen' }),
    name: z.string().nullable(),
    date: z.iso.datetime(),
  })
  .meta({ id: 'KitItem' });
export type KitItem = z.output<typeof kitItem>;

const gap = z.object({
  from: z.number().meta({ description: 'mm' }),
  to: z.number(),
});

export const kitPlan = z
  .object({
    items: z.array(kitItem),
    pairs: z
      .array(
        fitPair
          .omit({ listing: true, model: true, part: true })
          .extend({ camera: z.string(), lens: z.string() }),
      )
      .meta({ description: 'each camera with each lens, by their `_id` in the kit' }),
    adapters: z
      .array(z.object({ name: z.string(), source: z.string(), serves: z.int() }))
      .meta({ description: 'those that adapt the most lenses of the kit first' }),
    reach: z
      .array(
        z.object({
          camera: z.string(),
          lengths: z.array(z.object({ lens: z.string(), from: z.number(), to: z.number() })),
          gaps: z.array(gap),
        }),
      )
      .meta({ description: 'for each camera, the focal lengths of the lenses that fit it, in mm' }),
  })
  .meta({ id: 'KitPlan' });
export type KitPlan = z.output<typeof kitPlan>;
