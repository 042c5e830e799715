import { z } from 'zod';
import { text } from '#src/platform/contract.ts';

const modelId = (kind: string) =>
  text(120)
    .optional()
    .meta({ description: `\`_id\` of a ${kind} that \`GET /gear\` answered` });

/** `GET /fit`. */
export const fitQuery = z.object({
  camera: modelId('camera'),
  lens: modelId('lens'),
  listing: text(36).optional().meta({ description: 'an item on show, in place of either' }),
});
export type FitQuery = z.output<typeof fitQuery>;

const fitVerdicts = ['native', 'adapter', 'no', 'unknown'] as const;
const fitImages = ['full', 'crop', 'vignettes', 'unknown'] as const;
const adapter = z.object({
  name: z.string(),
  optics: z.boolean().meta({ description: 'whether it has a lens inside' }),
  infinity: z.boolean().meta({ description: 'whether what is far away can be focused' }),
  source: z.string(),
});

export const fitAnswer = z
  .object({
    camera: z.string().nullable().meta({ description: 'null where its item names no model' }),
    lens: z.string().nullable(),
    verdict: z.enum(fitVerdicts).meta({
      description: 'native: as they are; adapter: with one of `adapters`; unknown: no source says it',
    }),
    image: z.enum(fitImages).meta({
      description: 'full: it fills the frame; crop: the camera takes the middle; vignettes: dark corners',
    }),
    loses: z.array(z.string()).meta({ description: 'autofocus, aperture, focus, stabilisation or infinity' }),
    warns: z.array(z.string()),
    adapters: z.array(adapter).meta({ description: 'the one that keeps most first' }),
    because: z.array(z.object({ code: z.string(), text: z.string(), source: z.string() })),
    knownBy: z.enum(['model', 'title', 'mount']).meta({
      description: 'title: the model is read from the title of the item; mount: only its mount is known',
    }),
  })
  .meta({ id: 'Fit' });
export type FitAnswer = z.output<typeof fitAnswer>;
