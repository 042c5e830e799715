import type { Feed, Feature } from '#src/platform/feature.server.ts';
import { paging } from '#src/platform/list-schemas.ts';
import { siteTexts } from '#src/texts/site.ts';
import { blogRoutes } from './api.server.ts';
import { exportPosts } from './queries.server.ts';
import { addressesOfPosts, listPublished, partsOfPosts } from './service.server.ts';

const feed: Feed = {
  name: 'posts',
  title: () => siteTexts.found.postFeed,
  about: () => siteTexts.found.blogs,
  async entries(app, limit) {
    const { items } = await listPublished(app, { limit });
    return items.map(({ _id, title, excerpt, date, image }) => ({
      id: _id,
      path: `/blogs/${_id}`,
      title,
      text: excerpt,
      date,
      image,
    }));
  },
};

export const postFeature = {
  routes: blogRoutes,
  publicPaths: [
    { pattern: /^(\/api)?\/blogs(\.data)?$/, params: paging },
    { pattern: /^(\/api)?\/blogs\/[\w-]{1,64}(\.data)?$/ },
  ],
  pages: ['/blogs'],
  sitemap: { name: 'posts', parts: partsOfPosts, addresses: addressesOfPosts },
  feeds: [feed],
  personalData: { posts: { read: exportPosts } },
} satisfies Feature;
