import type pg from 'pg';
import { addCamera, signUpUser, signUpBuyers } from '#lab/bench/users.ts';
import type { Running } from '#lab/bench/processes.ts';
import type { Cast } from './messages.ts';

/** Selects buyers, items, pages and searches of a seeded shop. */
export async function castOf(
  shop: Running,
  client: pg.Client,
  wanted: { items: number; buyers: number },
): Promise<Cast> {
  const idsOf = async (order: string, limit: number) => {
    const { rows } = await client.query<{ id: string; kind: string }>(
      `select id, kind from listings
       where sold_at is null and deleted_at is null and id not in (table booked_listings) and img like 'https://example.com/%'
       order by ${order} limit $1`,
      [limit],
    );
    return rows;
  };
  // Only the newest items are read; bookings take other items.
  const seen = (await idsOf('listed_at desc, id desc', 300)).map(({ kind, id }) => `/${kind}/${id}`);
  const lists = ['/cameras', '/', '/lens', '/accessories', '/blogs', '/api/cameras', '/api/advertised'];
  // Lists come first, because the first twentieth of the pages gets a third of all reads.
  const pages = [...lists.flatMap((path) => [path, path, path]), ...seen];
  const words = [
    'nikon',
    'leica m6',
    '50mm',
    'canon ae-1',
    'x-t3',
    'tripod',
    'rollei',
    'fm2',
    'sony a7',
    'flash',
  ];
  const searches = words.flatMap((word) => {
    const q = encodeURIComponent(word);
    return [`/search?q=${q}`, `/api/search?q=${q}`, `/cameras?q=${q}&condition=Good`];
  });
  const booked = (await idsOf('listed_at, id', wanted.items)).map(({ id }) => id);
  const buyers = (await signUpBuyers(shop.url, wanted.buyers)).map(({ token }) => token);
  const seller = await signUpUser(shop.url, 'Seller');
  const own: string[] = [];
  while (own.length < 100) own.push((await addCamera(shop.url, seller, `Edited ${own.length}`)).id);
  return { url: shop.url, buyers, seller: seller.token, own, items: booked, pages, searches };
}
