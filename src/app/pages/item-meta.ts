import type { Listing } from '#src/catalog/listings/schemas.ts';

/** A booked item may come back; a sold one does not. */
const availability = { available: 'InStock', booked: 'Reserved', sold: 'SoldOut' } as const;

/** Structured data for search engines: a used product and its one offer. */
export function productData({ _id, kind, state, products: item }: Listing, at: (path: string) => string) {
  const url = at(`/${kind}/${_id}`);
  return {
    '@type': 'Product',
    name: item.title,
    description: item.des,
    image: at(item.img),
    url,
    sku: _id,
    brand: { '@type': 'Brand', name: item.brand },
    itemCondition: 'https://schema.org/UsedCondition',
    offers: {
      '@type': 'Offer',
      url,
      price: item.sale.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${availability[state]}`,
      itemCondition: 'https://schema.org/UsedCondition',
      seller: { '@type': 'Person', name: item.seller },
    },
  };
}
