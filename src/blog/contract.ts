import { z } from 'zod';

export const post = z
  .object({
    _id: z.string(),
    title: z.string(),
    image: z.string(),
    des: z.string().meta({ description: 'Markdown' }),
    excerpt: z.string(),
    date: z.iso.datetime(),
  })
  .meta({ id: 'Blog' });
export type Post = z.output<typeof post>;
