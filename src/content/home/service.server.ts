import { countOnShow } from '#src/catalog/search/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import type { Category } from './schemas.ts';

declare module '#src/platform/cache/collect-tags.server.ts' {
  interface CacheTags {
    categories: 'categories';
  }
}

export async function listCategories(app: App): Promise<Category[]> {
  addCacheTags(['categories']);
  const rows = await app.db
    .selectFrom('categories')
    .select(['id', 'cat', 'name', 'img'])
    .orderBy('position')
    .execute();
  return Promise.all(
    rows.map(async ({ id, cat, name, img }) => ({
      _id: id,
      cat,
      name,
      img,
      count: await countOnShow(app, cat),
    })),
  );
}
