import { shownFields } from '#src/catalog/items/row-service.server.ts';
import { toInspection } from '#src/gear/grading/inspection-service.server.ts';
import { pauseOf } from '#src/moderation/reports/deciding/pause-schemas.ts';
import { dayMs } from '#src/platform/shared/dates.ts';
import { fromMinorUnits } from '#src/platform/shared/money.ts';
import { siteTexts } from '#src/texts/site.ts';
import type { ListingRow } from './queries.server.ts';
import { advertisedDays, type Listing, type ModeratedListing, type OwnListing } from './schemas.ts';

/** Null when the item is not advertised. */
export function advertisedUntil(since: Date | null): Date | null {
  const until = since && new Date(since.getTime() + advertisedDays * dayMs);
  return until && until.getTime() > Date.now() ? until : null;
}

export function toListing(row: ListingRow): Listing {
  const { seller_checked: checked, seller_verified_at: since } = row;
  const until = advertisedUntil(row.advertised_at);
  const inspection = toInspection(row.inspection, row.title);
  return {
    _id: row.id,
    version: row.version,
    products: {
      _id: row.seller_id,
      seller: row.seller_name,
      title: row.title,
      des: row.des,
      brand: row.brand,
      condition: row.condition,
      duration: row.duration,
      location: row.location,
      buy: fromMinorUnits(row.buy_cents),
      sale: fromMinorUnits(row.sale_cents),
      img: row.img,
      status: checked ? 'varified' : 'verify',
    },
    reducedFrom: row.reduced_from_cents === null ? null : fromMinorUnits(row.reduced_from_cents),
    date: row.listed_at.toISOString(),
    state: row.state,
    bookedSince: row.booked_at?.toISOString() ?? null,
    verification: checked && { since: since?.toISOString() ?? null, checked },
    kind: row.kind,
    advertised: until !== null,
    advertisedUntil: until?.toISOString() ?? null,
    ...shownFields(row),
    place: row.place,
    crop: row.crop,
    parts: row.parts,
    photos: row.photos.map((photo, index) => ({
      ...photo,
      alt: siteTexts.listing.photoAlt(row.title, index + 1, row.photos.length),
    })),
    graded: inspection?.grade ? 'questions' : 'stated',
    inspection,
    evidence: row.evidence,
  };
}

/** Shows the minimum for offers only to the owner. */
export function toOwnListing(row: ListingRow, readerId: string | null): OwnListing {
  const floor = row.seller_id === readerId ? row.floor_cents : null;
  return {
    ...toListing(row),
    paused: pauseOf(row),
    edited: row.edited_at?.toISOString() ?? null,
    sold: row.sold_at?.toISOString() ?? null,
    asksMount: row.asks_mount,
    floor: floor === null ? null : fromMinorUnits(floor),
    awaitsReturn: row.return_order_id !== null,
  };
}

export function toModerated(row: ListingRow): ModeratedListing {
  return { ...toOwnListing(row, null), withdrawn: row.deleted_at?.toISOString() ?? null };
}
