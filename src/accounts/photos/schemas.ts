import { z } from 'zod';
// First: it forbids zod what a page's policy forbids.
import '#src/platform/schemas.ts';

export const photo = z
  .object({
    url: z.string().meta({ description: 'a JPEG, for whatever knows nothing better' }),
    width: z.number().int().meta({ description: 'of the largest one, in pixels' }),
    height: z.number().int(),
    alt: z.string(),
    placeholder: z.string().meta({ description: 'a few pixels as a data: address' }),
    base: z
      .string()
      .nullable()
      .meta({ description: '`{base}-{width}.{format}` is served for each of `widths` and `formats`' }),
    widths: z.array(z.number().int()),
    formats: z.array(z.enum(['avif', 'webp'])),
  })
  .meta({ id: 'Photo' });
export type Photo = z.output<typeof photo>;

export type PhotoFiles = Pick<Photo, 'base' | 'widths' | 'formats'>;

/** The formats that sharp can read and every phone can make. */
export const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const maxImageBytes = 15 * 1024 * 1024;
