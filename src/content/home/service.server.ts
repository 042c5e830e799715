import { z } from 'zod';
import { countActiveItems } from '#src/catalog/search/service.server.ts';
import type { App } from '#src/platform/app.server.ts';
import { addCacheTags } from '#src/platform/cache/collect-tags.server.ts';
import { shopFacts } from '#src/texts/shop.ts';

export const category = z
  .object({
    _id: z.string(),
    cat: z.enum(['cameras', 'lens', 'accessories']).meta({ description: 'the path of its list' }),
    name: z.string(),
    img: z.string(),
    count: z.number().int().meta({ description: 'number of listed items' }),
  })
  .meta({ id: 'Category' });
export type Category = z.output<typeof category>;

declare module '#src/platform/cache/collect-tags.server.ts' {
  interface CacheTags {
    categories: 'categories';
  }
}

export async function listCategories(app: App): Promise<Category[]> {
  addCacheTags(['categories', 'shop']);
  const rows = await app.db
    .selectFrom('categories')
    .select(['id', 'cat', 'name', 'img'])
    .orderBy('position')
    .execute();
  return Promise.all(
    rows.map(async ({ id, cat, name, img }) => ({
      _id: id,
      cat,
      name: shopFacts().kinds?.[cat] ?? name,
      img,
      count: await countActiveItems(app, cat),
    })),
  );
}
