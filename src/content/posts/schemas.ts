import { z } from 'zod';
import { sortedBy, typed } from '#src/platform/list-schemas.ts';
import { currentVersion, editedVersion, imageUrl, line, text } from '#src/platform/schemas.ts';
import { fieldProblems } from '#src/texts/problems-fields.ts';

export const postFields = z.object({
  title: line(120),
  image: imageUrl,
  des: text(50_000).meta({ description: 'Markdown; raw HTML is shown as text' }),
  excerpt: text(300, 0).meta({ description: 'a sentence or two for lists and search engines' }),
});
export type PostFields = z.output<typeof postFields>;

const published = z
  .boolean({ error: () => fieldProblems.oneOf('true', 'false') })
  .meta({ description: 'true: published; false: a draft' });

export const newPost = postFields.extend({
  excerpt: postFields.shape.excerpt.default(''),
  published: published.default(false),
});
export type NewPost = z.output<typeof newPost>;

export const postChanges = postFields.extend({ published }).partial().extend({ version: editedVersion });
export type PostChanges = z.output<typeof postChanges>;

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

export const managedPost = post
  .extend({
    published: z.boolean(),
    version: currentVersion,
    date: z.iso.datetime().meta({ description: 'when it was published, or for a draft when it was changed' }),
  })
  .meta({ id: 'ManagedBlog' });
export type ManagedPost = z.output<typeof managedPost>;

export const managedQuery = sortedBy(['date', 'title', 'state']).extend({
  state: z
    .enum(['draft', 'published'], { error: () => fieldProblems.oneOf('draft', 'published') })
    .optional()
    .meta({ description: 'only those in this state' }),
  q: typed,
});
export type ManagedQuery = z.output<typeof managedQuery>;

export const previewInput = z.object({ des: text(50_000, 0) });
export const previewResponse = z.object({ html: z.string() });
