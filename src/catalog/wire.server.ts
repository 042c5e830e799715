import { toDollars } from '#src/platform/money.ts';
import { texts } from '#src/texts/texts.ts';
import type { Listing } from './contract.ts';
import type { ListingRow } from './queries.server.ts';

/** A row as the wire has it. */
export function toListing(row: ListingRow): Listing {
  const { seller_checked: checked, seller_verified_at: since } = row;
  return {
    _id: row.id,
    products: {
      _id: row.seller_id,
      seller: row.seller_name,
      title: row.title,
      des: row.des,
      brand: row.brand,
      condition: row.condition,
      duration: row.duration,
      location: row.location,
      buy: toDollars(row.buy_cents),
      sale: toDollars(row.sale_cents),
      img: row.img,
      status: checked ? 'varified' : 'verify',
    },
    date: row.listed_at.toISOString(),
    state: row.state,
    verification: checked && { since: since?.toISOString() ?? null, checked },
    kind: row.kind,
    advertised: row.advertised_at !== null,
    model: row.model,
    modelId: row.model_id,
    mount: row.mount,
    crop: row.crop,
    photos: row.photos.map((photo, index) => ({
      ...photo,
      alt: texts.listing.photoAlt(row.title, index + 1, row.photos.length),
    })),
  };
}
