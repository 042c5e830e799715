import { z } from 'zod';

export const category = z
  .object({
    _id: z.string(),
    cat: z.enum(['cameras', 'lens', 'accessories']).meta({ description: 'the path of its list' }),
    name: z.string(),
    img: z.string(),
    count: z.number().int().meta({ description: 'items on show' }),
  })
  .meta({ id: 'Category' });
export type Category = z.output<typeof category>;
