import { listActiveFrom } from '#src/catalog/listings/lists/active-service.server.ts';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import type { App } from '#src/platform/app.server.ts';
import { cutText } from '#src/platform/user-text/cut.ts';
import { shopFacts, shopName } from '#src/texts/shop.ts';
import { xml } from './feed.server.ts';

/** The limits of Google Merchant Center. */
const [maxTitle, maxDescription, maxBrand, maxMorePhotos] = [150, 5000, 70, 10];
const batchSize = 200;

/** Yields the visible items in the format of Google Merchant Center, by their ids. */
export async function* productFeed(app: App): AsyncIterable<string> {
  const { PUBLIC_URL: url } = app.config;
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xml(shopName())}</title>
<link>${xml(`${url}/`)}</link>
<description>${xml(app.shop.current.tagline ?? shopName())}</description>
`;
  for (let from: string | undefined = ''; from !== undefined;) {
    // Requests one extra item, which is the first one of the next batch.
    const items: Listing[] = await listActiveFrom(app, from, batchSize + 1);
    yield items
      .slice(0, batchSize)
      .map((item) => writeItem(item, url))
      .join('');
    from = items[batchSize]?._id;
  }
  yield '</channel>\n</rss>\n';
}

function writeItem({ _id, kind, state, products, photos }: Listing, url: string): string {
  const at = (path: string) => new URL(path, url).href;
  const { code, decimals } = shopFacts().currency;
  const [, ...morePhotos] = photos;
  const fields: [name: string, value: string][] = [
    ['id', _id],
    ['title', cutText(products.title, maxTitle)],
    ['description', cutText(products.des, maxDescription)],
    ['link', at(`/${kind}/${_id}`)],
    ['image_link', at(products.img)],
    ...morePhotos
      .slice(0, maxMorePhotos)
      .map((photo): [string, string] => ['additional_image_link', at(photo.url)]),
    ['availability', state === 'available' ? 'in_stock' : 'out_of_stock'],
    ['price', `${products.sale.toFixed(decimals)} ${code}`],
    ['condition', 'used'],
    ['brand', cutText(products.brand, maxBrand)],
    // Used items have no number by which Google would find their product.
    ['identifier_exists', 'no'],
  ];
  return `<item>\n${fields.map(([name, value]) => `<g:${name}>${xml(value)}</g:${name}>\n`).join('')}</item>\n`;
}
