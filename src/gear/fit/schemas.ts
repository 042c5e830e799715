import { z } from 'zod';
import { paging } from '#src/platform/list-schemas.ts';
import { text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';
import { maxPairs } from './client.ts';

const modelId = (kind: string) =>
  text(120)
    .optional()
    .meta({ description: `\`_id\` of a ${kind} from \`GET /gear\`` });

export const fitQuery = z.object({
  camera: modelId('camera'),
  lens: text(180).optional().meta({
    description: '`_id` of a lens from `GET /gear`, or `_id@mount` of one that was made for several',
  }),
  listing: text(36).optional().meta({ description: 'a listed item instead of either' }),
});
export type FitQuery = z.output<typeof fitQuery>;

export const namedAdapterQuery = z.object({
  brand: text(120).optional().meta({ description: 'the brand of an accessory' }),
  title: text(120).optional().meta({ description: 'its title' }),
});

export const namedAdapter = z
  .object({
    adaptsFrom: z
      .string()
      .nullable()
      .meta({ description: 'the mount of the lens; null if the title names none' }),
    adaptsTo: z.string().nullable().meta({ description: 'the mount of the camera' }),
  })
  .meta({ id: 'NamedAdapter' });
export type NamedAdapter = z.output<typeof namedAdapter>;

/** Adapters that are on sale, for one name in the verdicts. */
const adaptersOnSale = z.object({
  name: z.string(),
  count: z.int().meta({ description: 'how many adapters that join the same mounts are on sale' }),
  from: z.number().meta({ description: 'the lowest price' }),
  path: z.string().meta({ description: 'the page that lists them' }),
});
export type AdaptersOnSale = z.output<typeof adaptersOnSale>;

const fitVerdicts = ['native', 'adapter', 'limited', 'no', 'unknown'] as const;
const fitImages = ['full', 'crop', 'vignettes', 'unknown'] as const;
const adapter = z.object({
  name: z.string(),
  optics: z.boolean().meta({ description: 'whether it contains optics' }),
  factor: z
    .number()
    .nullable()
    .meta({ description: 'by how much it changes the focal length; below 1 for a focal reducer' }),
  infinity: z.boolean().meta({ description: 'whether it allows focusing to infinity' }),
  source: z.string(),
});

const fitSummary = z.object({
  verdict: z.enum(fitVerdicts),
  image: z.enum(fitImages),
  loses: z.array(z.string()),
  adapter: z.string().nullable().meta({ description: 'the one that preserves the most functions' }),
  damages: z.boolean().meta({ description: 'whether combining the two can cause damage' }),
});

export const fitResponse = z
  .object({
    camera: z.string().nullable().meta({ description: 'null if the item has no model' }),
    lens: z.string().nullable(),
    verdict: z.enum(fitVerdicts).meta({
      description:
        'native: without an adapter; adapter: with one of `adapters`; limited: it mounts, with one of `adapters` if there are any, but it cannot be focused, focused at infinity, or have its aperture changed; unknown: no source covers it',
    }),
    image: z.enum(fitImages).meta({
      description:
        'full: covers the full frame; crop: the camera crops to the center; vignettes: dark corners',
    }),
    loses: z
      .array(z.string())
      .meta({ description: 'autofocus, aperture, focus, stabilisation, infinity or metering' }),
    warns: z.array(z.string()).meta({ description: 'codes of what to consider or to ask' }),
    adapters: z.array(adapter).meta({ description: 'the one that preserves the most functions first' }),
    because: z.array(z.object({ code: z.string(), text: z.string(), source: z.string() })),
    part: z.string().nullable().meta({
      description: 'the name of the part of the item that this is about; null if it is the item itself',
    }),
    others: z
      .array(fitSummary.extend({ part: z.string().nullable() }))
      .meta({ description: 'the other parts of the item that are cameras or lenses like this one' }),
    byMount: z.array(fitSummary.extend({ mount: z.string() })).meta({
      description:
        'if the verdict is `unknown` because the lens was made for several mounts: the verdict for each of them, best verdicts first',
    }),
    knownBy: z.enum(['model', 'title', 'mount']).meta({
      description: 'title: the model is read from the title of the item; mount: only its mount is known',
    }),
  })
  .meta({ id: 'Fit' });
export type FitResponse = z.output<typeof fitResponse>;
export const fitPair = fitSummary.extend({
  listing: z.string(),
  model: z.string(),
  part: z
    .string()
    .nullable()
    .meta({ description: 'the name of the part that fits best; null if it is the item itself' }),
});
export type FitPair = z.output<typeof fitPair>;

export const fitItemsQuery = z.object({
  listing: z
    .array(text(36))
    .max(maxPairs.listings, { error: () => fieldProblems.givenAtMost(maxPairs.listings) })
    .optional()
    .meta({ description: 'listed items' }),
  model: z
    .array(text(180))
    .max(maxPairs.models, { error: () => fieldProblems.givenAtMost(maxPairs.models) })
    .optional()
    .meta({ description: '`_id` of a model; `_id@mount` of a lens that is made for several' }),
});

export type FitItemsQuery = z.output<typeof fitItemsQuery>;

export const fitItems = z
  .object({
    models: z.array(
      z.object({ _id: z.string(), kind: z.enum(['cameras', 'lens']), brand: z.string(), name: z.string() }),
    ),
    pairs: z.array(fitPair).meta({ description: 'every item paired with every model of the other kind' }),
    onSale: z
      .array(adaptersOnSale)
      .meta({ description: 'of the adapters in `pairs`, those that are on sale' }),
  })
  .meta({ id: 'FitItems' });
export type FitItems = z.output<typeof fitItems>;

export const fitsOfQuery = paging.extend({
  verdict: z
    .enum(fitVerdicts, { error: () => fieldProblems.oneOfMany(...fitVerdicts) })
    .optional()
    .meta({ description: 'only those with this verdict' }),
});
export type FitsOfQuery = z.output<typeof fitsOfQuery>;

export const fitOf = z
  .object({
    model: z.string(),
    brand: z.string(),
    name: z.string(),
    verdict: z.enum(fitVerdicts),
    image: z.enum(fitImages),
    loses: z.array(z.string()),
    adapter: z.string().nullable(),
  })
  .meta({ id: 'FitOf' });
export type FitOf = z.output<typeof fitOf>;

/**
 * Applies to items with exactly these mounts, in lower case: either only to those of `models`, or to all others and
 * those without a model.
 */
type FitRule = { mounts: readonly string[]; models: readonly string[]; isExcept: boolean };

/** An item to which no rule applies gets the verdict unknown. */
export type FitRules = Record<'native' | 'adapter' | 'limited' | 'no', FitRule[]>;
