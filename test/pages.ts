import type { Shop } from './shop.ts';

export type ReadPage<T> = { items: T[]; total: string | null; capped: string | null; link: string | null };

/** Follows `Link: …; rel="next"` from a path of the API to the end. */
export async function everyPage<T>(
  shop: Shop,
  path: string,
  as?: { token: string } | string,
): Promise<ReadPage<T>[]> {
  const pages: ReadPage<T>[] = [];
  for (let next: string | undefined = path; next;) {
    const { status, body, headers } = await shop.call('GET', next, as ? { as } : {});
    if (status !== 200) throw new Error(`${next}: ${status}`);
    const link = headers.get('link');
    pages.push({
      items: body,
      total: headers.get('x-total-count'),
      capped: headers.get('x-total-count-capped'),
      link,
    });
    next = /^<\/api([^>]+)>; rel="next"$/.exec(link ?? '')?.[1];
    if (pages.length > 100) throw new Error('the pages do not end');
  }
  return pages;
}
