import { LRUCache } from 'lru-cache';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { toCardListing, type CardListing } from '#src/catalog/listings/card-listing.ts';
import { cardSources, ListingCard, sizesOf, type CardLook } from '#src/catalog/listings/listing-card.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { gauge } from '#src/platform/observability/metrics.server.ts';
import { formatDay } from '#src/platform/shared/dates.ts';
import { grammar } from '#src/texts/grammar.ts';
import { shopFacts } from '#src/texts/shop.ts';
import type { PhotoFile } from '#src/ui/photo.tsx';
import type { CardList } from './cards-card.tsx';
import type { ItemCard } from './schemas.ts';

const maxBytes = 16 * 1024 * 1024;
/** HTML by what it shows, so that nothing has to invalidate it. A character takes up to two bytes. */
const rendered = new LRUCache<string, string>({
  maxSize: maxBytes,
  sizeCalculation: (html, key) => 2 * (html.length + key.length),
});
gauge('rangefinder_card_cache_bytes', 'Size of the rendered cards of items', [], () => [
  [{}, rendered.calculatedSize],
]);

/** The language, day and shop of all cached cards. A date is written without its year if that is the current one. */
let common = '';

function forgetIfOutdated(): void {
  const now = JSON.stringify([grammar.language, formatDay(new Date().toISOString()), shopFacts()]);
  if (now !== common) rendered.clear();
  common = now;
}

function renderCard(listing: CardListing, look: CardLook): string {
  const key = JSON.stringify([listing, look]);
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = renderToStaticMarkup(createElement(ListingCard, { listing, ...look }));
  rendered.set(key, html);
  return html;
}

/** How many photos of a list are visible at once on a wide screen. */
const firstRow = 4;

type ListLook = Pick<CardLook, 'heading' | 'comparable' | 'cover'> & {
  isDocument: boolean;
  /** Whether the first row is visible at once. */
  atTop?: boolean;
};
type Shown = Listing & Pick<CardListing, 'limits'>;

/** Renders the cards of a list. A document has their HTML in its body, so its data leaves it out. */
export function renderCards(
  listings: readonly Shown[],
  { isDocument, atTop = false, ...look }: ListLook,
): CardList {
  forgetIfOutdated();
  const cards = listings.map(cardOf);
  const html = cards.map((card, index) =>
    renderCard(card, { ...look, eager: atTop && index < firstRow, important: atTop && index === 0 }),
  );
  const [first] = atTop ? cards : [];
  const list = { count: cards.length };
  const shown = { html: html.join(''), photo: first && photoOf(first, look) };
  // React Router sends only enumerable properties to the browser.
  return isDocument
    ? Object.defineProperties(list, { html: { value: shown.html }, photo: { value: shown.photo } })
    : { ...list, html: shown.html };
}

const cardOf = ({ limits, ...listing }: Shown): CardListing => ({
  ...toCardListing(listing),
  ...(limits && { limits }),
});

const photoOf = (card: CardListing, look: CardLook): PhotoFile => ({
  src: card.products.img,
  sources: cardSources(card),
  sizes: sizesOf(look),
});

/** Renders cards for a list that the browser puts together. */
export function renderEachCard(listings: readonly Shown[]): ItemCard[] {
  forgetIfOutdated();
  return listings.map((listing) => ({
    _id: listing._id,
    html: renderCard(cardOf(listing), { heading: 'h3' }),
  }));
}
