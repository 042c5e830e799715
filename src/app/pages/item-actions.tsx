import { useSession } from '#src/accounts/auth/session.ts';
import { useIsBlocked } from '#src/accounts/blocks/client.ts';
import { ListingPrice } from '#src/catalog/listings/listing-card.tsx';
import type { Listing } from '#src/catalog/listings/schemas.ts';
import { WatchCard } from '#src/catalog/watchlist/watch-card.tsx';
import { useOfferCard } from '#src/deals/offers/offer-card.tsx';
import { BookingCard, BookingHint, useOwnOrder } from '#src/deals/orders/booking/booking-card.tsx';
import { AskCard } from '#src/messaging/conversations/writing/ask-card.tsx';
import { formatMoney } from '#src/platform/shared/money.ts';
import { itemTexts } from '#src/texts/item.ts';

/**
 * The actions of viewers on an item's page. On phones, the first row also shows the price and stays at the bottom of the
 * screen. It can stick for the whole page because it is the last child of the page's column there.
 */
export function ItemActions({ listing }: { listing: Listing }) {
  const { _id: id, version, kind, products: item, state, bookedSince, offers } = listing;
  const sellerId = item._id;
  const { ownOrder, isKnown, setOwnOrder } = useOwnOrder({ id, state });
  const session = useSession();
  const isOwn = session.state === 'signed-in' && session.user._id === sellerId;
  const isBlocked = useIsBlocked(sellerId) && !ownOrder;
  const offered = {
    id,
    version,
    kind,
    title: item.title,
    sale: item.sale,
    price: formatMoney(item.sale),
    sellerId,
    seller: item.seller,
  };
  const bookable = {
    ...offered,
    state,
    location: item.location,
    place: listing.place?._id ?? null,
    bookedSince,
  };
  const { button, sentence } = useOfferCard(offered, offers && state === 'available' && !isBlocked);
  const hasBooked = state === 'booked' && ownOrder !== null;
  return (
    <>
      <div
        data-sticky-bar
        className="flex flex-wrap items-center gap-x-3 gap-y-2 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:order-2 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:max-lg:mx-0 sm:max-lg:px-0 print:hidden"
      >
        <ListingPrice listing={listing} className="lg:hidden" />
        {isBlocked ? (
          <output className="flex-1 basis-48 font-semibold">{itemTexts.booking.unavailable}</output>
        ) : (
          <div className="flex flex-1 basis-60 gap-2 *:min-w-0 *:flex-1 lg:gap-3">
            <BookingCard item={bookable} ownOrder={ownOrder} onBooked={setOwnOrder} />
            {button}
          </div>
        )}
      </div>
      <div className="flex flex-col gap-3 empty:hidden">
        {!isBlocked && !(isOwn && state === 'available') && (
          <BookingHint item={bookable} ownOrder={ownOrder} />
        )}
        {sentence}
        {!isOwn && state !== 'sold' && !hasBooked && (
          <div className="flex min-h-11 gap-2 *:min-w-0 *:flex-1 lg:gap-3">
            {!isBlocked && <AskCard item={offered} />}
            {isKnown && (
              <WatchCard id={id} title={item.title} sellerId={sellerId} isBooked={state === 'booked'} />
            )}
          </div>
        )}
      </div>
    </>
  );
}
