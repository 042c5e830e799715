import type { Examples } from '#src/platform/manifest.server.ts';
import { date, id } from '#src/platform/http/samples.ts';

const post = {
  title: 'How to check a used lens',
  image: 'https://example.com/lens.jpg',
  des: '## Hold it to the light\n\nDust is harmless, *haze* is not.',
  excerpt: 'Five minutes with a torch.',
};

export const postExamples: Examples = {
  schemas: {
    Blog: { _id: id, ...post, date },
    ManagedBlog: { _id: id, ...post, published: false, date },
  },
  answers: {
    'POST /blogs/preview': { html: '<h2>Hold it to the light</h2>\n' },
  },
  bodies: {
    'POST /blogs': { ...post, published: true },
    'POST /blogs/preview': { des: post.des },
    'PATCH /blogs/{id}': { published: true },
  },
};
